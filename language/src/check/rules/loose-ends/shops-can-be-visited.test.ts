import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { shopsCanBeVisited } from './shops-can-be-visited.ts';

const square = (market: string) => ({
  'areas/square/area.story': `= The Square\nsetting: Town\ntype: District\nmarket: ${market}\n`,
});

test('a shop is reached from an area with a market', () => {
  const hill = { 'areas/hill/area.story': '= Hill\nsetting: Town\ntype: District\n' };

  expect(messagesOf(shopsCanBeVisited, { ...aShop(''), ...square('yes') })).toEqual([]);
  expect(messagesOf(shopsCanBeVisited, { ...aShop(''), ...square('yes'), ...hill })).toEqual([]);
  expect(messagesOf(shopsCanBeVisited, square('no'))).toEqual([]);
});

test('without one nobody gets there', () => {
  expect(messagesOf(shopsCanBeVisited, { ...aShop(''), ...square('no') })).toEqual([
    'nobody gets to "The Tray": no area has a market; write "market: yes" in one',
  ]);
});
