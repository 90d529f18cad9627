import type { ProfileReply } from '@underhall/contract';
import { expect, test, vi } from 'vitest';
import { withDescription } from './profile-queries.ts';

const profile = { characterName: 'Ada', profileDescription: 'Late.' } as ProfileReply;

test('replaces the description in the profile', { meta: { rows: ['C-PROFILE-017'] } }, () => {
  expect(withDescription(profile, 'Early.')).toEqual({ characterName: 'Ada', profileDescription: 'Early.' });
});

test('reports an error and returns undefined without a profile', {
  meta: { rows: ['C-PROFILE-018'] },
}, () => {
  const report = vi.fn();
  expect(withDescription(undefined, 'Early.', report)).toBeUndefined();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
});
