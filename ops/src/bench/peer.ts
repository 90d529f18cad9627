import type { Doing, Random, Workload } from './workload.ts';

/** An engine at work for one person at a time. */
export type Peer = {
  /** Another person comes, by number. */
  readonly load: (person: number) => void;
  /** What is open to them, in whatever form the engine tells it. */
  readonly list: () => readonly unknown[] | Promise<readonly unknown[]>;
  /** The number of a storylet that was told. */
  readonly idOf: (told: unknown) => number;
  /** One storylet found as often as its weight says, told as in a list. Nothing for engines that have no such thing. */
  readonly draw?: (random: Random) => unknown;
  /** What a storylet does is done, by its number. */
  readonly does: (id: number) => void;
};

/** Makes an engine ready for a workload: what it does here is not timed with the tasks. */
export type OpenPeer = (workload: Workload) => Peer | Promise<Peer>;

/** A level after something was done to it. */
export const levelAfter = (level: number, doing: Doing): number => doing.to ?? Math.max(0, level + doing.by);

/** The usual way to draw by weight out of a list. */
export function pickByWeight<Told>(list: readonly Told[], weightOf: (told: Told) => number, random: Random): Told {
  let left = random() * list.reduce((sum, told) => sum + weightOf(told), 0);
  for (const told of list) {
    left -= weightOf(told);
    if (left < 0) return told;
  }
  return list.at(-1) as Told;
}
