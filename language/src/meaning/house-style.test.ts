import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { readWorld } from './read-world.ts';

const read = (text: string) => readWorld(aWorld({ 'house-style.json': text }));

test('a world without a house style has no reserved numbers and no exemptions', () => {
  expect(readWorld(aWorld()).world.houseStyle).toEqual({ reserved: {}, money: [], exempt: {}, atFirst: {} });
});

test('missing fields of a house style are empty', () => {
  const { world, problems } = read('{ "money": ["penny"] }');

  expect(problems).toEqual([]);
  expect(world.houseStyle).toMatchObject({ reserved: {}, money: ['penny'], exempt: {}, atFirst: {} });
});

test.each([
  '{ "money": "penny" }',
  '{ "exempt": { "habits-vary": "all" } }',
  '{ "reserved": { "nine": "rota" } }',
  '{ "atFirst": { "it": "many" } }',
  '[]',
  'nine',
])('reports %s as an invalid house style, and ignores it', (text) => {
  const { world, problems } = read(text);

  expect(problems.map(({ at, message }) => `${at.file}:${at.line} ${message.slice(0, 23)}`)).toEqual([
    'house-style.json:1 not a valid house style',
  ]);
  expect(world.houseStyle.exempt).toEqual({});
});

test('the house style is neither a story nor a map', () => {
  const { world } = read('{}');

  expect(world.files.map(({ path }) => path)).not.toContain('house-style.json');
  expect(world.maps).toEqual([]);
});
