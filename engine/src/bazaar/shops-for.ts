import type { Character } from '../character.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { World } from '../world.ts';
import { isBazaarOpen } from './is-bazaar-open.ts';
import type { Shop } from './shop.ts';

/** The shops a character may walk into, in the author's order; none where the Bazaar is out of reach. */
export const shopsFor = (character: Character, world: World): readonly Shop[] =>
  isBazaarOpen(character, world)
    ? world.pack.shops
        .filter(({ when }) => meetsAll(when, character, world))
        .sort((a, b) => a.order - b.order || a.id - b.id)
    : [];
