import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { uniqueNames } from './unique-names.ts';

test('two storylets may have branches of one name', () => {
  expect(messagesOf(uniqueNames, aStorylet('', '== Sit\nimage: sit\n'))).toEqual([]);
});

test('two qualities of one name are told where the first one is', () => {
  expect(messagesOf(uniqueNames, { 'qualities/more.story': '= Coins\n' })).toEqual([
    'there is another quality "Coins" at qualities/all.story:8; rename one of the two',
  ]);
});
