import { expect, test } from 'vitest';
import { words } from '../testing/a-world.ts';
import { splitList, splitOutside } from './split-list.ts';

test('each part of a list has its own place', () => {
  const at = { file: 'a.story', line: 3, column: 7, length: 16 };

  expect(splitList({ text: 'Bread 1,  Jam 22', at })).toEqual([
    { text: 'Bread 1', at: { ...at, column: 7, length: 7 } },
    { text: 'Jam 22', at: { ...at, column: 17, length: 6 } },
  ]);
});

test.each([
  ['Bread (least(1, 2)), Jam 2', ['Bread (least(1, 2))', 'Jam 2']],
  ['seen "Rain, Reported", Jam 2', ['seen "Rain, Reported"', 'Jam 2']],
  ['Bread ("a), b", c), Jam', ['Bread ("a), b", c)', 'Jam']],
  ['(a, b), (c, d)', ['(a, b)', '(c, d)']],
  ['"a, b", "c, d"', ['"a, b"', '"c, d"']],
  ['', ['']],
  ['a,', ['a', '']],
  [',,', ['', '', '']],
])('a comma in brackets or quotes does not separate: %s', (list, parts) => {
  expect(splitList(words(list)).map(({ text }) => text)).toEqual(parts);
});

test.each([
  ['Bread (1, Jam 2', ['Bread (1', 'Jam 2']],
  ['Bread 1), Jam 2', ['Bread 1)', 'Jam 2']],
  ['Bread "1, Jam 2', ['Bread "1', 'Jam 2']],
  ['(Bread (1, Jam 2), Butter', ['(Bread (1, Jam 2)', 'Butter']],
])('an unclosed bracket or quote is an ordinary character: %s', (list, parts) => {
  expect(splitList(words(list)).map(({ text }) => text)).toEqual(parts);
});

test('a separator of several characters separates as a whole', () => {
  expect(
    splitOutside(words('Bread or "Jam or Not" or Butter'), ' or ').map(({ text, at }) => [text, at.column]),
  ).toEqual([
    ['Bread', 1],
    ['"Jam or Not"', 10],
    ['Butter', 26],
  ]);
});

test('splits a hundred thousand open brackets quickly', () => {
  expect(splitList(words(`${'('.repeat(100_000)}, a`))).toHaveLength(2);
});
