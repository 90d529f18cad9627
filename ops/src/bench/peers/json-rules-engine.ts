import { Engine } from 'json-rules-engine';
import type { OpenPeer } from '../peer.ts';
import { factsOf, nameOf } from './facts.ts';

/** json-rules-engine: one rule for each storylet, whose event is the storylet. It is asynchronous and cannot draw. */
export const openPeer: OpenPeer = (workload) => {
  const { facts, load, apply } = factsOf(workload);
  const engine = new Engine();
  for (const { id, requirements } of workload.storylets) {
    const all = requirements.flatMap(({ quality, min, max }) => [
      ...(min === undefined ? [] : [{ fact: nameOf(quality), operator: 'greaterThanInclusive', value: min }]),
      ...(max === undefined ? [] : [{ fact: nameOf(quality), operator: 'lessThanInclusive', value: max }]),
    ]);
    engine.addRule({ conditions: { all }, event: { type: String(id) } });
  }
  return {
    load,
    apply,
    idOf: Number,
    list: async () => (await engine.run(facts)).events.map(({ type }) => type),
  };
};
