import type { Character } from '../character.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Storylet } from '../story/storylet.ts';
import type { World } from '../world.ts';
import { inListOrder } from './list-order.ts';
import { freeOn, openShelf } from './open-shelf.ts';
import { type Deck, shelvesAt } from './shelves.ts';

/**
 * The storylets of a deck that are met where the character stands and whose requirements hold, in list
 * order. Asks only what stands on the shelves of the place, and of those only what the levels leave over.
 */
export function fitting(deck: Deck, character: Character, world: World): readonly Storylet[] {
  const lists = shelvesAt(deck, character, world).map((shelf) => {
    const { odd } = shelf;
    const isRight = (who: number) => meetsAll(odd.get(who) ?? [], character, world);
    return freeOn(openShelf(shelf, { character, world }), odd.size > 0 ? isRight : undefined);
  });
  return inListOrder(lists);
}
