import type { MessagePreferences } from '@underhall/contract';
import { expect, test, vi } from 'vitest';
import { patchPreferences } from './patch-preferences.ts';

const rest = { messageAboutAnnouncements: false, messageAboutNiceness: true };

test('renames a preference that uses its old name, with a warning', {
  meta: { rows: ['C-ACCOUNT-027'] },
}, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const older = { ...rest, messageAboutStories: true } as unknown as MessagePreferences;
  expect(patchPreferences(older)).toEqual({ ...rest, messageAboutStorylets: true });
  expect(warn).toHaveBeenCalledTimes(1);

  const newer = { ...rest, messageAboutStorylets: false };
  expect(patchPreferences(newer)).toEqual(newer);
  expect(warn).toHaveBeenCalledTimes(1);
});
