import type { Character } from '../character.ts';
import type { QualityId, World } from '../world.ts';
import { levelOf } from './qualities.ts';

/** What everything worn adds to a quality, below zero where it takes away. */
export function bonusOf(quality: QualityId, character: Character, world: World): number {
  let bonus = 0;
  for (const item of Object.values(character.worn)) {
    for (const enhancement of world.qualities.get(item)?.enhancements ?? []) {
      if (enhancement.quality === quality) bonus += enhancement.level;
    }
  }
  return bonus;
}

/** The level that requirements and challenges look at: the base and what is worn, never below 0. */
export const effectiveLevel = (quality: QualityId, character: Character, world: World): number =>
  Math.max(0, levelOf(character.qualities, quality) + bonusOf(quality, character, world));
