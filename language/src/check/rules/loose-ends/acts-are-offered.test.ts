import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';
import { actsAreOffered } from './acts-are-offered.ts';

test('a branch leads to an act', () => {
  expect(messagesOf(actsAreOffered, { ...anAct(''), ...aStorylet('', aBranch('act: Take Tea')) })).toEqual([]);
});

test('an act that none leads to is told', () => {
  expect(messagesOf(actsAreOffered, anAct(''))).toEqual([
    'no branch leads to "Take Tea"; name it in a branch\'s "act"',
  ]);
});

test('one whose number is pinned may be offered from elsewhere', () => {
  expect(messagesOf(actsAreOffered, anAct('id: 7'))).toEqual([]);
});
