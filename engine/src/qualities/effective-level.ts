import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import type { World } from '../world.ts';
import { levelOf, type Standing, standingOf } from './qualities.ts';
import type { Quality } from './quality.ts';

/** What everything worn adds to a quality, below zero where it takes away. */
export function bonusOf(quality: QualityId, character: Character, world: World): number {
  let bonus = 0;
  for (const slot in character.worn) {
    const item = world.qualities.get(character.worn[slot] as QualityId);
    for (const enhancement of item?.enhancements ?? []) {
      if (enhancement.quality === quality) bonus += enhancement.level;
    }
  }
  return bonus;
}

/** Where a quality stands before anything worn is counted: the world's level, if it is everybody's. */
export const baseOf = (quality: QualityId, character: Character, world: World): Standing =>
  standingOf(world.qualities.get(quality)?.shared ? world.shared : character.qualities, quality);

/** The level that requirements and challenges look at: the base and what is worn, never below 0. */
export function effectiveLevel(quality: QualityId, character: Character, world: World): number {
  if (world.qualities.get(quality)?.shared) return levelOf(world.shared, quality);
  return Math.max(0, levelOf(character.qualities, quality) + bonusOf(quality, character, world));
}

/**
 * The effective levels of some qualities, sorted by id, as `effectiveLevel` tells each: for whoever asks for
 * hundreds. What is worn is added up once, and the character's columns are read once from end to end.
 */
export function effectiveLevels(sorted: readonly QualityId[], character: Character, world: World): readonly number[] {
  const { ids, levels } = character.qualities;
  const bonuses = bonusesOf(character, world);
  let place = 0;
  return sorted.map((quality) => {
    while (place < ids.length && quality > (ids[place] as QualityId)) place++;
    if (world.qualities.get(quality)?.shared) return levelOf(world.shared, quality);
    const base = ids[place] === quality ? (levels[place] as number) : 0;
    return bonuses.size === 0 ? base : Math.max(0, base + (bonuses.get(quality) ?? 0));
  });
}

function bonusesOf({ worn }: Character, world: World): ReadonlyMap<QualityId, number> {
  const bonuses = new Map<QualityId, number>();
  for (const slot in worn) {
    for (const { quality, level } of world.qualities.get(worn[slot] as QualityId)?.enhancements ?? []) {
      bonuses.set(quality, (bonuses.get(quality) ?? 0) + level);
    }
  }
  return bonuses;
}

/** The highest base level gains can reach: the cap, and the base level of what raises it. Nothing where there is no cap. */
export function capOf({ cap, capRaisedBy }: Quality, character: Character, world: World): number | undefined {
  if (cap === undefined || capRaisedBy === undefined) return cap;
  return world.qualities.has(capRaisedBy) ? cap + baseOf(capRaisedBy, character, world).level : cap;
}
