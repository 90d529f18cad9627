import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { generatedPages, type PageName } from './generated-pages.ts';
import { runOnPage } from './run-on-page.ts';

/** A change of each page that the check must find. */
const changes: readonly { readonly name: PageName; readonly from: string | RegExp; readonly to: string }[] = [
  { name: 'asvs', from: '| tested |', to: '| met |' },
  { name: 'personal-data', from: /^\| `notes` .*\n/m, to: '' },
  { name: 'settings', from: '`8080`', to: '`8081`' },
  { name: 'typed-texts', from: '1 to 21', to: '1 to 22' },
];

test('each generated page has a change to find', () => {
  expect(changes.map(({ name }) => name)).toEqual(Object.keys(generatedPages));
});

describe.each(changes)('$name', ({ name, from, to }) => {
  const { path, source } = generatedPages[name];
  const page = readFileSync(join(root, path), 'utf8');
  const outdated = page.replace(from, to);

  test('the check passes on the generated page', () => {
    expect(runOnPage(name, page, '--check')).toMatchObject({ status: 0, stdout: '' });
  });

  test('the check fails on a changed page, names the source, and does not change it', () => {
    expect(outdated).not.toBe(page);
    const { status, stdout, text } = runOnPage(name, outdated, '--check');
    expect([status, text]).toEqual([1, outdated]);
    expect(stdout).toContain(`differs from ${source}: run npm run tools -- pages.`);
  });

  test('without --check the page is written', () => {
    expect(runOnPage(name, outdated)).toMatchObject({ status: 0, text: page });
  });
});

test('an unknown page is refused with the names of the known ones', () => {
  const { status, stdout } = runOnPage('no-such-page', 'text');
  expect([status, stdout]).toEqual([
    1,
    'There is no page "no-such-page". Pages: asvs, personal-data, settings, typed-texts.\n',
  ]);
});

test('the page of personal data keeps the text around its table', () => {
  const head = '| Table | Has | Kept |\n|---|---|---|';
  const written = runOnPage('personal-data', `Before.\n\n${head}\n| \`old\` | none | for good |\n\nAfter.\n`).text;
  expect(written).toMatch(/^Before\.\n\n\| Table/);
  expect(written).toContain('| `accounts` | personal, public, pseudonymous, none | until fourteen days');
  expect(written).not.toContain('`old`');
  expect(written).toMatch(/\|\n\nAfter\.\n$/);
});
