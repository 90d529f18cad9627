import { LogicEngine } from 'json-logic-engine';
import type { OpenPeer } from '../peer.ts';
import { factsOf, nameOf } from './facts.ts';

/** json-logic-engine: one rule for each storylet, compiled to a function. Draws nothing. */
export const openPeer: OpenPeer = (workload) => {
  const { facts, load, does } = factsOf(workload);
  const engine = new LogicEngine();
  const rules = workload.storylets.map(({ id, asks }) => {
    const all = asks.flatMap(({ quality, least, most }) => {
      const level = { var: nameOf(quality) };
      return [
        ...(least === undefined ? [] : [{ '>=': [level, least] }]),
        ...(most === undefined ? [] : [{ '<=': [level, most] }]),
      ];
    });
    return { id, isOpen: engine.build({ and: all }) as (facts: object) => boolean };
  });
  return {
    load,
    does,
    idOf: Number,
    list: () => rules.filter(({ isOpen }) => isOpen(facts)).map(({ id }) => id),
  };
};
