import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  agentCategories,
  namesOfNumbers,
  ownedCategories,
  slots,
  statusCategories,
  unlistedCategories,
  wornCategories,
} from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileTexts } from './compile/compile-world.ts';
import { factTables } from './meaning/fact-tables.ts';
import { readWorld } from './meaning/read-world.ts';
import { parseBlocks } from './syntax/parse-blocks.ts';
import { printBlocks } from './syntax/print-blocks.ts';
import { referenceContext } from './testing/reference-context.ts';

const reference = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'authors', 'reference.md'), 'utf8');
const section = (title: string): string => reference.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const example = (title: string): string => /```\n(= .*?)```/s.exec(section(title))?.[1] ?? '';

type Example = readonly [title: string, path: string];

/** Examples whose references are not defined beside them. */
const naming: readonly Example[] = [
  ['A timed story', 'timed/a.story'],
  ['A shop', 'shops/a.story'],
  ['A persona', 'personas/a.story'],
  ['An act', 'acts/a.story'],
  ['An agent', 'agents/a.story'],
  ['A concern', 'plots/a.story'],
  ['A store item', 'store/a.story'],
  ['A machine', 'machines/a.story'],
  ['A snippet', 'pages/snippets/a.story'],
  ['An advert', 'pages/adverts/a.story'],
  ['News', 'pages/news/a.story'],
  ['A page', 'pages/a.story'],
];

test.each<Example>([
  ['A storylet', 'areas/a/a.story'],
  ['A card', 'areas/a/a.story'],
  ['A quality', 'qualities/a.story'],
  ['An area', 'areas/a/area.story'],
  ['A setting', 'settings/a.story'],
  ['A lodging', 'lodgings/a.story'],
  ...naming,
  ['The pack', 'pack.story'],
])('the example of "%s" is valid and in the standard layout', (title, path) => {
  const text = example(title);

  expect(text).not.toBe('');
  expect(readWorld([{ path, text }]).problems).toEqual([]);
  expect(printBlocks(parseBlocks(path, text).blocks)).toBe(text);
});

test.each(naming)('the example of "%s" is valid except for names that are not defined there', (title, path) => {
  const { problems } = compileTexts([...referenceContext, { path, text: example(title) }], '');
  const own = problems.filter(({ at, message }) => at.file === path && !message.startsWith('unknown '));

  expect(own.map(({ message }) => message)).toEqual([]);
});

test.each(Object.entries(factTables))('the reference lists exactly the facts of "%s"', (title, table) => {
  const rows = section(title).split('| Fact |')[1] ?? '';
  const documentedKeys = [...rows.matchAll(/^\| ((?:`[a-z -]+`(?:, )?)+) \|/gm)].flatMap(([, keys = '']) =>
    keys.replaceAll('`', '').split(', '),
  );

  expect(documentedKeys.sort()).toEqual(
    Object.keys(table)
      .filter((key) => key !== 'id' && key !== 'was')
      .sort(),
  );
});

test('the reference lists every category under its nature, and the slots', () => {
  const rows = (section('A quality').split('### Categories')[1] ?? '').split('\n').filter((row) => /`[A-Z]/.test(row));
  const named = rows.map((row) => [...row.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name));

  expect(named).toEqual([
    wornCategories,
    slots.map(({ key }) => key),
    statusCategories,
    ownedCategories,
    agentCategories,
    unlistedCategories,
  ]);
});

test('every limit that a text may fill in is explained', () => {
  const [table = ''] = /### Limits in texts\n[\s\S]*?(?=\n##)/.exec(reference) ?? [];
  const written = [...table.matchAll(/`\{([a-z ]+)\}`/g)].map(([, words]) => words);
  expect(written.sort()).toEqual([...namesOfNumbers].sort());
});
