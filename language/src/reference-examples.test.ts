import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fittingRules, senseRules } from './check/all-rules.ts';
import { compileTexts } from './compile/compile-world.ts';
import { factTables } from './meaning/fact-tables.ts';
import { kindOfFile } from './meaning/kind-of-file.ts';
import type { SourceFile } from './meaning/read-file.ts';
import type { Block } from './syntax/block.ts';
import { parseBlocks } from './syntax/parse-blocks.ts';
import { printBlocks } from './syntax/print-blocks.ts';
import { referenceContext } from './testing/reference-context.ts';

const reference = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'authors', 'reference.md'), 'utf8');

const named: readonly SourceFile[] = [...reference.matchAll(/^```story (\S+)\n(.*?)^```$/gms)].map(
  ([, path = '', text = '']) => ({ path, text }),
);

test('every part of the reference that needs examples has some', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(new Set(named.map(({ path }) => path)).size).toBe(named.length);
});

test.each(named)('the example $path is in the standard layout', ({ path, text }) => {
  expect(printBlocks(parseBlocks(path, text).blocks)).toBe(text);
});

test('the examples that name a file compile together as one small world', () => {
  const machine = { path: 'machines/a.story', text: openingOf('A machine') };
  const { problems } = compileTexts([...referenceContext, ...named, machine], '', [...fittingRules, ...senseRules]);

  expect(problems.map(({ at, message }) => `${at.file}:${at.line}:${at.column} ${message}`)).toEqual([]);
});

/** The kinds of block in each kind of file, by depth. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  pack: ['The pack'],
  setting: ['A setting'],
  area: ['An area'],
  storylet: ['A storylet', 'A branch', 'An outcome'],
  quality: ['A quality', 'A milestone'],
  lodging: ['A lodging'],
  'timed story': ['A timed story'],
  shop: ['A shop', 'A ware'],
  persona: ['A persona'],
  act: ['An act', 'A side of an act'],
  agent: ['An agent'],
  concern: ['A concern', 'A plot'],
  'store item': ['A store item'],
  machine: ['A machine'],
  snippet: ['A snippet'],
  advert: ['An advert'],
  news: ['News'],
  page: ['A page', 'A part of a page'],
};

/** The kind of the first example in a section. */
const openingOf = (title: string): string =>
  /```\n(= .*?)```/s.exec(reference.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '')?.[1] ?? '';

const shown = new Set<string>();
/** A part of a pack is identified by its heading, any other part by its depth. */
const titleOf = (titles: readonly string[], { depth, heading }: Block): string =>
  titles[0] === 'The pack' && depth > 1 ? `The pack: ${heading.text}` : (titles[depth - 1] ?? '');
const note = (titles: readonly string[], block: Block): void => {
  for (const { key } of block.facts) shown.add(`${titleOf(titles, block)}: ${key}`);
  for (const inner of block.inner) note(titles, inner);
};
for (const { path, text } of named) {
  for (const block of parseBlocks(path, text).blocks) note(kinds[kindOfFile(path) ?? ''] ?? [], block);
}
for (const titles of Object.values(kinds)) {
  for (const block of parseBlocks('', openingOf(titles[0] ?? '')).blocks) note(titles, block);
}

test.each(Object.entries(factTables))('an example shows every fact of "%s"', (title, table) => {
  const facts = Object.keys(table).filter((key) => key !== 'id' && key !== 'was');

  expect(facts.filter((key) => !shown.has(`${title}: ${key}`))).toEqual([]);
});
