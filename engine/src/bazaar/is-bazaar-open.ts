import type { Character } from '../character.ts';
import { areaOf } from '../map/setting-of.ts';
import type { World } from '../world.ts';

/** Can the Bazaar be reached from where the character stands? Not from nowhere, and not before the story reveals it. */
export const isBazaarOpen = (character: Character, world: World): boolean =>
  areaOf(character, world)?.market === true && !character.restrictions.includes('EchoBazaar');
