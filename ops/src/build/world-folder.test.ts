import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const outputOfCheck = (variables: Readonly<Record<string, string>>): string =>
  execFileSync(process.execPath, ['ops/run.mjs', 'world', 'check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });

test('npm run world check reads the world in WORLD_DIR', () => {
  expect(outputOfCheck({ WORLD_DIR: 'worlds/bed-twelve' })).toContain('28 storylets, 15 qualities: no problems');
  expect(outputOfCheck({ WORLD_DIR: join(root, 'world') })).not.toContain('28 storylets');
});
