import { expect, test } from 'vitest';
import { addHashes, packagesWithoutHash } from './package-hashes.ts';

const integrity = `sha512-${'x'.repeat(86)}==`;
const packages = {
  '': { version: '1.0.0' },
  server: { version: '1.0.0' },
  'node_modules/@game/server': { resolved: 'server', link: true },
  'node_modules/bundled': { version: '1.0.0', inBundle: true },
  'node_modules/hashed': { version: '1.0.0', integrity },
  'node_modules/weak': { version: '1.0.0', integrity: 'sha1-OFu0x1mCNvVUaWYyDIOuaBl1nx4=' },
  'node_modules/hashed/node_modules/@tool/cli': { version: '2.0.0', dev: true, os: ['linux'] },
  'node_modules/alias': { name: 'original', version: '3.0.0', resolved: 'https://example.org/original.tgz' },
};

test('lists packages without a SHA-512 hash, but no workspaces, links and bundled packages', () => {
  expect(packagesWithoutHash({ packages })).toEqual([
    { key: 'node_modules/weak', name: 'weak', version: '1.0.0' },
    { key: 'node_modules/hashed/node_modules/@tool/cli', name: '@tool/cli', version: '2.0.0' },
    { key: 'node_modules/alias', name: 'original', version: '3.0.0' },
  ]);
});

test('adds the hash of the registry after the version and changes no other entry', async () => {
  const requested: string[] = [];
  const lock = await addHashes({ packages }, async ({ name, version }) => {
    requested.push(`${name}@${version}`);
    return integrity;
  });

  expect(requested).toEqual(['weak@1.0.0', '@tool/cli@2.0.0', 'original@3.0.0']);
  expect(packagesWithoutHash(lock)).toEqual([]);
  expect(JSON.stringify(lock.packages['node_modules/hashed/node_modules/@tool/cli'])).toBe(
    JSON.stringify({ version: '2.0.0', integrity, dev: true, os: ['linux'] }),
  );
  expect(lock.packages['node_modules/hashed']).toBe(packages['node_modules/hashed']);
});

test('fails if the registry has no hash of a package', async () => {
  await expect(addHashes({ packages }, async () => '')).rejects.toThrow(
    'The registry has no SHA-512 hash of weak@1.0.0',
  );
});
