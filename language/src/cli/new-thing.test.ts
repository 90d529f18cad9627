import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proseRules } from '../check/all-rules.ts';
import { compileWorld } from '../compile/compile-world.ts';
import { skeletons } from '../skeleton/skeletons.ts';
import { aWorld } from '../testing/a-world.ts';
import { createThing } from './new-thing.ts';

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'world-'));
  printed = [];
  for (const { path, text } of aWorld()) put(path, text);
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const make = (...words: readonly string[]): number =>
  createThing(words, { folder, shownAs: 'world', built: '', print: (line) => printed.push(line) });
const written = (path: string): string => readFileSync(join(folder, path), 'utf8');

// Only the author can say whether a new storylet is repeatable, and what its cases are.
const applicable = proseRules.filter(({ name }) => name !== 'habits-vary');

test.each([
  ['storylet', 'areas/square/the-new-one.story'],
  ['card', 'areas/square/the-new-one.story'],
  ['quality', 'qualities/the-new-one.story'],
  ['area', 'areas/the-new-one/area.story'],
  ['setting', 'settings/the-new-one.story'],
  ['lodging', 'lodgings/the-new-one.story'],
  ['timed', 'timed/the-new-one.story'],
  ['shop', 'shops/the-new-one.story'],
  ['persona', 'personas/the-new-one.story'],
  ['act', 'acts/the-new-one.story'],
  ['agent', 'agents/the-new-one.story'],
  ['concern', 'plots/the-new-one.story'],
  ['snippet', 'pages/snippets/the-new-one.story'],
  ['store item', 'store/the-new-one.story'],
  ['advert', 'pages/adverts/the-new-one.story'],
  ['news', 'pages/news/the-new-one.story'],
])('a new %s is written to %s and compiles unchanged', (kind, path) => {
  expect(make(kind, 'The New One', 'The Square')).toBe(0);

  expect(printed[0]).toBe(`written: world/${path}`);
  expect(written(path)).toMatch(/^= The New One\n/);
  expect(compileWorld(folder).problems).toEqual([]);
  expect(compileWorld(folder, applicable).problems.filter(({ at }) => at.file === path)).toEqual([]);
});

test('every kind with a skeleton is tested above', () => {
  expect(Object.keys(skeletons)).toHaveLength(16);
});

test('a new storylet names its area and has a branch and an outcome to fill in', () => {
  make('storylet', "Mr Pell's  Pen", 'square');

  expect(written('areas/square/mr-pells-pen.story')).toBe(`= Mr Pell's Pen
where: The Square
image: mr-pells-pen
teaser: One line that makes a player curious.

Say where the player is and what is going on, in at least fifteen and at most a hundred and sixty words.

== Do something about it
image: mr-pells-pen

Say what the player intends to do, in a line or two.

=== always: What It Came To

Say what happens, in at least twenty-five words and at most two hundred and twenty. Then write under the heading above what the player gains: "gain: Some Quality 5".
`);
  expect(printed).toEqual([
    'written: world/areas/square/mr-pells-pen.story',
    'its picture is called "mr-pells-pen"; if it does not exist yet, see docs/authors/pictures.md',
    'its prose says what to write; npm run world check lists what is missing',
  ]);
});

test('a skeleton without a picture does not mention one', () => {
  make('setting', 'The Sea');

  expect(printed).toHaveLength(2);
});

test('a shop and a concern refer to things of the world', () => {
  make('shop', 'The Tray');
  make('plot', 'The Roof');

  expect(written('shops/the-tray.story')).toContain('== Paper Hat\nprice: Coins 10\nfetches: Coins 5\n');
  expect(written('plots/the-roof.story')).toContain('tests: Watchful 10\nreport: A Bench\n');
});

test('accents and punctuation are dropped from the file name, not from the heading', () => {
  make('lodging', 'Café "Étoile" & Co.');

  expect(written('lodgings/cafe-etoile-co.story')).toMatch(/^= Café "Étoile" & Co\.\n/);
});

test('an existing file is not overwritten', () => {
  put('timed/the-bell.story', 'mine');

  expect(make('timed', 'The Bell')).toBe(1);
  expect(printed).toEqual(['world/timed/the-bell.story already exists; nothing was written']);
  expect(written('timed/the-bell.story')).toBe('mine');
});

test('a name that is taken or cannot stand in a list writes nothing', () => {
  expect(make('quality', 'Lens')).toBe(1);
  expect(make('quality', 'Salt, Pepper')).toBe(1);

  expect(printed[0]).toMatch('there is another quality "Lens" at qualities/all.story:29; rename one of the two');
  expect(printed[1]).toBe('nothing was written');
  expect(printed[2]).toBe(
    'world/qualities/salt-pepper.story:1:3\n  = Salt, Pepper\n    ^^^^^^^^^^^^\na name must not contain a comma (well-formed-names)\n',
  );
  expect(existsSync(join(folder, 'qualities/lens.story'))).toBe(false);
});

test('problems elsewhere in the world do not block a new file', () => {
  put('lodgings/broken.story', '= Broken\n');

  expect(make('quality', 'Salt')).toBe(0);
});

test.each([
  [['storilet', 'X'], 'unknown kind "storilet". Did you mean "storylet"? Known: storylet, card, quality,'],
  [[], 'unknown kind "". Known: '],
  [['constructor', 'X'], 'unknown kind "constructor". Known: '],
  [['area'], 'an area needs a name: npm run world new area "The Name"'],
  [['thing'], 'a quality needs a name: npm run world new quality "The Name"'],
  [['quality'], 'a quality needs a name: npm run world new quality "The Name"'],
  [['quality', ' ! '], 'a quality needs a name'],
  [['card', 'A Caller'], 'a card needs an area: npm run world new card "A Caller" "An Area". Known: The Square'],
  [['card', 'A Caller', 'The Squire'], 'unknown area "The Squire". Did you mean "The Square"? Known: The Square'],
])('explains why nothing can be created: %j', (words, message) => {
  expect(make(...words)).toBe(1);
  expect(printed).toEqual([expect.stringContaining(message)]);
});

test('there is no skeleton if the world lacks what it refers to', () => {
  rmSync(join(folder, 'qualities/all.story'));

  expect(make('agent', 'Pin')).toBe(1);
  expect(printed).toEqual(['a new agent refers to an attribute, and the world has none yet; write one first']);
});
