import type { Character } from '../character.ts';
import type { QualityLevel, Requirement, World } from '../world.ts';
import { effectiveLevel } from './effective-level.ts';
import { levelOf } from './qualities.ts';

export function meets(requirement: Requirement, character: Character, world: World): boolean {
  const level = effectiveLevel(requirement.quality, character, world);
  return level >= (requirement.atLeast ?? 0) && level <= (requirement.atMost ?? Number.POSITIVE_INFINITY);
}

export const meetsAll = (requirements: readonly Requirement[], character: Character, world: World): boolean =>
  requirements.every((requirement) => meets(requirement, character, world));

/** A price is paid from what is really held, not from what is worn. */
export const affords = (price: QualityLevel, character: Character): boolean =>
  levelOf(character.qualities, price.quality) >= price.level;
