import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { shopsCanBeVisited } from './shops-can-be-visited.ts';

const square = (market: string) => ({
  'areas/square/area.story': `= The Square\nsetting: Town\ntype: District\nmarket: ${market}\n`,
});

test('accepts a shop if an area has a market', () => {
  const hill = { 'areas/hill/area.story': '= Hill\nsetting: Town\ntype: District\n' };

  expect(messagesOf(shopsCanBeVisited, { ...aShop(''), ...square('yes') })).toEqual([]);
  expect(messagesOf(shopsCanBeVisited, { ...aShop(''), ...square('yes'), ...hill })).toEqual([]);
  expect(messagesOf(shopsCanBeVisited, square('no'))).toEqual([]);
});

test('reports a shop if no area has a market', () => {
  expect(messagesOf(shopsCanBeVisited, { ...aShop(''), ...square('no') })).toEqual([
    'nobody can visit "The Tray": no area has a market; add "market: yes" to one',
  ]);
});
