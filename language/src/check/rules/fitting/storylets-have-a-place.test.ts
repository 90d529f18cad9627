import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { storyletsHaveAPlace } from './storylets-have-a-place.ts';

test('a card may leave its place out', () => {
  expect(messagesOf(storyletsHaveAPlace, { 'areas/square/x.story': '= Card\ndeck: sometimes\n' })).toEqual([]);
});

test('what is in no deck may leave it out, and a setting is a place', () => {
  const files = { 'areas/square/x.story': '= Led\ndeck: never\n\n= Sea\nin: Town\n' };

  expect(messagesOf(storyletsHaveAPlace, files)).toEqual([]);
});

test('a listed storylet needs a place', () => {
  expect(messagesOf(storyletsHaveAPlace, { 'areas/square/x.story': '= Listed\ndeck: always\n' })).toEqual([
    '"Listed" has no "where"; write an area, or "where: anywhere"; what is only led into says "deck: never"',
  ]);
});
