import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';
import { actsAreOffered } from './acts-are-offered.ts';

test('accepts an act that a branch offers', () => {
  expect(messagesOf(actsAreOffered, { ...anAct(''), ...aStorylet('', aBranch('act: Take Tea')) })).toEqual([]);
});

test('reports an act that no branch offers', () => {
  expect(messagesOf(actsAreOffered, anAct(''))).toEqual(['no branch offers "Take Tea"; name it in a branch\'s "act"']);
});

test('accepts an act with a pinned number', () => {
  expect(messagesOf(actsAreOffered, anAct('id: 7'))).toEqual([]);
});
