import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { movesKeepTheSetting } from './moves-keep-the-setting.ts';

const moving = (facts: string) =>
  messagesOf(movesKeepTheSetting, {
    'settings/sea.story': '= Sea\n\n= Moon\n',
    'areas/rock/area.story': '= The Rock\nsetting: Sea\nalso in: Moon\ntype: District\n',
    ...aStorylet('', aBranch('', anOutcome(facts))),
  });

test('an outcome changes the setting, or moves, or both at once into one of its areas', () => {
  expect(moving('change setting: Sea\nmove to: The Rock')).toEqual([]);
  expect(moving('change setting: Moon\nmove to: The Rock')).toEqual([]);
  expect(moving('change setting: Town\nmove to: nowhere')).toEqual([]);
  expect(moving('change setting: Town\nmove to: Nothing Known')).toEqual([]);
  expect(moving('move to: The Rock')).toEqual([]);
});

test('a setting that ends with the move is told', () => {
  expect(moving('change setting: Town\nmove to: The Rock')).toEqual([
    '"The Rock" does not belong to "Town", and moving there ends it; leave out "change setting", or write "also in: Town" in the area',
  ]);
});
