import { levelAfter } from '../peer.ts';
import type { Asking, Workload } from '../workload.ts';

/** Levels as an object with a key for each quality, as most engines want their facts. */
export function factsOf({ people, storylets }: Workload): {
  readonly facts: Readonly<Record<string, number>>;
  readonly load: (person: number) => void;
  readonly does: (id: number) => void;
} {
  const facts: Record<string, number> = {};
  return {
    facts,
    load: (person) => {
      for (const [quality, level] of (people[person] ?? []).entries()) facts[nameOf(quality)] = level;
    },
    does: (id) => {
      for (const doing of (storylets[id - 1] as Asking).effects) {
        const name = nameOf(doing.quality);
        facts[name] = levelAfter(facts[name] as number, doing);
      }
    },
  };
}

export const nameOf = (quality: number): string => `q${quality}`;
