import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { readWorld } from './read-world.ts';

const read = (text: string) => readWorld(aWorld({ 'house-style.json': text }));
const nothing = { rules: {}, reserved: {}, money: [], exempt: {}, atFirst: {}, problems: [] };

test('a world without a house style has no rules of taste, reserved numbers and exemptions', () => {
  expect(readWorld(aWorld()).world.houseStyle).toEqual(nothing);
});

test('missing fields of a house style are empty', () => {
  expect(read('{ "money": ["penny"] }').world.houseStyle).toMatchObject({ ...nothing, money: ['penny'] });
});

test.each([
  '{ "money": "penny" }',
  '{ "rules": ["habits-vary"] }',
  '{ "exempt": { "habits-vary": "all" } }',
  '{ "reserved": { "nine": "rota" } }',
  '{ "atFirst": { "it": "many" } }',
  '[]',
  'nine',
])('reports %s as an invalid house style, and ignores it', (text) => {
  const { world, problems } = read(text);

  expect(problems).toEqual([]);
  expect(world.houseStyle.problems.map(({ at, message }) => `${at.file}:${at.line} ${message.slice(0, 23)}`)).toEqual([
    'house-style.json:1 not a valid house style',
  ]);
  expect(world.houseStyle).toMatchObject({ rules: {}, exempt: {} });
});

test('the house style is neither a story nor a map', () => {
  const { world } = read('{}');

  expect(world.files.map(({ path }) => path)).not.toContain('house-style.json');
  expect(world.maps).toEqual([]);
});
