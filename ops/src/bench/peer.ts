import type { Doing, Random, Workload } from './workload.ts';

/** An engine under measurement, at work for one person at a time. */
export type Peer = {
  /** Goes on with another person, by number. */
  readonly load: (person: number) => void;
  /** The storylets open to the person, in whatever form the engine lists them. */
  readonly list: () => readonly unknown[] | Promise<readonly unknown[]>;
  /** The number of a listed storylet. */
  readonly idOf: (listed: unknown) => number;
  /** Draws a storylet with the probability of its weight, in the form of the list. Absent in engines that cannot. */
  readonly draw?: (random: Random) => unknown;
  /** Applies the effects of a storylet, by its number. */
  readonly does: (id: number) => void;
};

/** Prepares an engine for a workload; this is not timed with the tasks. */
export type OpenPeer = (workload: Workload) => Peer | Promise<Peer>;

/** The level after an effect. */
export const levelAfter = (level: number, doing: Doing): number => doing.to ?? Math.max(0, level + doing.by);

/** The usual way to draw by weight out of a list. */
export function pickByWeight<Listed>(
  list: readonly Listed[],
  weightOf: (listed: Listed) => number,
  random: Random,
): Listed {
  let rest = random() * list.reduce((sum, listed) => sum + weightOf(listed), 0);
  for (const listed of list) {
    rest -= weightOf(listed);
    if (rest < 0) return listed;
  }
  return list.at(-1) as Listed;
}
