import { levelAfter } from '../peer.ts';
import type { TestStorylet, Workload } from '../workload.ts';

/** Levels as an object with a key for each quality, as most engines expect. */
export function factsOf({ people, storylets }: Workload): {
  readonly facts: Readonly<Record<string, number>>;
  readonly load: (person: number) => void;
  readonly apply: (id: number) => void;
} {
  const facts: Record<string, number> = {};
  return {
    facts,
    load: (person) => {
      for (const [quality, level] of (people[person] ?? []).entries()) facts[nameOf(quality)] = level;
    },
    apply: (id) => {
      for (const doing of (storylets[id - 1] as TestStorylet).effects) {
        const name = nameOf(doing.quality);
        facts[name] = levelAfter(facts[name] as number, doing);
      }
    },
  };
}

export const nameOf = (quality: number): string => `q${quality}`;
