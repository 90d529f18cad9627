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

// Whether a new storylet is a habit, and what its cases are, only its author knows.
const asked = proseRules.filter(({ name }) => name !== 'habits-vary');

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
])('a new %s is written to %s, and compiles as it stands', (kind, path) => {
  expect(make(kind, 'The New One', 'The Square')).toBe(0);

  expect(printed[0]).toBe(`written: world/${path}`);
  expect(written(path)).toMatch(/^= The New One\n/);
  expect(compileWorld(folder).problems).toEqual([]);
  expect(compileWorld(folder, asked).problems.filter(({ at }) => at.file === path)).toEqual([]);
});

test('every kind that has a skeleton is tried above', () => {
  expect(Object.keys(skeletons)).toHaveLength(16);
});

test('a new storylet stands in its area, with a branch and an outcome to write', () => {
  make('storylet', "Mr Pell's  Pen", 'square');

  expect(written('areas/square/mr-pells-pen.story')).toBe(`= Mr Pell's Pen
where: The Square
image: mr-pells-pen
teaser: One line that makes somebody want to know.

Say where we are, and what is the matter, in fifteen words at least and a hundred and sixty at most.

== Do something about it
image: mr-pells-pen

Say what it is like to intend it, in a line or two.

=== always: What It Came To

Say what comes of it, in twenty-five words at least and two hundred and twenty at most. Then say above, under the heading, what it gives: "gain: Echoes 5".
`);
  expect(printed).toEqual([
    'written: world/areas/square/mr-pells-pen.story',
    'its picture is called "mr-pells-pen"; one that is not drawn yet: docs/authors/pictures.md',
    'its prose says what to write; npm run world check says what it still wants',
  ]);
});

test('what has no picture asks for none', () => {
  make('setting', 'The Sea');

  expect(printed).toHaveLength(2);
});

test('a shop and a plot lean on what the world has', () => {
  make('shop', 'The Tray');
  make('plot', 'The Roof');

  expect(written('shops/the-tray.story')).toContain('== Paper Hat\nprice: Coins 10\nfetches: Coins 5\n');
  expect(written('plots/the-roof.story')).toContain('tests: Watchful 10\nreport: A Bench\n');
});

test('accents and marks leave the name of the file, not the heading', () => {
  make('lodging', 'Café "Étoile" & Co.');

  expect(written('lodgings/cafe-etoile-co.story')).toMatch(/^= Café "Étoile" & Co\.\n/);
});

test('a file that is there is left alone', () => {
  put('timed/the-bell.story', 'mine');

  expect(make('timed', 'The Bell')).toBe(1);
  expect(printed).toEqual(['world/timed/the-bell.story is there already; nothing was written']);
  expect(written('timed/the-bell.story')).toBe('mine');
});

test('a name that is taken, or cannot stand in a list, writes nothing', () => {
  expect(make('quality', 'Lens')).toBe(1);
  expect(make('quality', 'Salt, Pepper')).toBe(1);

  expect(printed[0]).toMatch('there is another quality "Lens" at qualities/all.story:29; rename one of the two');
  expect(printed[1]).toBe('nothing was written');
  expect(printed[2]).toBe(
    'world/qualities/salt-pepper.story:1:3\n  = Salt, Pepper\n    ^^^^^^^^^^^^\na name holds no comma (well-formed-names)\n',
  );
  expect(existsSync(join(folder, 'qualities/lens.story'))).toBe(false);
});

test('a world with a mistake elsewhere does not stand in the way', () => {
  put('lodgings/broken.story', '= Broken\n');

  expect(make('quality', 'Salt')).toBe(0);
});

test.each([
  [['storilet', 'X'], '"storilet" is no kind of thing. Did you mean "storylet"? Known: storylet, card, quality,'],
  [[], '"" is no kind of thing. Known: '],
  [['constructor', 'X'], '"constructor" is no kind of thing. Known: '],
  [['area'], 'an area has a name: npm run world new area "The Name"'],
  [['thing'], 'a quality has a name: npm run world new quality "The Name"'],
  [['quality'], 'a quality has a name: npm run world new quality "The Name"'],
  [['quality', ' ! '], 'a quality has a name'],
  [['card', 'A Caller'], 'a card is met somewhere: npm run world new card "A Caller" "An Area". Known: The Square'],
  [['card', 'A Caller', 'The Squire'], 'unknown area "The Squire". Did you mean "The Square"? Known: The Square'],
])('what cannot be made is said: %j', (words, message) => {
  expect(make(...words)).toBe(1);
  expect(printed).toEqual([expect.stringContaining(message)]);
});

test('without anything to lean on there is no skeleton', () => {
  rmSync(join(folder, 'qualities/all.story'));

  expect(make('agent', 'Pin')).toBe(1);
  expect(printed).toEqual(['the world has no attribute yet that a new agent could lean on']);
});
