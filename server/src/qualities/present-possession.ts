import type { Possession } from '@underhall/contract';
import {
  baseOf,
  bonusOf,
  capOf,
  imageOf,
  progressOf,
  type Quality,
  rowOf,
  type Standing,
  type Standpoint,
  stageOf,
  tell,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { inWords, sayerOf } from '../wording/number.ts';
import { nameOf } from '../wording/quality-name.ts';

/** A quality as the character has it, or at another level: messages show the level that a change reached. */
export function presentPossession(quality: Quality, here: Standpoint, at?: Standing): Possession {
  const { character, world } = here;
  const standing = at ?? baseOf(quality.id, here);
  const bonus = quality.shared ? 0 : bonusOf(quality.id, here);
  const effective = Math.max(0, standing.level + bonus);
  const stage = stageOf(quality, effective);
  const name = nameOf(quality, character);
  const cap = capOf(quality, here);
  return {
    id: quality.id,
    qualityPossessedId: rowOf(character.qualities, quality.id),
    name,
    nameAndLevel: nameAndLevel(name, quality, sayerOf(quality.id, world.pack.words)(effective), cap, stage),
    description: tell(quality.descriptionHtml, here),
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
  { nature }: Quality,
  level: string,
  cap: number | undefined,
  stage: string | undefined,
): string {
  if (nature === 'Thing') return `${level} x ${name}`;
  const outOf = cap === undefined ? '' : `/${inWords(cap)}`;
  return `${name} ${level}${outOf}${stage === undefined ? '' : ` - ${escapeHtml(stage)}`}`;
}
