import type { Deck } from '../offers/fitting.ts';
import { meetsAll } from '../qualities/meets.ts';
import { isMetHere } from '../story/offered.ts';
import { byListOrder, type Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';

/** The result that `offered` promises, in the plainest way: tests every storylet of the pack. */
export const offeredPlainly = (deck: Deck, here: Standpoint): readonly Storylet[] =>
  here.world.pack.storylets
    .filter((each) => each.deck === deck && isMetHere(each, here) && meetsAll(each.when, here))
    .sort(byListOrder);
