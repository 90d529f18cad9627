import { meetsAll } from '../qualities/meets.ts';
import { climb, count, type OpenShelf, openShelf } from './open-shelf.ts';
import type { Shelf } from './shelf.ts';
import type { Known, WhatChanged } from './what-changed.ts';

/** An open shelf that is kept up while its character goes on; odd requirements count as one more bound each. */
export type FollowedShelf = OpenShelf & {
  /** Places whose odd requirements do not all hold. */
  readonly oddBroken: Set<number>;
};

export function followShelf(shelf: Shelf, known: Known): FollowedShelf {
  const followed = { ...openShelf(shelf, known), oddBroken: new Set<number>() };
  for (const who of shelf.odd.keys()) askOdd(followed, who, known);
  return followed;
}

/** Brings the shelf up to what is known now. Touches only storylets that mention what changed; answers how many times. */
export function goOn(followed: FollowedShelf, changed: WhatChanged, known: Known): number {
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

function askOdd(followed: FollowedShelf, who: number, { character, world }: Known): void {
  const isBroken = !meetsAll(followed.shelf.odd.get(who) ?? [], character, world);
  if (isBroken === followed.oddBroken.has(who)) return;
  count(followed, who, isBroken ? 1 : -1);
  if (isBroken) followed.oddBroken.add(who);
  else followed.oddBroken.delete(who);
}
