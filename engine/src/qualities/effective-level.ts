import type { Chance } from '../chance.ts';
import type { QualityId } from '../ids.ts';
import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import { type LevelAndPoints, levelOf, standingOf } from './qualities.ts';
import type { Quality } from './quality.ts';

/** Sum that worn items add to a quality. May be negative. */
export function bonusOf(quality: QualityId, { character, world }: Standpoint): number {
  let bonus = 0;
  for (const slot in character.worn) {
    const item = world.qualities.get(character.worn[slot] as QualityId);
    for (const enhancement of item?.enhancements ?? []) {
      if (enhancement.quality === quality) bonus += enhancement.level;
    }
  }
  return bonus;
}

/** Base level and change points, without worn items. For a shared quality they come from the world. */
export const baseOf = (quality: QualityId, { character, world }: Standpoint): LevelAndPoints =>
  standingOf(world.qualities.get(quality)?.shared ? world.shared : character.qualities, quality);

/** The level that requirements and challenges test: base level plus worn items, never below 0. */
export function effectiveLevel(quality: QualityId, here: Standpoint): number {
  const { character, world } = here;
  if (world.qualities.get(quality)?.shared) return levelOf(world.shared, quality);
  return Math.max(0, levelOf(character.qualities, quality) + bonusOf(quality, here));
}

/** False for a hidden or shared quality, and for one of a category that the world leaves off the sheet. */
export const isShownOnSheet = ({ hidden, shared, category }: Quality, { pack }: Pick<World, 'pack'>): boolean =>
  !hidden && !shared && !pack.words.hiddenCategories.includes(category);

export function isOnSheet(id: QualityId, here: Standpoint): boolean {
  const quality = here.world.qualities.get(id);
  return quality !== undefined && isShownOnSheet(quality, here.world) && effectiveLevel(id, here) > 0;
}

/**
 * Effective levels of many qualities, which must be sorted by id. Same result as `effectiveLevel` for each, but faster
 * for hundreds, because worn items are summed once.
 */
export function effectiveLevels(sorted: readonly QualityId[], here: Standpoint): readonly number[] {
  const { character, world } = here;
  const { ids, levels } = character.qualities;
  const bonuses = bonusesOf(here);
  let place = 0;
  return sorted.map((quality) => {
    while (place < ids.length && quality > (ids[place] as QualityId)) place++;
    if (world.qualities.get(quality)?.shared) return levelOf(world.shared, quality);
    const base = ids[place] === quality ? (levels[place] as number) : 0;
    return bonuses.size === 0 ? base : Math.max(0, base + (bonuses.get(quality) ?? 0));
  });
}

function bonusesOf({ character: { worn }, world }: Standpoint): ReadonlyMap<QualityId, number> {
  const bonuses = new Map<QualityId, number>();
  for (const slot in worn) {
    for (const { quality, level } of world.qualities.get(worn[slot] as QualityId)?.enhancements ?? []) {
      bonuses.set(quality, (bonuses.get(quality) ?? 0) + level);
    }
  }
  return bonuses;
}

/**
 * Highest base level that gains can reach, or undefined if there is no cap. The base level of `capRaisedBy` is added to
 * the cap.
 */
export function capOf({ cap, capRaisedBy }: Quality, here: Standpoint): number | undefined {
  const { world } = here;
  if (cap === undefined || capRaisedBy === undefined) return cap;
  return world.qualities.has(capRaisedBy) ? cap + baseOf(capRaisedBy, here).level : cap;
}

/**
 * Fraction of a gain that `points` of dulling remove. The first point removes 15 %, and each further point three
 * quarters of the previous one.
 */
export const dullingOf = (points: number): number => (points <= 0 ? 0 : 0.6 * (1 - 0.75 ** points));

/**
 * Reduces a gain by the dulling of worn items. The fractional part is rolled, so that small gains are reduced as much
 * as large ones on average. Losses are never reduced.
 */
export function dullGain(by: number, quality: QualityId, here: Standpoint, chance: Chance): number {
  if (by <= 0) return by;
  const points = dullingPoints(quality, here);
  if (points <= 0) return by;
  const left = by * (1 - dullingOf(points));
  const whole = Math.floor(left);
  return whole + (chance.roll(1000) <= Math.round((left - whole) * 1000) ? 1 : 0);
}

function dullingPoints(quality: QualityId, { character: { worn }, world }: Standpoint): number {
  let points = 0;
  for (const slot in worn) {
    for (const dulling of world.qualities.get(worn[slot] as QualityId)?.dulls ?? []) {
      if (dulling.quality === quality) points += dulling.level;
    }
  }
  return points;
}
