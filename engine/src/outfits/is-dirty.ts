import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import { sameClothes, wearable, wornOf } from './clothes.ts';
import { outfitOf } from './outfits-of.ts';

/** Is something else worn than the chosen outfit would put on? Slots that no outfit holds do not count. */
export function isDirty(character: Character, world: World): boolean {
  const outfit = outfitOf(character);
  return outfit !== undefined && !sameClothes(wearable(outfit, character, world), wornOf(character));
}
