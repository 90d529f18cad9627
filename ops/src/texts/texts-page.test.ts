import { typedTexts } from '@underhall/contract/typed-texts';
import { expect, test } from 'vitest';
import { runOnPage } from '../testing/run-on-page.ts';
import { textsPage } from './texts-page.ts';

const page = textsPage(typedTexts);

test('the check passes on the page that the table prints', () => {
  expect(runOnPage('texts', page, '--check')).toMatchObject({ status: 0, stdout: '' });
});

test('the check fails on a page with another length, and does not change it', () => {
  const changed = page.replace('1 to 21', '1 to 22');
  expect(changed).not.toBe(page);
  const { status, stdout, text } = runOnPage('texts', changed, '--check');
  expect([status, text]).toEqual([1, changed]);
  expect(stdout).toContain('run npm run tools -- texts');
});

test('without --check the page is written', () => {
  expect(runOnPage('texts', 'old')).toMatchObject({ status: 0, text: page });
});
