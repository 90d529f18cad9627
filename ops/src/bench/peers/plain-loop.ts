import { levelAfter, type OpenPeer, pickByWeight } from '../peer.ts';
import type { Asking } from '../workload.ts';

/** The simplest engine: it tests every storylet, up to the first requirement that is not met. Ratio 1. */
export const openPeer: OpenPeer = ({ people, storylets }) => {
  let levels: number[] = [];
  const isOpen = ({ asks }: Asking): boolean => {
    for (const { quality, least, most } of asks) {
      const level = levels[quality] as number;
      if (least !== undefined && level < least) return false;
      if (most !== undefined && level > most) return false;
    }
    return true;
  };
  const list = (): number[] => {
    const open: number[] = [];
    for (const storylet of storylets) if (isOpen(storylet)) open.push(storylet.id);
    return open;
  };
  const withId = (id: number): Asking => storylets[id - 1] as Asking;
  return {
    load: (person) => {
      levels = [...(people[person] ?? [])];
    },
    list,
    idOf: Number,
    draw: (random) => pickByWeight(list(), (id) => withId(id).weight, random),
    does: (id) => {
      for (const doing of withId(id).effects) {
        levels[doing.quality] = levelAfter(levels[doing.quality] as number, doing);
      }
    },
  };
};
