import type { Possession } from '@underhall/contract';
import {
  baseOf,
  bonusOf,
  capOf,
  imageOf,
  inUse,
  type LevelAndPoints,
  progressOf,
  type Quality,
  renderText,
  rowOf,
  type Standpoint,
  stageOf,
  worthOf,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { formatCount, formatterOf, moneyName } from '../wording/number.ts';
import { nameOf } from '../wording/quality-name.ts';
import { presentEffects, presentEnhancements } from './present-effects.ts';

/** A quality at level `at`, which defaults to the character's level. Messages pass the level after a change. */
export function presentPossession(quality: Quality, here: Standpoint, at?: LevelAndPoints): Possession {
  const { character, world } = here;
  const { money } = world.pack.words;
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
    nameAndLevel:
      quality.id === money.quality ? sumOf(effective, name, here) : nameAndLevel(name, quality, effective, cap, stage),
    description: renderText(quality.descriptionHtml, here),
    image: quality.hidden ? '' : imageOf(quality, effective),
    category: quality.hidden ? 'Hidden' : quality.category,
    nature: quality.nature,
    level: standing.level,
    effectiveLevel: effective,
    himbleLevel: quality.order,
    progressAsPercentage: progressOf(standing, quality),
    equippable: quality.slot !== undefined,
    ...(isWorn(quality.id, here) && { equipped: true }),
    ...borrowedBy(quality.id, here),
    allowedOn: quality.shared ? 'World' : 'Character',
    enhancements: presentEnhancements(quality, world),
    ...presentEffects(quality, world),
    ...(cap !== undefined && { cap }),
    ...(stage !== undefined && { levelDescription: escapeHtml(stage) }),
    ...(quality.relationshipHtml !== undefined && {
      relationshipDescription: renderText(quality.relationshipHtml, here),
    }),
    ...(quality.availableAt !== undefined && { availableAt: escapeHtml(quality.availableAt) }),
    ...(bonus !== 0 && { bonusOrPenaltyDisplay: bonus > 0 ? `+${bonus}` : String(bonus) }),
    ...(quality.flaunt === false && { isFlauntable: false }),
    ...(quality.slot !== undefined && { isOutfit: true }),
    ...(quality.use !== undefined && world.storylets.has(quality.use) && { useEventId: quality.use }),
  };
}

/**
 * A quality as the owner sees it, including the value of one item. Other players must not see the value, because it
 * reveals which shops are open to the owner.
 */
export function presentOwn(quality: Quality, here: Standpoint, at?: LevelAndPoints): Possession {
  const worth = worthOf(quality.id, here);
  return { ...presentPossession(quality, here, at), ...(worth !== undefined && { worth }) };
}

/** Formats money as an amount instead of a count: `0.10 Coins`, or `¤0.10` if the money has a sign. */
function sumOf(level: number, name: string, { world }: Standpoint): string {
  const { money } = world.pack.words;
  const sum = formatterOf(money.quality ?? 0, world.pack.words)(level);
  return money.sign === undefined ? `${sum} ${moneyName(level, name, world.pack.words)}` : sum;
}

function borrowedBy(quality: number, { character, world }: Standpoint): Pick<Possession, 'equippedBy'> {
  const { away } = inUse(quality, character);
  return away.length === 0 ? {} : { equippedBy: away.flatMap(({ agent }) => world.agents.get(agent)?.name ?? []) };
}

const isWorn = (quality: number, { character }: Standpoint): boolean => Object.values(character.worn).includes(quality);

function nameAndLevel(
  name: string,
  { nature }: Quality,
  level: number,
  cap: number | undefined,
  stage: string | undefined,
): string {
  if (nature === 'Thing') return `${formatCount(level)} x ${name}`;
  const outOf = cap === undefined ? '' : `/${formatCount(cap)}`;
  return `${name} ${formatCount(level)}${outOf}${stage === undefined ? '' : ` - ${escapeHtml(stage)}`}`;
}
