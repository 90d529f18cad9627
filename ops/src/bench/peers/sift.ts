import sift from 'sift';
import type { OpenPeer } from '../peer.ts';
import { factsOf, nameOf } from './facts.ts';

/** sift: one compiled MongoDB-style query for each storylet. It cannot draw. */
export const openPeer: OpenPeer = (workload) => {
  const { facts, load, apply } = factsOf(workload);
  const queries = workload.storylets.map(({ id, requirements }) => {
    const query = requirements.map(({ quality, min, max }) => [
      nameOf(quality),
      { ...(min !== undefined && { $gte: min }), ...(max !== undefined && { $lte: max }) },
    ]);
    return { id, isOpen: sift(Object.fromEntries(query)) };
  });
  return {
    load,
    apply,
    idOf: Number,
    list: () => queries.filter(({ isOpen }) => isOpen(facts)).map(({ id }) => id),
  };
};
