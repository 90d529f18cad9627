import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import type { VersionNumbers } from './compiled-store.ts';

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
