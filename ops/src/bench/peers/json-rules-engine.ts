import { Engine } from 'json-rules-engine';
import type { OpenPeer } from '../peer.ts';
import { factsOf, nameOf } from './facts.ts';

/** json-rules-engine: one rule for each storylet, whose event is the storylet. Answers later; draws nothing. */
export const openPeer: OpenPeer = (workload) => {
  const { facts, load, does } = factsOf(workload);
  const engine = new Engine();
  for (const { id, asks } of workload.storylets) {
    const all = asks.flatMap(({ quality, least, most }) => [
      ...(least === undefined ? [] : [{ fact: nameOf(quality), operator: 'greaterThanInclusive', value: least }]),
      ...(most === undefined ? [] : [{ fact: nameOf(quality), operator: 'lessThanInclusive', value: most }]),
    ]);
    engine.addRule({ conditions: { all }, event: { type: String(id) } });
  }
  return {
    load,
    does,
    idOf: Number,
    list: async () => (await engine.run(facts)).events.map(({ type }) => type),
  };
};
