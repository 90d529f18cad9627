import { join } from 'node:path';
import { expect, test } from 'vitest';
import { neverReached } from './measures/never-reached.ts';
import { root } from './root.ts';
import { simulate } from './simulate.ts';
import { worldIndexIn } from './testing/worlds.ts';

test('players of the world that writers begin with meet all of it, and nobody is stuck', { timeout: 60_000 }, () => {
  const starter = worldIndexIn(join(root, 'language', 'starter'));
  const { measures, violation } = simulate(starter, { seed: 1, steps: 6_000, days: 5 });

  expect(violation).toBeUndefined();
  expect(neverReached(starter, measures)).toEqual([]);
  expect([...measures.stuck.keys()]).toEqual([]);
});
