import { settingGroups } from '@underhall/server/settings';
import { expect, test } from 'vitest';
import { runOnPage } from '../testing/run-on-page.ts';
import { settingsPage } from './settings-page.ts';

const page = settingsPage(settingGroups);

test('the check passes on the page that the table prints', () => {
  expect(runOnPage('settings', page, '--check')).toMatchObject({ status: 0, stdout: '' });
});

test('the check fails on a page with another default, and does not change it', () => {
  const changed = page.replace('`8080`', '`8081`');
  expect(changed).not.toBe(page);
  const { status, stdout, text } = runOnPage('settings', changed, '--check');
  expect(status).toBe(1);
  expect(stdout).toContain('differs from the settings table: run npm run tools -- settings');
  expect(text).toBe(changed);
});

test('without --check the page is written', () => {
  expect(runOnPage('settings', 'old')).toMatchObject({ status: 0, text: page });
});
