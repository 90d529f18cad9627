import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { movesKeepTheSetting } from './moves-keep-the-setting.ts';

const moving = (facts: string) =>
  messagesOf(movesKeepTheSetting, {
    'settings/sea.story': '= Sea\n\n= Moon\n',
    'areas/rock/area.story': '= The Rock\nsetting: Sea\nalso in: Moon\ntype: District\n',
    ...aStorylet('', aBranch('', anOutcome(facts))),
  });

test('accepts a change of setting, a move, or both into an area of the setting', () => {
  expect(moving('change setting: Sea\nmove to: The Rock')).toEqual([]);
  expect(moving('change setting: Moon\nmove to: The Rock')).toEqual([]);
  expect(moving('change setting: Town\nmove to: nowhere')).toEqual([]);
  expect(moving('change setting: Town\nmove to: Nothing Known')).toEqual([]);
  expect(moving('move to: The Rock')).toEqual([]);
});

test('reports a move that ends the new setting', () => {
  expect(moving('change setting: Town\nmove to: The Rock')).toEqual([
    '"The Rock" does not belong to "Town", so moving there ends the setting; delete "change setting", or add "also in: Town" to the area',
  ]);
});
