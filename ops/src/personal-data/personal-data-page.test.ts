import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { taggedTables } from '@underhall/server/own-data/columns';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { runOnPage } from '../testing/run-on-page.ts';
import { pagePath, withTables } from './personal-data-page.ts';

const page = withTables(readFileSync(join(root, pagePath), 'utf8'), taggedTables);

test('the check fails on a page that lacks a table, and does not change it', () => {
  const stale = page.replace(/^\| `notes` .*\n/m, '');
  expect(stale).not.toBe(page);
  const { status, stdout, text } = runOnPage('personal-data', stale, '--check');
  expect([status, text]).toEqual([1, stale]);
  expect(stdout).toContain('differs from server/src/own-data/columns.ts: run npm run tools -- personal-data');
});

test('the check fails on another retention, and passes on the generated page', () => {
  const stale = page.replace(
    '| `messages` | personal, pseudonymous, none | 90 days |',
    '| `messages` | none | a year |',
  );
  expect(stale).not.toBe(page);
  expect(runOnPage('personal-data', stale, '--check').status).toBe(1);
  expect(runOnPage('personal-data', page, '--check')).toMatchObject({ status: 0, stdout: '' });
});

test('writes the table of tables and keeps the text around it', () => {
  const head = '| Table | Has | Kept |\n|---|---|---|';
  const written = runOnPage('personal-data', `Before.\n\n${head}\n| \`old\` | none | for good |\n\nAfter.\n`).text;
  expect(written).toMatch(/^Before\.\n\n\| Table/);
  expect(written).toContain('| `accounts` | personal, public, pseudonymous, none | until fourteen days');
  expect(written).not.toContain('`old`');
  expect(written).toMatch(/\|\n\nAfter\.\n$/);
});
