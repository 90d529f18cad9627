import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aPlot, aShop } from '../../../testing/other-kinds.ts';
import { groupsAreFilled } from './groups-are-filled.ts';

test('a shop with a ware and a concern with a plot are right', () => {
  expect(messagesOf(groupsAreFilled, { ...aShop(''), ...aPlot('') })).toEqual([]);
});

test('an empty shelf and a concern about nothing are told', () => {
  expect(
    messagesOf(groupsAreFilled, { ...aShop('', ''), 'plots/roof.story': '= The Roof\nimage: roof\n\nIt leaks.\n' }),
  ).toEqual(['"The Tray" has no ware ("== The Name of a Thing")', '"The Roof" has no plot ("== Name")']);
});
