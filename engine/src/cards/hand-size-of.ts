import type { Character } from '../character.ts';
import { settingOf } from '../map/setting-of.ts';
import type { World } from '../world.ts';

/** How many cards can be held where the character stands: the setting says, else the lodging; without one, none. */
export function handSizeOf(character: Character, world: World): number {
  const lodging = character.lodging === undefined ? undefined : world.lodgings.get(character.lodging);
  return settingOf(character, world)?.hand ?? lodging?.hand ?? 0;
}
