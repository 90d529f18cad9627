import type { Character } from '../character.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { effectiveLevel } from '../qualities/effective-level.ts';
import { meetsAll } from '../qualities/meets.ts';
import { changedLevels } from '../qualities/qualities.ts';
import { inListOrder, type Reach, type Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import { indexesAt } from './fitting.ts';
import { addUnmet, eligibleOn, type IndexState, moveLevel, openIndex } from './index-state.ts';
import type { StoryletIndex } from './storylet-index.ts';

/**
 * Difference between two states of a character. `levels` has the new effective levels of qualities that may have
 * changed. `met` has storylets that were met in only one of the states.
 */
export type WhatChanged = {
  readonly levels: readonly (readonly [quality: QualityId, level: number])[];
  readonly met: readonly StoryletId[];
};

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

/** Entries that only one of two sorted lists has. */
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

/**
 * State of an index that is kept up to date while the character changes. A storylet's other requirements count together
 * as one more bound.
 */
export type FollowedIndex = IndexState & {
  /** Positions of storylets with an unmet requirement that is not a level bound. */
  readonly othersUnmet: Set<number>;
};

/** Same as `openIndex`, but also tests requirements other than level bounds. */
export function followIndex(index: StoryletIndex, known: Standpoint): FollowedIndex {
  const followed = { ...openIndex(index, known), othersUnmet: new Set<number>() };
  for (const place of index.otherRequirements.keys()) testOthers(followed, place, known);
  return followed;
}

/**
 * Applies changes, and visits only the storylets that mention them. Returns the number of bounds and requirements
 * checked.
 */
export function updateIndex(followed: FollowedIndex, changed: WhatChanged, known: Standpoint): number {
  const { bounds, otherRequirements } = followed.index;
  let touched = 0;
  for (const [quality, level] of changed.levels) {
    const onQuality = bounds.get(quality);
    if (onQuality) touched += moveLevel(followed, onQuality, level);
  }
  if (otherRequirements.size === 0) return touched;
  const again = watching(followed.index, changed);
  for (const place of again) testOthers(followed, place, known);
  return touched + again.size;
}

function watching({ watchers }: StoryletIndex, { levels, met }: WhatChanged): ReadonlySet<number> {
  const again = new Set<number>();
  for (const [quality] of levels) for (const place of watchers.ofQuality.get(quality) ?? []) again.add(place);
  for (const storylet of met) for (const place of watchers.ofMet.get(storylet) ?? []) again.add(place);
  return again;
}

function testOthers(followed: FollowedIndex, place: number, here: Standpoint): void {
  const isUnmet = !meetsAll(followed.index.otherRequirements.get(place) ?? [], here);
  if (isUnmet === followed.othersUnmet.has(place)) return;
  addUnmet(followed, place, isUnmet ? 1 : -1);
  if (isUnmet) followed.othersUnmet.add(place);
  else followed.othersUnmet.delete(place);
}

/**
 * Storylets on offer to one character, updated from turn to turn. Meant for programs that play thousands of turns, such
 * as the simulator; for a single query, use `storyletsOnOffer`. Mutable. Takes about 2 bytes per storylet of the place
 * and 4 bytes per required quality. A turn visits only storylets that mention a change.
 */
export type Offers = {
  /** Same list as `storyletsOnOffer` returns. */
  readonly list: () => readonly Storylet[];
  /** Cards whose place and requirements fit, including the cards in the hand. */
  readonly cards: () => readonly Storylet[];
  /** Updates the lists to the character after a turn, and to the world if it changed. */
  readonly update: (character: Character, world?: World) => void;
  /** A measure of the work so far. */
  readonly touched: () => number;
};

export function openOffers(here: Standpoint): Offers {
  let known: Standpoint = here;
  let list = followAt('listed', known);
  let cards = followAt('drawn', known);
  let touched = 0;
  return {
    list: () => listOf(list),
    cards: () => listOf(cards),
    touched: () => touched,
    update: (next, nextWorld = known.world) => {
      const before = known;
      known = { character: next, world: nextWorld };
      const changed = whatChanged(before, known);
      for (const index of [...list, ...cards]) touched += updateIndex(index, changed, known);
      if (isSamePlace(before, known)) return;
      list = followAt('listed', known, list);
      cards = followAt('drawn', known, cards);
    },
  };
}

const listOf = (indexes: readonly FollowedIndex[]): readonly Storylet[] =>
  inListOrder(indexes.map((index) => eligibleOn(index)));

/** Follows the indexes of the place. Reuses the ones already open. */
const followAt = (reach: Reach, known: Standpoint, open: readonly FollowedIndex[] = []): readonly FollowedIndex[] =>
  indexesAt(reach, known).map((index) => open.find((each) => each.index === index) ?? followIndex(index, known));

const isSamePlace = (a: Standpoint, b: Standpoint): boolean =>
  a.world.pack === b.world.pack && a.character.area === b.character.area && settingOf(a)?.id === settingOf(b)?.id;
