import type { Character } from '../character.ts';
import { settingOf } from '../map/setting-of.ts';
import type { Storylet } from '../story/storylet.ts';
import type { World } from '../world.ts';
import { type FollowedShelf, followShelf, goOn } from './followed-shelf.ts';
import { inListOrder } from './list-order.ts';
import { freeOn } from './open-shelf.ts';
import { type Deck, shelvesAt } from './shelves.ts';
import { type Known, whatChanged } from './what-changed.ts';

/**
 * What is on offer to one character, kept up while they go on: for whoever asks after every turn of
 * thousands, as bots and linters do. A handle that changes, not a value; a server that answers one question
 * about a stored character asks `offered`. Takes about 2 bytes for each storylet that may be met where the
 * character stands, and 4 for each quality those mention. After a turn it touches only the storylets of
 * the place that mention what the turn changed; whoever moves has the shelves of the new place opened.
 */
export type Offers = {
  /** The list, as `offered` tells it. */
  readonly list: () => readonly Storylet[];
  /** The cards whose place and requirements fit, those in the hand among them. */
  readonly cards: () => readonly Storylet[];
  /** Goes on to the same character after something has happened, in the same world or one that has changed too. */
  readonly goOn: (character: Character, world?: World) => void;
  /** How many bounds and odd requirements were touched by all the going on so far: a measure of its work. */
  readonly touched: () => number;
};

export function openOffers(character: Character, world: World): Offers {
  let known: Known = { character, world };
  let list = followAt('always', known);
  let cards = followAt('sometimes', known);
  let touched = 0;
  return {
    list: () => told(list),
    cards: () => told(cards),
    touched: () => touched,
    goOn: (next, nextWorld = known.world) => {
      const before = known;
      known = { character: next, world: nextWorld };
      const changed = whatChanged(before, known);
      for (const shelf of [...list, ...cards]) touched += goOn(shelf, changed, known);
      if (isSamePlace(before, known)) return;
      list = followAt('always', known, list);
      cards = followAt('sometimes', known, cards);
    },
  };
}

const told = (shelves: readonly FollowedShelf[]): readonly Storylet[] =>
  inListOrder(shelves.map((shelf) => freeOn(shelf)));

/** The shelves of the place; those that are open already stay so. */
const followAt = (deck: Deck, known: Known, open: readonly FollowedShelf[] = []): readonly FollowedShelf[] =>
  shelvesAt(deck, known.character, known.world).map(
    (shelf) => open.find((each) => each.shelf === shelf) ?? followShelf(shelf, known),
  );

const isSamePlace = (a: Known, b: Known): boolean =>
  a.world.pack === b.world.pack &&
  a.character.area === b.character.area &&
  settingOf(a.character, a.world)?.id === settingOf(b.character, b.world)?.id;
