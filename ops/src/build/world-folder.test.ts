import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const said = (variables: Readonly<Record<string, string>>): string =>
  execFileSync(process.execPath, ['ops/run.mjs', 'world', 'check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });

test('WORLD_DIR names the folder of the world that is checked, compiled and hosted', () => {
  expect(said({ WORLD_DIR: 'journeys/long-pier' })).toContain('1 storylets, 4 qualities: no problems');
  expect(said({ WORLD_DIR: join(root, 'world') })).not.toContain('1 storylets');
});
