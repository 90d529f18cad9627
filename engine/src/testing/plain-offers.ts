import { meetsAll } from '../qualities/meets.ts';
import { isMetHere } from '../story/on-offer.ts';
import { byListOrder, type Reach, reachOf, type Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';

/** Must give the same result as `fitting`, but tests every storylet of the pack. */
export const offeredPlainly = (reach: Reach, here: Standpoint): readonly Storylet[] =>
  here.world.pack.storylets
    .filter((each) => reachOf[each.deck] === reach && isMetHere(each, here) && meetsAll(each.when, here))
    .sort(byListOrder);
