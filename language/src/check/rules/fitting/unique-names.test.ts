import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { uniqueNames } from './unique-names.ts';

test('branches of different storylets may share a name', () => {
  expect(messagesOf(uniqueNames, aStorylet('', '== Sit\nimage: sit\n'))).toEqual([]);
});

test('reports a second quality of one name with the place of the first', () => {
  expect(messagesOf(uniqueNames, { 'qualities/more.story': '= Coins\n' })).toEqual([
    'there is another quality "Coins" at qualities/all.story:8; rename one of the two',
  ]);
});
