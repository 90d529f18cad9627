import { expect, test } from 'vitest';
import { said } from '../../../testing/a-world.ts';
import { aPlot, aShop } from '../../../testing/other-kinds.ts';
import { groupsAreFilled } from './groups-are-filled.ts';

test('a shop with a ware and a concern with a plot are right', () => {
  expect(said(groupsAreFilled, { ...aShop(''), ...aPlot('') })).toEqual([]);
});

test('an empty shelf and a concern about nothing are told', () => {
  expect(
    said(groupsAreFilled, { ...aShop('', ''), 'plots/roof.story': '= The Roof\nimage: roof\n\nIt leaks.\n' }),
  ).toEqual(['"The Tray" has no ware ("== The Name of a Thing")', '"The Roof" has no plot ("== Name")']);
});
