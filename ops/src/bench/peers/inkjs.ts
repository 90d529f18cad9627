import { Compiler } from 'inkjs/full';
import type { OpenPeer } from '../peer.ts';
import { qualities, type TestStorylet } from '../workload.ts';
import { factsOf, nameOf } from './facts.ts';

/** inkjs: calls one ink function for each storylet, as storylet helpers for ink do. It cannot draw. */
export const openPeer: OpenPeer = (workload) => {
  const { facts, load, apply } = factsOf(workload);
  const names = Array.from({ length: qualities }, (_, quality) => nameOf(quality));
  const source = [...names.map((name) => `VAR ${name} = 0`), 'Here.', ...workload.storylets.map(inkFunction)].join(
    '\n',
  );
  const story = new Compiler(source).Compile();
  const state = story.variablesState as unknown as Record<string, number>;
  const functions = workload.storylets.map(({ id }) => ({ id, name: `s${id}` }));
  const updateVariables = (changed: readonly string[]): void => {
    for (const name of changed) state[name] = facts[name] as number;
  };
  return {
    load: (person) => {
      load(person);
      updateVariables(names);
    },
    apply: (id) => {
      apply(id);
      updateVariables((workload.storylets[id - 1] as TestStorylet).effects.map(({ quality }) => nameOf(quality)));
    },
    idOf: Number,
    list: () => functions.filter(({ name }) => story.EvaluateFunction(name) === true).map(({ id }) => id),
  };
};

function inkFunction({ id, requirements }: TestStorylet): string {
  const all = requirements.flatMap(({ quality, min, max }) => [
    ...(min === undefined ? [] : [`${nameOf(quality)} >= ${min}`]),
    ...(max === undefined ? [] : [`${nameOf(quality)} <= ${max}`]),
  ]);
  return `=== function s${id}()\n~ return ${all.join(' && ')}`;
}
