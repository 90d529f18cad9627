import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRules } from '../check/all-rules.ts';
import { checkTexts, compileWorld } from '../compile/compile-world.ts';
import { readFolder } from '../compile/read-folder.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import { createThing } from './new-thing.ts';
import { createWorld } from './new-world.ts';

let root: string;
let printed: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'worlds-'));
  printed = [];
});
afterEach(() => rmSync(root, { recursive: true }));

const create = (name: string, title = 'The Last Ferry') =>
  createWorld(join(root, name), title, (line) => printed.push(line));

test('a new world has its title, no problems under any rule, and pictures of its own', () => {
  expect(create('ferry')).toBe(0);

  const folder = join(root, 'ferry');
  expect(checkTexts(readFolder(folder), '', allRules).problems).toEqual([]);
  expect(checkPictures(folder)).toEqual({
    pictures: ['headers', 'heroes'].map((kind) => ({
      kind,
      name: 'the-landing',
      file: `pictures/${kind}/the-landing.svg`,
    })),
    faults: [],
  });
  expect(compileWorld(folder).pack?.name).toBe('The Last Ferry');
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# The Last Ferry\n/);
  expect(printed).toContain(`Play it in the browser:  npm run dev -- ${folder}`);
});

test('a title is taken as it stands, with signs that mean something in a replacement', () => {
  expect(create('signs', "$& and $' & Sons")).toBe(0);
  expect(readFileSync(join(root, 'signs', 'README.md'), 'utf8')).toMatch(/^# \$& and \$' & Sons\n/);
});

test('a new thing can be added to a new world', () => {
  create('ferry');
  const context = { folder: join(root, 'ferry'), shownAs: 'ferry', built: '', print: () => undefined };
  for (const kind of ['storylet', 'card', 'quality', 'area', 'setting', 'lodging', 'timed', 'shop', 'persona', 'act'])
    expect(createThing([kind, `A New ${kind}`, 'The Landing'], context), kind).toBe(0);
});

test.each([
  [undefined, 'T', 'A new world needs a folder and a title: npm run world new world ../my-world "Its Title"'],
  ['empty', ' ', 'A new world needs a title: npm run world new world ../my-world "Its Title"'],
  ['long', 'T'.repeat(61), 'The title has 61 characters; write at most 60.'],
  ['odd', 'T {title}', 'A title has no braces and no equals sign.'],
])('refuses the folder %s with the title %j and writes nothing', (name, title, message) => {
  expect(createWorld(name && join(root, name), title, (line) => printed.push(line))).toBe(1);
  expect(printed).toEqual([message]);
  expect(readdirSync(root)).toEqual([]);
});

test('a folder with files in it and a file are left as they are', () => {
  writeFileSync(join(root, 'mine.txt'), 'mine');
  const message = `${root} is not empty, and nothing in it was changed. Name a new folder.`;
  expect([create('.'), create('mine.txt')]).toEqual([1, 1]);
  expect(printed).toEqual([message, `${join(root, 'mine.txt')} is a file; name a folder that is missing or empty.`]);
  expect(existsSync(join(root, 'pack.story'))).toBe(false);
});
