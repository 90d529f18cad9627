import { expect, test } from 'vitest';
import { aBranch, aStorylet, said } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';
import { actsAreOffered } from './acts-are-offered.ts';

test('a branch leads to an act', () => {
  expect(said(actsAreOffered, { ...anAct(''), ...aStorylet('', aBranch('act: Take Tea')) })).toEqual([]);
});

test('an act that none leads to is told', () => {
  expect(said(actsAreOffered, anAct(''))).toEqual(['no branch leads to "Take Tea"; name it in a branch\'s "act"']);
});

test('one whose number is pinned may be offered from elsewhere', () => {
  expect(said(actsAreOffered, anAct('id: 7'))).toEqual([]);
});
