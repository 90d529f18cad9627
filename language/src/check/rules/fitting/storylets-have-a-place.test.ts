import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { storyletsHaveAPlace } from './storylets-have-a-place.ts';

test('a card may have no place', () => {
  expect(messagesOf(storyletsHaveAPlace, { 'areas/square/x.story': '= Card\ndeck: sometimes\n' })).toEqual([]);
});

test('a storylet of no deck may have no place, and a setting counts as one', () => {
  const files = { 'areas/square/x.story': '= Led\ndeck: never\n\n= Sea\nin: Town\n' };

  expect(messagesOf(storyletsHaveAPlace, files)).toEqual([]);
});

test('reports a listed storylet without a place', () => {
  expect(messagesOf(storyletsHaveAPlace, { 'areas/square/x.story': '= Listed\ndeck: always\n' })).toEqual([
    '"Listed" has no "where"; add an area or "where: anywhere", or "deck: never" if only other storylets lead to it',
  ]);
});
