import { Compiler } from 'inkjs/full';
import type { OpenPeer } from '../peer.ts';
import { type Asking, qualities } from '../workload.ts';
import { factsOf, nameOf } from './facts.ts';

/** inkjs: one ink function for each storylet, asked from outside, as the helpers for storylets in ink do. Draws nothing. */
export const openPeer: OpenPeer = (workload) => {
  const { facts, load, does } = factsOf(workload);
  const names = Array.from({ length: qualities }, (_, quality) => nameOf(quality));
  const source = [...names.map((name) => `VAR ${name} = 0`), 'Here.', ...workload.storylets.map(written)].join('\n');
  const story = new Compiler(source).Compile();
  const state = story.variablesState as unknown as Record<string, number>;
  const functions = workload.storylets.map(({ id }) => ({ id, name: `s${id}` }));
  const tell = (changed: readonly string[]): void => {
    for (const name of changed) state[name] = facts[name] as number;
  };
  return {
    load: (person) => {
      load(person);
      tell(names);
    },
    does: (id) => {
      does(id);
      tell((workload.storylets[id - 1] as Asking).effects.map(({ quality }) => nameOf(quality)));
    },
    idOf: Number,
    list: () => functions.filter(({ name }) => story.EvaluateFunction(name) === true).map(({ id }) => id),
  };
};

function written({ id, asks }: Asking): string {
  const all = asks.flatMap(({ quality, least, most }) => [
    ...(least === undefined ? [] : [`${nameOf(quality)} >= ${least}`]),
    ...(most === undefined ? [] : [`${nameOf(quality)} <= ${most}`]),
  ]);
  return `=== function s${id}()\n~ return ${all.join(' && ')}`;
}
