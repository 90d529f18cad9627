import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { secondChancesServe } from './second-chances-serve.ts';

test('accepts a second chance on the challenged attribute', () => {
  expect(messagesOf(secondChancesServe, aStorylet('', aBranch('challenge: Watchful 4\nsecond chance: Lens')))).toEqual(
    [],
  );
});

test('one of several challenges is enough', () => {
  expect(
    messagesOf(secondChancesServe, aStorylet('', aBranch('challenge: Watchful 4, Coins 4\nsecond chance: Lens'))),
  ).toEqual([]);
});

test('reports a second chance on another attribute', () => {
  expect(messagesOf(secondChancesServe, aStorylet('', aBranch('challenge: Coins 4\nsecond chance: Lens')))).toEqual([
    '"Lens" is no second chance for a challenge of this branch; name one that is',
  ]);
});

test('a question after the roll needs an item, and no other question', () => {
  const asking = (facts: string) =>
    messagesOf(
      secondChancesServe,
      aStorylet('', aBranch(`challenge: Watchful 4\nask second chance: after the roll\n${facts}`)),
    );
  expect(asking('second chance: Lens')).toEqual([]);
  expect(asking('')).toEqual(['"ask second chance" needs an item; add "second chance: Item"']);
  expect(asking('second chance: Lens\nnames: Companion')).toEqual([
    'a branch with "names" asks no second question; delete one of the two',
  ]);
  expect(asking('second chance: Lens\nact: Draughts')).toEqual([
    'a branch with "act" asks no second question; delete one of the two',
  ]);
});
