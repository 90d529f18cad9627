import type { Random, TestEffect, Workload } from './workload.ts';

/** An engine to measure. It plays one person at a time. */
export type Peer = {
  readonly load: (person: number) => void;
  /** Storylets that are open to the person, in the engine's own form. */
  readonly list: () => readonly unknown[] | Promise<readonly unknown[]>;
  readonly idOf: (listed: unknown) => number;
  /** Draws a storylet by weight. Missing if the engine cannot draw. */
  readonly draw?: (random: Random) => unknown;
  readonly apply: (id: number) => void;
};

/** Prepares an engine for a workload. Preparation does not count towards the tasks. */
export type OpenPeer = (workload: Workload) => Peer | Promise<Peer>;

export const levelAfter = (level: number, doing: TestEffect): number => doing.to ?? Math.max(0, level + doing.by);

/** Draws from a list by weight. */
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
