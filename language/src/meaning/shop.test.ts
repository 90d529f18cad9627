import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';
import { aShop } from '../testing/other-kinds.ts';

const tray = 'shops/tray.story';

test.each([
  ['== Papr Hat\nprice: Coins 2\n', ':7:4 unknown quality "Papr Hat". Did you mean "Paper Hat"?'],
  ['== Paper Hat\nprice: Coinz 2\n', ':8:8 unknown quality "Coinz". Did you mean "Coins"?'],
  ['== Paper Hat\nprice: 2\n', ':8:8 "2" is not an amount: a name and a whole number from 1 up, like "Some Thing 30"'],
  ['== Paper Hat\nwhen: Step 1+\n', ':7:4 "Paper Hat" has neither "price" nor "fetches"; add one of them'],
  [
    '== Paper Hat\nprice: Coins 2\nfetches: Step 1\n',
    ':7:4 "Paper Hat" is sold for Coins and fetches Step; use one currency',
  ],
  [
    '== Watchful\nprice: Coins 2\n',
    ':7:4 "Watchful" climbs by change points or is shared; a shop trades qualities that are counted one by one',
  ],
  [
    '== Lens\nfetches: Watchful 2\n',
    ':7:4 "Watchful" climbs by change points or is shared; a shop trades qualities that are counted one by one',
  ],
  ['== Coins\nprice: Coins 2\n', ':7:4 "Coins" is traded for itself; use another currency'],
  [
    '== Paper Hat\nfetches: Coins 2\nbought: Yours.\n',
    ':7:4 "Paper Hat" has "bought", but is not for sale; add "price", or delete "bought"',
  ],
  [
    '== Paper Hat\nprice: Coins 2\nsold: Gone.\n',
    ':7:4 "Paper Hat" has "sold", but is not bought back; add "fetches", or delete "sold"',
  ],
  [
    '== Lens\nprice: Coins 2\nwhen: Step 4 to 2\n',
    ':9:7 no level is in this range; write the lower number first, and none below 0',
  ],
  [
    '== Lens\nprice: Coins 2\n\nA lens.\n',
    ':10:1 this prose is never shown; delete it, or write facts above the blank line',
  ],
  ['== Lens\nprice: Coins 2\n\n=== More\n', ':10:5 no heading is allowed under this one; use fewer "="'],
  [
    '== Lens\nprice: Coins 2\n\n== Lens\nprice: Coins 3\n',
    ':10:4 there is another ware "Lens" at shops/tray.story:7; rename one of the two',
  ],
  ['', ':1:3 "The Tray" has no ware ("== The Name of a Thing")'],
])('reports a shop with the ware "%s": %s', (wares, message) => {
  expect(problemsIn(aShop('order: 1', wares))).toEqual([tray + message]);
});

test('a shared quality is neither a ware nor money', () => {
  const roof = '= The Roof\ncategory: Story\nshared: yes\nimage: roof\n\nIt leaks.\n';

  expect(problemsIn({ ...aShop('order: 1', '== The Roof\nprice: Coins 2\n'), 'qualities/roof.story': roof })).toEqual([
    `${tray}:7:4 "The Roof" climbs by change points or is shared; a shop trades qualities that are counted one by one`,
  ]);
});

test('a shop needs a picture and prose', () => {
  expect(problemsIn({ [tray]: '= The Tray\n\n== Lens\nprice: Coins 2\n' })).toEqual([
    `${tray}:1:3 "The Tray" has no "image"`,
    `${tray}:1:3 "The Tray" has no prose`,
  ]);
});
