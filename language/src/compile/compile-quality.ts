import { type LevelMessage, type Milestone, type Quality, type Stage, slotOfCategory } from '@underhall/engine';
import type { Mention } from '../meaning/form.ts';
import type { WrittenMilestone, WrittenQuality } from '../meaning/quality.ts';
import type { WrittenText } from '../meaning/written-text.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { compileLead } from './compile-lead.ts';
import { compileLevels } from './compile-requirement.ts';
import { compileProse, compileText } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

/** @param index position among all qualities of the source */
export function compileQuality(
  { block, facts, prose, milestones }: WrittenQuality,
  index: number,
  find: Lookup,
): Quality {
  const category = facts.category ?? 'Story';
  const slot = facts.slot ?? slotOfCategory(category);
  return {
    id: find.idOf(block),
    name: curlQuotes(block.heading.text),
    nature: facts.nature === 'thing' ? 'Thing' : 'Status',
    category,
    ...(facts.group ? { group: curlQuotes(facts.group.text) } : {}),
    climbs: facts.climbs ?? 'one by one',
    steepest: facts.steepest ?? (category === 'BasicAbility' ? 70 : 50),
    ...(facts.cap === undefined ? {} : { cap: facts.cap }),
    ...reference('capRaisedBy', facts['cap raised by'], find),
    ...(facts.target === undefined ? {} : { target: facts.target }),
    descriptionHtml: compileProse(prose, find),
    image: facts.image ?? '',
    ...(facts.hidden ? { hidden: true } : {}),
    ...(facts.shared ? { shared: true } : {}),
    ...(facts.stages ? { stages: stagesOf(facts.stages) } : {}),
    ...(facts.pictures ? { stageImages: byLevel(facts.pictures) } : {}),
    ...(facts.told ? { changeTexts: compileLevelTexts(facts.told, find) } : {}),
    ...(facts.lead ? { lead: compileLead({ facts, milestones }, find) } : {}),
    ...(milestones.length > 0 ? { milestones: compileMilestones(milestones, find) } : {}),
    ...(milestoneOf({ facts }) === 'each level' ? { levelsAreMilestones: true } : {}),
    ...(facts.relationship ? { relationshipHtml: compileText(facts.relationship, find) } : {}),
    ...(facts['available at'] ? { availableAt: curlQuotes(facts['available at'].text) } : {}),
    ...(slot ? { slot } : {}),
    ...(facts.enhances ? { enhancements: compileLevels(facts.enhances, find) } : {}),
    ...(facts.dulls ? { dulls: compileLevels(facts.dulls, find) } : {}),
    ...reference('secondChanceOn', facts['second chance on'], find),
    challengedAs: challengeKindOf({ facts }),
    ...(facts.scaler === undefined ? {} : { scaler: facts.scaler }),
    ...(facts.step === undefined ? {} : { step: facts.step }),
    ...reference('menace', facts.menace, find),
    ...reference('use', facts.use, find),
    ...(facts.namable ? { namable: true } : {}),
    ...(facts.flaunt === false ? { flaunt: false } : {}),
    ...(facts.lend ? { loanable: true } : {}),
    order: facts.order ?? index + 1,
  };
}

const reference = <Key extends string>(
  key: Key,
  other: Mention | undefined,
  find: Lookup,
): { readonly [K in Key]?: number } => (other ? ({ [key]: find.idFor(other) } as { readonly [K in Key]: number }) : {});

const compileLevelTexts = (
  told: readonly { readonly from: number; readonly text: WrittenText }[],
  find: Lookup,
): readonly LevelMessage[] => byLevel(told).map(({ from, text }) => ({ from, text: compileText(text, find) }));

const byLevel = <Leveled extends { readonly from: number }>(entries: readonly Leveled[]): readonly Leveled[] =>
  [...entries].sort((a, b) => a.from - b.from);

const stagesOf = (stages: readonly Stage[]): readonly Stage[] =>
  byLevel(stages).map(({ from, text }) => ({ from, text: curlQuotes(text) }));

const milestoneOf = ({ facts }: Pick<WrittenQuality, 'facts'>): 'each level' | 'none' =>
  facts.milestone ?? (facts.category === 'BasicAbility' ? 'each level' : 'none');

export const challengeKindOf = ({ facts }: Pick<WrittenQuality, 'facts'>): 'broad' | 'narrow' =>
  facts['challenged as'] ?? (facts.category === 'BasicAbility' ? 'broad' : 'narrow');

const compileMilestones = (milestones: readonly WrittenMilestone[], find: Lookup): readonly Milestone[] =>
  milestones.flatMap((each) => compileMilestone(each, find)).sort((one, other) => one.at - other.at);

const kinds = { hero: 'heroes', banner: 'headers', cameo: 'cameos' } as const;

function compileMilestone({ heading, facts, prose }: WrittenMilestone, find: Lookup): readonly Milestone[] {
  if (!heading) return [];
  const { kind, from: at, name } = heading;
  const [picture] = Object.entries(facts).map(([fact, picture]) => ({
    kind: kinds[fact as keyof typeof kinds],
    name: picture,
  }));
  return [{ kind, at, name: curlQuotes(name), lineHtml: compileProse(prose, find), ...(picture ? { picture } : {}) }];
}
