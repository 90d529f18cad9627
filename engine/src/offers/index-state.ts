import { effectiveLevels } from '../qualities/effective-level.ts';
import type { Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import { type Ladder, rungsReached } from './bounds.ts';
import type { Shelf } from './storylet-index.ts';

/**
 * A shelf as it stands for one character: a count of broken bounds for each storylet, and a mark on those
 * that have none. Takes 2 bytes and a bit for each storylet and 4 bytes for each ladder; changed in place.
 */
export type OpenShelf = {
  readonly shelf: Shelf;
  readonly broken: Uint16Array;
  /** 32 storylets to a number, the first in the lowest bit. */
  readonly free: Uint32Array;
  /** How many are marked. */
  marked: number;
  /** How far each ladder is climbed. */
  readonly climbed: Uint32Array;
};

/** The shelf for a character. Odd requirements are left out of account. */
export function openShelf(shelf: Shelf, here: Standpoint): OpenShelf {
  const broken = shelf.broken.slice();
  const climbed = new Uint32Array(shelf.ladders.size);
  const levels = effectiveLevels(shelf.qualities, here);
  for (const ladder of shelf.ladders.values()) {
    const { who, step } = ladder;
    const to = rungsReached(ladder, levels[ladder.number] as number);
    for (let rung = 0; rung < to; rung++) (broken[who[rung] as number] as number) += step[rung] as number;
    climbed[ladder.number] = to;
  }
  const open = { shelf, broken, climbed, free: new Uint32Array(Math.ceil(broken.length / 32)), marked: 0 };
  for (let who = 0; who < broken.length; who++) if (broken[who] === 0) turnOver(open, who, 1);
  return open;
}

/** The level of a ladder's quality is another now. Answers how many rungs were passed. */
export function climb(open: OpenShelf, ladder: Ladder, level: number): number {
  const { who, step } = ladder;
  const from = open.climbed[ladder.number] as number;
  const to = rungsReached(ladder, level);
  for (let rung = from; rung < to; rung++) count(open, who[rung] as number, step[rung] as number);
  for (let rung = from; rung > to; rung--) count(open, who[rung - 1] as number, -(step[rung - 1] as number));
  open.climbed[ladder.number] = to;
  return Math.abs(to - from);
}

/** So many more bounds of a storylet are broken. */
export function count(open: OpenShelf, who: number, more: number): void {
  const before = open.broken[who] as number;
  const after = before + more;
  open.broken[who] = after;
  if (before === 0) turnOver(open, who, -1);
  else if (after === 0) turnOver(open, who, 1);
}

/** Turns the mark of a storylet over: one more is marked, or one less. */
function turnOver(open: OpenShelf, who: number, more: 1 | -1): void {
  open.free[who >>> 5] = (open.free[who >>> 5] as number) ^ (1 << (who & 31));
  open.marked += more;
}

/** The storylets without a broken bound, in list order; of those only the ones that `isRight` as well, if it is given. */
export function freeOn({ shelf, free, marked }: OpenShelf, isRight?: (who: number) => boolean): readonly Storylet[] {
  // An array of the right length is filled twice as fast as one that grows.
  const storylets = new Array<Storylet>(marked);
  let found = 0;
  for (let row = 0; row < free.length; row++) {
    for (let left = free[row] as number; left !== 0; left &= left - 1) {
      const who = row * 32 + 31 - Math.clz32(left & -left);
      if (!isRight || isRight(who)) storylets[found++] = shelf.storylets[who] as Storylet;
    }
  }
  storylets.length = found;
  return storylets;
}
