import type { Storylet } from '../world.ts';
import { type Ladder, rungsReached } from './ladder.ts';
import type { Shelf } from './shelf.ts';

/**
 * A shelf as it stands for one character: a count of broken bounds for each storylet, and a mark on those
 * that have none. Takes 2 bytes and a bit for each storylet and 4 bytes for each ladder; changed in place.
 */
export type OpenShelf = {
  readonly shelf: Shelf;
  readonly broken: Uint16Array;
  /** 32 storylets to a number, the first in the lowest bit. */
  readonly free: Uint32Array;
  /** How far each ladder is climbed. */
  readonly climbed: Uint32Array;
};

/** The shelf for somebody whose levels are as told. Odd requirements are left out of account. */
export function openShelf(shelf: Shelf, levelOf: (quality: number) => number): OpenShelf {
  const broken = shelf.broken.slice();
  const open = {
    shelf,
    broken,
    free: new Uint32Array(Math.ceil(broken.length / 32)),
    climbed: new Uint32Array(shelf.ladders.size),
  };
  for (let who = 0; who < broken.length; who++) if (broken[who] === 0) mark(open, who);
  for (const ladder of shelf.ladders.values()) climb(open, ladder, levelOf(ladder.quality));
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
  if (before === 0 || after === 0) mark(open, who);
}

/** Turns the mark of a storylet over. */
function mark({ free }: OpenShelf, who: number): void {
  free[who >>> 5] = (free[who >>> 5] as number) ^ (1 << (who & 31));
}

/** The places of the storylets without a broken bound, in order. */
export function freeOn({ free }: OpenShelf): readonly number[] {
  const places: number[] = [];
  for (let row = 0; row < free.length; row++) {
    for (let left = free[row] as number; left !== 0; left &= left - 1) {
      places.push(row * 32 + 31 - Math.clz32(left & -left));
    }
  }
  return places;
}

export const storyletsAt = ({ storylets }: Shelf, places: readonly number[]): readonly Storylet[] =>
  places.map((place) => storylets[place] as Storylet);
