import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aPlot, aShop } from '../../../testing/other-kinds.ts';
import { groupsAreFilled } from './groups-are-filled.ts';

test('accepts a shop with a ware and a concern with a plot', () => {
  expect(messagesOf(groupsAreFilled, { ...aShop(''), ...aPlot('') })).toEqual([]);
});

test('reports an empty shop and an empty concern', () => {
  expect(
    messagesOf(groupsAreFilled, { ...aShop('', ''), 'plots/roof.story': '= The Roof\nimage: roof\n\nIt leaks.\n' }),
  ).toEqual(['"The Tray" has no ware ("== The Name of a Thing")', '"The Roof" has no plot ("== Name")']);
});
