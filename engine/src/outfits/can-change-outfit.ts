import type { Character } from '../character.ts';
import { settingOf } from '../map/setting-of.ts';
import { openIn } from '../story/open-in.ts';
import type { World } from '../world.ts';

/** May clothes be changed now? Neither where the setting forbids it nor in a storylet that does not let one. */
export function canChangeOutfit(character: Character, world: World): boolean {
  if (settingOf(character, world)?.canChangeOutfit === false) return false;
  const open = openIn(character.story, world);
  return open === undefined || world.storylets.get(open.storylet)?.canChangeOutfit === true;
}
