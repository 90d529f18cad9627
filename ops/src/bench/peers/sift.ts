import sift from 'sift';
import type { OpenPeer } from '../peer.ts';
import { factsOf, nameOf } from './facts.ts';

/** sift: one compiled query in the manner of MongoDB for each storylet. Draws nothing. */
export const openPeer: OpenPeer = (workload) => {
  const { facts, load, does } = factsOf(workload);
  const queries = workload.storylets.map(({ id, asks }) => {
    const query = asks.map(({ quality, least, most }) => [
      nameOf(quality),
      { ...(least !== undefined && { $gte: least }), ...(most !== undefined && { $lte: most }) },
    ]);
    return { id, isOpen: sift(Object.fromEntries(query)) };
  });
  return {
    load,
    does,
    idOf: Number,
    list: () => queries.filter(({ isOpen }) => isOpen(facts)).map(({ id }) => id),
  };
};
