import type { Possession } from '@underhall/contract';
import {
  baseOf,
  bonusOf,
  type Character,
  progressOf,
  type Quality,
  rowOf,
  type Standing,
  tell,
  type World,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { inWords } from '../wording/number.ts';
import { nameOf } from '../wording/quality-name.ts';

/** A quality as the character holds it, or as it stood when a turn told of it. */
export function presentPossession(quality: Quality, character: Character, world: World, at?: Standing): Possession {
  const standing = at ?? baseOf(quality.id, character, world);
  const bonus = quality.shared ? 0 : bonusOf(quality.id, character, world);
  const effective = Math.max(0, standing.level + bonus);
  const stage = stageOf(quality, effective);
  const name = nameOf(quality, character);
  return {
    id: quality.id,
    qualityPossessedId: rowOf(character.qualities, quality.id),
    name,
    nameAndLevel: nameAndLevel(name, quality, effective, stage),
    description: tell(quality.descriptionHtml, character, world),
    image: quality.hidden ? '' : quality.image,
    category: quality.hidden ? 'Hidden' : quality.category,
    nature: quality.nature,
    level: standing.level,
    effectiveLevel: effective,
    himbleLevel: quality.order,
    progressAsPercentage: progressOf(standing, quality),
    equippable: quality.slot !== undefined,
    allowedOn: quality.shared ? 'World' : 'Character',
    enhancements: (quality.enhancements ?? []).map(({ quality: id, level }) => ({
      qualityId: id,
      qualityName: escapeHtml(world.qualities.get(id)?.name ?? ''),
      level,
      category: world.qualities.get(id)?.category ?? '',
      affectsPyramid: world.qualities.get(id)?.climbs === 'ever steeper',
    })),
    ...(quality.cap !== undefined && { cap: quality.cap }),
    ...(stage !== undefined && { levelDescription: escapeHtml(stage) }),
    ...(quality.availableAt !== undefined && { availableAt: escapeHtml(quality.availableAt) }),
    ...(bonus !== 0 && { bonusOrPenaltyDisplay: bonus > 0 ? `+${bonus}` : String(bonus) }),
    ...(quality.slot !== undefined && { isOutfit: true }),
  };
}

/** The text that belongs to a level: the entry with the highest threshold not above it. */
export const stageOf = (quality: Quality, level: number): string | undefined =>
  quality.stages?.findLast((stage) => stage.from <= level)?.text;

function nameAndLevel(name: string, quality: Quality, level: number, stage: string | undefined): string {
  if (quality.nature === 'Thing') return `${inWords(level)} x ${name}`;
  const cap = quality.cap === undefined ? '' : `/${inWords(quality.cap)}`;
  return `${name} ${inWords(level)}${cap}${stage === undefined ? '' : ` - ${escapeHtml(stage)}`}`;
}
