import type { Possession } from '@underhall/contract';
import {
  baseOf,
  bonusOf,
  type Character,
  capOf,
  imageOf,
  progressOf,
  type Quality,
  rowOf,
  type Standing,
  stageOf,
  tell,
  type World,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { inWords, sayerOf } from '../wording/number.ts';
import { nameOf } from '../wording/quality-name.ts';

/** A quality as the character holds it, or as it stood when a turn told of it. */
export function presentPossession(quality: Quality, character: Character, world: World, at?: Standing): Possession {
  const standing = at ?? baseOf(quality.id, character, world);
  const bonus = quality.shared ? 0 : bonusOf(quality.id, character, world);
  const effective = Math.max(0, standing.level + bonus);
  const stage = stageOf(quality, effective);
  const name = nameOf(quality, character);
  const cap = capOf(quality, character, world);
  return {
    id: quality.id,
    qualityPossessedId: rowOf(character.qualities, quality.id),
    name,
    nameAndLevel: nameAndLevel(name, quality, effective, cap, stage),
    description: tell(quality.descriptionHtml, character, world),
    image: quality.hidden ? '' : imageOf(quality, effective),
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
      category: world.qualities.get(id)?.category ?? 'Hidden',
      affectsPyramid: world.qualities.get(id)?.climbs === 'ever steeper',
    })),
    ...(cap !== undefined && { cap }),
    ...(stage !== undefined && { levelDescription: escapeHtml(stage) }),
    ...(quality.availableAt !== undefined && { availableAt: escapeHtml(quality.availableAt) }),
    ...(bonus !== 0 && { bonusOrPenaltyDisplay: bonus > 0 ? `+${bonus}` : String(bonus) }),
    ...(quality.slot !== undefined && { isOutfit: true }),
    ...(quality.use !== undefined && world.storylets.has(quality.use) && { useEventId: quality.use }),
  };
}

function nameAndLevel(
  name: string,
  { id, nature }: Quality,
  level: number,
  cap: number | undefined,
  stage: string | undefined,
): string {
  if (nature === 'Thing') return `${sayerOf(id)(level)} x ${name}`;
  const outOf = cap === undefined ? '' : `/${inWords(cap)}`;
  return `${name} ${inWords(level)}${outOf}${stage === undefined ? '' : ` - ${escapeHtml(stage)}`}`;
}
