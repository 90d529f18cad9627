import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allRules, fittingRules, looseEndRules, proseRules, senseRules } from './check/all-rules.ts';
import { formRule, numbersRule, type Rule } from './check/rule.ts';
import { parseBlocks } from './syntax/parse-blocks.ts';
import { printBlocks } from './syntax/print-blocks.ts';
import { messagesOf } from './testing/a-world.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'authors', 'checks.md'), 'utf8');
const files = readdirSync(join(import.meta.dirname, 'check', 'rules'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'));

const lists: readonly (readonly [title: string, rules: readonly Rule[]])[] = [
  ['Fitting', fittingRules],
  ['Sense', senseRules],
  ['Loose ends', looseEndRules],
  ['Prose', proseRules],
];

const sectionOf = (title: string): string => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const entriesIn = (text: string): readonly string[] => text.split(/^### /m).slice(1);
const nameOf = (entry: string): string => entry.slice(0, entry.indexOf('\n'));

const entries = entriesIn(page.slice(page.indexOf('## Fitting'))).map((text) => ({
  name: nameOf(text),
  wrong: Object.fromEntries(
    [...text.matchAll(/^```(?:story|json) (\S+)\n(.*?)^```$/gms)].map(([, path = '', story = '']) => [path, story]),
  ),
  message: /^> (.+)$/m.exec(text)?.[1] ?? '',
  fix: /^Fix: (.+)$/m.exec(text)?.[1] ?? '',
}));

test('every check is listed once and has a file and a test of its name', () => {
  const names = allRules.map(({ kind, name }) => `${kind}/${name}`).sort();

  expect(new Set(allRules.map(({ name }) => name)).size).toBe(names.length);
  expect(files.filter((file) => !file.endsWith('.test.ts')).sort()).toEqual(names.map((name) => `${name}.ts`));
  expect(files.filter((file) => file.endsWith('.test.ts')).sort()).toEqual(names.map((name) => `${name}.test.ts`));
});

test('the rules for form and numbers have entries too', () => {
  expect(entriesIn(sectionOf('Reading')).map(nameOf)).toEqual([formRule, numbersRule]);
});

test.each(lists)('the page has an entry for every check of "%s", in the order of their names', (title, rules) => {
  expect(entriesIn(sectionOf(title)).map(nameOf)).toEqual(rules.map((rule) => rule.name).sort());
});

test.each(entries)(
  'the example of $name gives the message and the fix that the page shows',
  ({ name, wrong, message, fix }) => {
    const rule = allRules.find((each) => each.name === name);

    expect(fix).not.toBe('');
    expect(rule && messagesOf(rule.check, wrong)).toContain(message);
  },
);

const stories = entries.flatMap(({ name, wrong }) =>
  Object.entries(wrong).flatMap(([path, text]) => (path.endsWith('.story') ? [{ name, path, text }] : [])),
);

test.each(stories)('the example $path of $name is in the standard layout', ({ path, text }) => {
  expect(printBlocks(parseBlocks(path, text).blocks)).toBe(text);
});
