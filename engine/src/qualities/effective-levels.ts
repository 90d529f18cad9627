import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import type { World } from '../world.ts';
import { levelOf } from './qualities.ts';

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
