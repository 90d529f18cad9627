import { expect, test } from 'vitest';
import { said } from '../../testing/a-world.ts';
import { storyletsHaveAPlace } from './storylets-have-a-place.ts';

test('a card may leave its place out', () => {
  expect(said(storyletsHaveAPlace, { 'areas/square/x.story': '= Card\ndeck: sometimes\n' })).toEqual([]);
});

test('a listed storylet needs a place', () => {
  expect(said(storyletsHaveAPlace, { 'areas/square/x.story': '= Listed\ndeck: always\n' })).toEqual([
    '"Listed" has no "where"; write an area, or "where: anywhere"',
  ]);
});
