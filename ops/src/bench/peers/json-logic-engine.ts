import { LogicEngine } from 'json-logic-engine';
import type { OpenPeer } from '../peer.ts';
import { factsOf, nameOf } from './facts.ts';

/** json-logic-engine: one rule for each storylet, compiled to a function. It cannot draw. */
export const openPeer: OpenPeer = (workload) => {
  const { facts, load, apply } = factsOf(workload);
  const engine = new LogicEngine();
  const rules = workload.storylets.map(({ id, requirements }) => {
    const all = requirements.flatMap(({ quality, min, max }) => {
      const level = { var: nameOf(quality) };
      return [
        ...(min === undefined ? [] : [{ '>=': [level, min] }]),
        ...(max === undefined ? [] : [{ '<=': [level, max] }]),
      ];
    });
    return { id, isOpen: engine.build({ and: all }) as (facts: object) => boolean };
  });
  return {
    load,
    apply,
    idOf: Number,
    list: () => rules.filter(({ isOpen }) => isOpen(facts)).map(({ id }) => id),
  };
};
