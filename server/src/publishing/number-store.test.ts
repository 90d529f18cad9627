import { expect, test } from 'vitest';
import { aVersion } from '../testing/a-published-world.ts';
import { aServer } from '../testing/a-server.ts';
import type { VersionNumbers } from './compiled-store.ts';
import { openVersion } from './open-version.ts';

const { deps } = await aServer();

const named = (name: string, was?: string): VersionNumbers => ({
  lines: [{ kind: 'quality', id: 200_001, name }],
  renamed: was === undefined ? [] : [{ kind: 'quality', id: 200_001, was }],
});
const join = async (numbers: VersionNumbers) => deps.commit(await deps.worldNumbers.joining(numbers));

test('keeps each name of a number, and refuses another with what to do', async () => {
  expect(await join(named('Nerve'))).toBe(true);
  expect(await join(named('Pluck', 'Nerve'))).toBe(true);
  expect(await join(named('Nerve'))).toBe(true);
  expect(await deps.worldNumbers.known()).toEqual({
    numbers: [{ kind: 'quality', number: 200_001, within: 0, name: 'Nerve' }],
    formerNames: [
      { kind: 'quality', number: 200_001, name: 'Nerve' },
      { kind: 'quality', number: 200_001, name: 'Pluck' },
    ],
  });
  const refusal = deps.worldNumbers.joining(named('Grit'));
  await expect(refusal).rejects.toThrow(/200001 is the quality "Nerve" on the server, but "Grit" in ids.lock/);
  await expect(refusal).rejects.toThrow(/npm run world pull/);
});

test('a version is opened with the names of things of other versions, which messages about them need', async () => {
  const server = await aServer();
  const lines = [{ kind: 'storylet', id: 5, name: 'A Gull on the Rail (unused number 5)' }];
  await server.deps.commit(await server.deps.worldNumbers.joining({ lines, renamed: [] }));
  const version = await aVersion(server.database, server.deps.world.pack);
  const { world } = await openVersion({ ...server.deps, options: {} }, version);
  expect(world.goneNames).toEqual(new Map([['storylet 5', 'A Gull on the Rail']]));
});
