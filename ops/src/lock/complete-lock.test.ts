import { expect, test } from 'vitest';
import { completeLock } from './complete-lock.ts';

const tool = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: { '@tool/cli-linux-x64-musl': '2.0.0', '@tool/cli-darwin-arm64': '2.0.0' },
};
const musl = { version: '2.0.0', os: ['linux'], cpu: ['x64'], libc: ['musl'], dev: true, optional: true };

test('adds a package that npm left out with its platform, and changes no other entry', () => {
  const packages = {
    '': {},
    'node_modules/@tool/cli-darwin-arm64': { version: '2.0.0', integrity: 'sha512-x' },
    'node_modules/tool': tool,
  };

  const { lock, added } = completeLock({ packages });

  expect(added).toEqual(['node_modules/@tool/cli-linux-x64-musl@2.0.0']);
  expect(lock.packages['node_modules/@tool/cli-linux-x64-musl']).toEqual(musl);
  expect(lock.packages['node_modules/@tool/cli-darwin-arm64']).toEqual({ version: '2.0.0', integrity: 'sha512-x' });
  expect(completeLock(lock).added).toEqual([]);
});

test('adds a second version of a package below the package that requires it', () => {
  const other = { version: '1.0.0' };
  const packages = {
    'node_modules/@tool/cli-darwin-arm64': other,
    'node_modules/@tool/cli-linux-x64-musl': other,
    'node_modules/tool': tool,
  };

  expect(completeLock({ packages }).added).toEqual([
    'node_modules/tool/node_modules/@tool/cli-linux-x64-musl@2.0.0',
    'node_modules/tool/node_modules/@tool/cli-darwin-arm64@2.0.0',
  ]);
});

test('adds nothing for a version range', () => {
  const packages = { 'node_modules/tool': { version: '2.0.0', optionalDependencies: { fsevents: '~2.3.2' } } };

  expect(completeLock({ packages }).added).toEqual([]);
});
