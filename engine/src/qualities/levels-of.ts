import type { Character } from '../character.ts';
import type { QualityId, World } from '../world.ts';
import { levelOf } from './qualities.ts';

/** Reads effective levels of one character, as `effectiveLevel` does, again and again: what is worn is added up once. */
export function levelsOf(character: Character, world: World): (quality: QualityId) => number {
  const bonuses = new Map<QualityId, number>();
  for (const slot in character.worn) {
    const item = world.qualities.get(character.worn[slot] as QualityId);
    for (const { quality, level } of item?.enhancements ?? []) {
      bonuses.set(quality, (bonuses.get(quality) ?? 0) + level);
    }
  }
  return (quality) => {
    if (world.qualities.get(quality)?.shared) return levelOf(world.shared, quality);
    return Math.max(0, levelOf(character.qualities, quality) + (bonuses.get(quality) ?? 0));
  };
}
