import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingGroups } from '@underhall/server/settings';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { settingsPage } from './settings-page.ts';

/** Runs the command on a page with this text, and returns its exit code, its output and the page afterwards. */
function runOn(text: string, ...options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = join(folder, 'settings.md');
  writeFileSync(page, text);
  const { status, stdout } = spawnSync(process.execPath, ['ops/run.mjs', 'settings', page, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, text: readFileSync(page, 'utf8') };
}

const page = settingsPage(settingGroups);

test('the check passes on the page that the table prints', () => {
  expect(runOn(page, '--check')).toMatchObject({ status: 0, stdout: '' });
});

test('the check fails on a page with another default, and leaves it as it is', () => {
  const changed = page.replace('`8080`', '`8081`');
  expect(changed).not.toBe(page);
  const { status, stdout, text } = runOn(changed, '--check');
  expect(status).toBe(1);
  expect(stdout).toContain('differs from the settings table: run npm run tools -- settings');
  expect(text).toBe(changed);
});

test('without --check the page is written', () => {
  expect(runOn('old')).toMatchObject({ status: 0, text: page });
});
