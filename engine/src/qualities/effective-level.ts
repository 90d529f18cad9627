import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import type { World } from '../world.ts';
import { levelOf, type Standing, standingOf } from './qualities.ts';

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
