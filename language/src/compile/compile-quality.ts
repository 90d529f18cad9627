import type { Quality, Stage } from '@underhall/engine';
import type { QualityWritten } from '../meaning/quality.ts';
import { slots } from '../meaning/quality-categories.ts';
import { proseHtml } from '../syntax/rich-text.ts';
import { typographic } from '../syntax/typographic.ts';
import type { Lookup } from './look-up.ts';

/** A quality as the rules use it. `index` is its place among all qualities as written. */
export function compileQuality({ block, facts }: QualityWritten, index: number, find: Lookup): Quality {
  const category = facts.category ?? 'Story';
  const slot = facts.slot ?? slots.find((name) => name === category);
  const secondChanceOn = facts['second chance on'];
  return {
    id: find.idOf(block),
    name: typographic(block.heading.text),
    nature: facts.nature === 'thing' ? 'Thing' : 'Status',
    category,
    climbs: facts.climbs ?? 'one by one',
    steepest: facts.steepest ?? (category === 'BasicAbility' ? 70 : 50),
    ...(facts.cap === undefined ? {} : { cap: facts.cap }),
    descriptionHtml: proseHtml(block.prose),
    image: facts.image ?? '',
    ...(facts.hidden ? { hidden: true } : {}),
    ...(facts.stages ? { stages: stagesOf(facts.stages) } : {}),
    ...(facts.told ? { changeTexts: stagesOf(facts.told) } : {}),
    ...(facts['available at'] ? { availableAt: typographic(facts['available at'].text) } : {}),
    ...(slot ? { slot } : {}),
    ...(facts.enhances
      ? { enhancements: facts.enhances.map(({ quality, count }) => ({ quality: find.named(quality), level: count })) }
      : {}),
    ...(secondChanceOn ? { secondChanceOn: find.named(secondChanceOn) } : {}),
    challengedAs: challengedAs({ block, facts }),
    order: facts.order ?? index + 1,
  };
}

const stagesOf = (stages: readonly Stage[]): readonly Stage[] =>
  [...stages].sort((a, b) => a.from - b.from).map(({ from, text }) => ({ from, text: typographic(text) }));

/** The formula of a challenge on this quality, when the challenge does not say. */
export const challengedAs = ({ facts }: QualityWritten): 'broad' | 'narrow' =>
  facts['challenged as'] ?? (facts.category === 'BasicAbility' ? 'broad' : 'narrow');
