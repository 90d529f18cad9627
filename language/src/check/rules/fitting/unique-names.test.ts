import { expect, test } from 'vitest';
import { aStorylet, said } from '../../../testing/a-world.ts';
import { uniqueNames } from './unique-names.ts';

test('two storylets may have branches of one name', () => {
  expect(said(uniqueNames, aStorylet('', '== Sit\nimage: sit\n'))).toEqual([]);
});

test('two qualities of one name are told where the first one is', () => {
  expect(said(uniqueNames, { 'qualities/more.story': '= Coins\n' })).toEqual([
    'there is another quality "Coins" at qualities/all.story:8; rename one of the two',
  ]);
});
