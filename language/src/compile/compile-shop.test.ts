import { expect, test } from 'vitest';
import { idIn, packOf } from '../testing/a-world.ts';
import { aPlot, aShop } from '../testing/other-kinds.ts';

test('a shop has its wares with their prices', () => {
  const wares = `== Paper Hat
price: Coins 12
fetches: Coins 6
when: Watchful 2+
bought: It's yours.
sold: It was.

== Lens
fetches: Coins 1
`;
  const pack = packOf(aShop('when: Step 3+\norder: 7', wares));
  const [shop] = pack.shops;
  const coins = idIn(pack, 'Coins');

  expect(shop).toEqual({
    id: expect.any(Number),
    name: 'The Tray',
    descriptionHtml: '<p>A tray.</p>',
    image: 'tray',
    order: 7,
    when: [{ kind: 'level', quality: idIn(pack, 'Step'), atLeast: 3 }],
    wares: [
      {
        id: expect.any(Number),
        quality: idIn(pack, 'Paper Hat'),
        currency: coins,
        cost: 12,
        fetches: 6,
        when: [{ kind: 'level', quality: idIn(pack, 'Watchful'), atLeast: 2 }],
        boughtText: 'It’s yours.',
        soldText: 'It was.',
      },
      { id: expect.any(Number), quality: idIn(pack, 'Lens'), currency: coins, fetches: 1 },
    ],
  });
});

test('shops and concerns keep the order of the source unless "order" is set', () => {
  const pack = packOf({
    ...aShop(''),
    'shops/a.story': '= Another\nimage: tray\n\nA tray.\n\n== Lens\nprice: Coins 2\n',
    ...aPlot(''),
  });

  expect(pack.shops.map(({ name, order, when }) => [name, order, when])).toEqual([
    ['Another', 1, []],
    ['The Tray', 2, []],
  ]);
  expect(pack.concerns.map(({ order }) => order)).toEqual([1]);
});
