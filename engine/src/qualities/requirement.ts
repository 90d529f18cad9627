import type { Character } from '../character.ts';
import type { QualityLevel, Requirement, World } from '../world.ts';
import { effectiveLevel } from './effective-level.ts';
import { levelOf } from './qualities.ts';

/** Is a level inside the bounds asked for? */
export const within = ({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Requirement, level: number): boolean =>
  level >= atLeast && level <= atMost;

/** Does the character meet it, with what is worn? */
export const meets = (requirement: Requirement, character: Character, world: World): boolean =>
  within(requirement, effectiveLevel(requirement.quality, character, world));

export const meetsAll = (requirements: readonly Requirement[], character: Character, world: World): boolean =>
  requirements.every((requirement) => meets(requirement, character, world));

/** A price is paid from what is really held, not from what is worn. */
export const affords = (price: QualityLevel, character: Character): boolean =>
  levelOf(character.qualities, price.quality) >= price.level;
