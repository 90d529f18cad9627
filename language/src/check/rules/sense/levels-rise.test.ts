import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aWorld, messagesOf } from '../../../testing/a-world.ts';
import { levelsRise } from './levels-rise.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\ncategory: Story\nimage: it\n${facts}\n` });

test('accepts rising levels in each list', () => {
  const facts =
    'stages: 0 None, 1 One, 5 Five\npictures: 1 one\ntold: 1 One.\ntold: 2 Two.\ntext: a 3 x\ntext: b 1 y\ntext: a 4 z';

  expect(messagesOf(levelsRise, rank(facts))).toEqual([]);
});

test('reports a level that is repeated or out of order', () => {
  expect(messagesOf(levelsRise, rank('stages: 1 One, 1 Two, 5 Five, 4 Four'))).toEqual([
    'stage 1 stands twice; delete one',
    'stage 4 comes after 5; put the levels in rising order',
  ]);
  expect(messagesOf(levelsRise, rank('pictures: 2 two, 1 one'))).toEqual([
    'picture 1 comes after 2; put the levels in rising order',
  ]);
});

test('points at the second of repeated facts', () => {
  const { world } = readWorld(aWorld(rank('told: 3 Three.\ntold: 3 Again.\ntext: a 9 x\ntext: a 9 y')));

  expect(levelsRise(world)).toMatchObject([
    { at: { line: 5 }, message: 'told 3 stands twice; delete one' },
    { at: { line: 7 }, message: 'text: a 9 stands twice; delete one' },
  ]);
});
