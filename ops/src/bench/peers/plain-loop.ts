import { levelAfter, type OpenPeer, pickByWeight } from '../peer.ts';
import type { TestStorylet } from '../workload.ts';

/** The simplest engine: tests each storylet up to the first unmet requirement. All ratios compare with it. */
export const openPeer: OpenPeer = ({ people, storylets }) => {
  let levels: number[] = [];
  const isOpen = ({ requirements }: TestStorylet): boolean => {
    for (const { quality, min, max } of requirements) {
      const level = levels[quality] as number;
      if (min !== undefined && level < min) return false;
      if (max !== undefined && level > max) return false;
    }
    return true;
  };
  const list = (): number[] => {
    const open: number[] = [];
    for (const storylet of storylets) if (isOpen(storylet)) open.push(storylet.id);
    return open;
  };
  const withId = (id: number): TestStorylet => storylets[id - 1] as TestStorylet;
  return {
    load: (person) => {
      levels = [...(people[person] ?? [])];
    },
    list,
    idOf: Number,
    draw: (random) => pickByWeight(list(), (id) => withId(id).weight, random),
    apply: (id) => {
      for (const doing of withId(id).effects) {
        levels[doing.quality] = levelAfter(levels[doing.quality] as number, doing);
      }
    },
  };
};
