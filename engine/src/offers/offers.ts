import type { Character } from '../character.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { effectiveLevel } from '../qualities/effective-level.ts';
import { meetsAll } from '../qualities/meets.ts';
import { changedLevels } from '../qualities/qualities.ts';
import { inListOrder, type Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import { type Deck, shelvesAt } from './fitting.ts';
import { climb, count, freeOn, type OpenShelf, openShelf } from './index-state.ts';
import type { Shelf } from './storylet-index.ts';

/** Qualities whose levels may be others now, with the effective levels they have; and storylets met or unmet since. */
export type WhatChanged = {
  readonly levels: readonly (readonly [quality: QualityId, level: number])[];
  readonly met: readonly StoryletId[];
};

/** Compares two states of a character: it need not be told what happened between them. */
export function whatChanged(before: Standpoint, after: Standpoint): WhatChanged {
  const changed = [
    ...changedLevels(before.character.qualities, after.character.qualities),
    ...changedLevels(before.world.shared, after.world.shared),
    ...(before.character.worn === after.character.worn ? [] : [...enhancedIn(before), ...enhancedIn(after)]),
  ];
  return {
    levels: changed.map((quality) => [quality, effectiveLevel(quality, after)]),
    met: onlyInOne(before.character.met, after.character.met),
  };
}

const enhancedIn = ({ character, world }: Standpoint): readonly QualityId[] =>
  Object.values(character.worn).flatMap(
    (item) => world.qualities.get(item)?.enhancements?.map(({ quality }) => quality) ?? [],
  );

/** What stands in only one of two sorted lists. */
function onlyInOne(before: readonly number[], after: readonly number[]): readonly number[] {
  const alone: number[] = [];
  let [b, a] = [0, 0];
  while (before !== after && (b < before.length || a < after.length)) {
    const was = before[b] ?? Number.POSITIVE_INFINITY;
    const is = after[a] ?? Number.POSITIVE_INFINITY;
    if (was !== is) alone.push(Math.min(was, is));
    if (was <= is) b++;
    if (is <= was) a++;
  }
  return alone;
}

/** An open shelf that is kept up while its character goes on; odd requirements count as one more bound each. */
export type FollowedShelf = OpenShelf & {
  /** Places whose odd requirements do not all hold. */
  readonly oddBroken: Set<number>;
};

export function followShelf(shelf: Shelf, known: Standpoint): FollowedShelf {
  const followed = { ...openShelf(shelf, known), oddBroken: new Set<number>() };
  for (const who of shelf.odd.keys()) askOdd(followed, who, known);
  return followed;
}

/** Brings the shelf up to what is known now. Touches only storylets that mention what changed; answers how many times. */
export function goOn(followed: FollowedShelf, changed: WhatChanged, known: Standpoint): number {
  const { ladders, odd } = followed.shelf;
  let touched = 0;
  for (const [quality, level] of changed.levels) {
    const ladder = ladders.get(quality);
    if (ladder) touched += climb(followed, ladder, level);
  }
  if (odd.size === 0) return touched;
  const again = watching(followed.shelf, changed);
  for (const who of again) askOdd(followed, who, known);
  return touched + again.size;
}

/** Whose odd requirements mention something that changed. */
function watching({ watchers }: Shelf, { levels, met }: WhatChanged): ReadonlySet<number> {
  const again = new Set<number>();
  for (const [quality] of levels) for (const who of watchers.ofQuality.get(quality) ?? []) again.add(who);
  for (const storylet of met) for (const who of watchers.ofMet.get(storylet) ?? []) again.add(who);
  return again;
}

function askOdd(followed: FollowedShelf, who: number, here: Standpoint): void {
  const isBroken = !meetsAll(followed.shelf.odd.get(who) ?? [], here);
  if (isBroken === followed.oddBroken.has(who)) return;
  count(followed, who, isBroken ? 1 : -1);
  if (isBroken) followed.oddBroken.add(who);
  else followed.oddBroken.delete(who);
}

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

export function openOffers(here: Standpoint): Offers {
  let known: Standpoint = here;
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
const followAt = (deck: Deck, known: Standpoint, open: readonly FollowedShelf[] = []): readonly FollowedShelf[] =>
  shelvesAt(deck, known).map((shelf) => open.find((each) => each.shelf === shelf) ?? followShelf(shelf, known));

const isSamePlace = (a: Standpoint, b: Standpoint): boolean =>
  a.world.pack === b.world.pack && a.character.area === b.character.area && settingOf(a)?.id === settingOf(b)?.id;
