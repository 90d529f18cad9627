import type { Character } from '../character.ts';
import type { Deck } from '../offers/fitting.ts';
import { meetsAll } from '../qualities/meets.ts';
import { isMetHere } from '../story/offered.ts';
import { byListOrder, type Storylet } from '../story/storylet.ts';
import type { World } from '../world.ts';

/** What `offered` promises, said as plainly as can be: ask every storylet of the pack. */
export const offeredPlainly = (deck: Deck, character: Character, world: World): readonly Storylet[] =>
  world.pack.storylets
    .filter((each) => each.deck === deck && isMetHere(each, character, world) && meetsAll(each.when, character, world))
    .sort(byListOrder);
