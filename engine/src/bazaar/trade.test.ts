import { maxLots } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { aShop, atMarket, aWare, bazaar } from '../testing/a-shop.ts';
import { aTimedStory } from '../testing/a-timed-story.ts';
import { aQuality, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Ruling } from '../turn.ts';
import { buy, type Lot, sell, sellTogether } from './trade.ts';

type About = Parameters<typeof atMarket>[0];
const { pence, secrets } = bazaar;
const rich = { qualities: { [pence]: 1000, [ids.secret]: 1000 } };
const buying = (amount: number, about: About = rich) => buy(atMarket(about), secrets, amount);
const selling = (amount: number, about: About = rich) => sell(atMarket(about), secrets, amount);
const levelsAfter = (ruling: Ruling) =>
  [pence, ids.secret].map((quality) => levelOf(turnOf(ruling).character.qualities, quality));

test('buying pays the price and adds the goods', () => {
  const { changes, character } = turnOf(buying(3, { qualities: { [pence]: 20, [ids.secret]: 1 } }));

  expect(changes).toEqual([
    { kind: 'bought', ware: secrets, count: 3 },
    { kind: 'quality', quality: pence, from: { level: 20, points: 0 }, to: { level: 5, points: 0 }, how: 'changed' },
    {
      kind: 'quality',
      quality: ids.secret,
      from: { level: 1, points: 0 },
      to: { level: 4, points: 0 },
      how: 'changed',
    },
  ]);
  expect(character.actions).toEqual({ count: 20 });
});

test('selling removes the goods and adds the proceeds', () => {
  const { changes } = turnOf(selling(2, { qualities: { [ids.secret]: 2 } }));

  expect(changes).toEqual([
    { kind: 'sold', ware: secrets, count: 2 },
    {
      kind: 'quality',
      quality: ids.secret,
      from: { level: 2, points: 0 },
      to: { level: 0, points: 0 },
      how: 'changed',
    },
    { kind: 'quality', quality: pence, from: { level: 0, points: 0 }, to: { level: 6, points: 0 }, how: 'changed' },
  ]);
});

test('a free ware changes no money', () => {
  const free = { ware: { cost: 0, fetches: 0 }, qualities: { [ids.secret]: 1 } };

  expect(turnOf(buying(1, free)).changes.map(({ kind }) => kind)).toEqual(['bought', 'quality']);
  expect(turnOf(selling(1, free)).changes.map(({ kind }) => kind)).toEqual(['sold', 'quality']);
});

test('an amount is a whole number from 1 to 999,999', { meta: { rows: ['C-BAZAAR-024'] } }, () => {
  const plenty = { ware: { cost: 1 }, qualities: { [pence]: 2_000_000, [ids.secret]: 2_000_000 } };

  for (const amount of [0, -1, 1.5, 1_000_000, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(buying(amount, plenty)).toEqual(refused('no such amount'));
    expect(selling(amount, plenty)).toEqual(refused('no such amount'));
  }
  expect(levelsAfter(buying(999_999, plenty))).toEqual([1_000_001, 2_999_999]);
  expect(levelsAfter(selling(999_999, plenty))).toEqual([4_999_997, 1_000_001]);
});

test('buying more than the character can afford is refused', () => {
  expect(levelsAfter(buying(4, { qualities: { [pence]: 20 } }))).toEqual([0, 4]);
  expect(buying(4, { qualities: { [pence]: 19 } })).toEqual(refused('cannot afford'));
});

test('selling more than the character owns is refused', () => {
  expect(levelsAfter(selling(4, { qualities: { [ids.secret]: 4 } }))).toEqual([12, 0]);
  expect(selling(5, { qualities: { [ids.secret]: 4 } })).toEqual(refused('not enough of it'));
});

test('worn and lent items can neither be sold nor pay', () => {
  const ware = { quality: ids.hat };
  const inUse = { worn: { Hat: ids.hat }, agents: [{ agent: 1, lent: [ids.hat], reports: 0 }] };
  const hats = (owned: number) => ({ ware, qualities: { [ids.hat]: owned }, character: inUse });
  const paid = (owned: number) => ({ ...hats(owned), ware: { currency: ids.hat, cost: 1 } });

  expect(selling(1, hats(2))).toEqual(refused('not enough of it'));
  expect(selling(1, hats(3)).ruling).toBe('allowed');
  expect(buying(1, paid(2))).toEqual(refused('cannot afford'));
  expect(buying(1, paid(3)).ruling).toBe('allowed');
});

test('a purchase above the cap is refused, so that nothing is lost', () => {
  const capped = (favour: number) => ({
    ware: { quality: ids.favour },
    qualities: { [pence]: 100, [ids.favour]: favour },
  });

  expect(buying(2, capped(5)).ruling).toBe('allowed');
  expect(buying(3, capped(5))).toEqual(refused('too much of it'));
  expect(buying(1, capped(9))).toEqual(refused('too much of it'));
});

test('raising a cap makes room', () => {
  const qualities = [
    ...atMarket().world.pack.qualities.filter(({ id }) => id !== ids.favour),
    aQuality({ id: ids.favour, cap: 7, capRaisedBy: ids.lens }),
  ];
  const room = (lenses: number) => ({
    ware: { quality: ids.favour },
    pack: { qualities },
    qualities: { [pence]: 100, [ids.favour]: 6, [ids.lens]: lenses },
  });

  expect(buying(3, room(2)).ruling).toBe('allowed');
  expect(buying(3, room(1))).toEqual(refused('too much of it'));
});

test('an amount that does not fit into 32 bits is refused', () => {
  const most = 2_147_483_647;
  const full = (secret: number, money: number) => ({ qualities: { [ids.secret]: secret, [pence]: money } });

  expect(levelsAfter(buying(1, full(most - 1, 5)))).toEqual([0, most]);
  expect(buying(2, full(most - 1, 10))).toEqual(refused('too much of it'));
  expect(levelsAfter(selling(1, full(1, most - 3)))).toEqual([most, 0]);
  expect(selling(1, full(1, most - 2))).toEqual(refused('too much of it'));
});

test('a full purse can still give away items that sell for nothing', () => {
  const full = { ware: { fetches: 0 }, qualities: { [ids.secret]: 1, [pence]: 2 ** 31 } };

  expect(levelsAfter(selling(1, full))).toEqual([2 ** 31, 0]);
});

const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];

test('unreachable, hidden and unknown wares cannot be traded', () => {
  for (const trade of [buying, selling]) {
    expect(trade(1, { ...rich, character: { area: ids.square } })).toEqual(refused('bazaar closed'));
    expect(trade(1, { ...rich, character: { restrictions: ['EchoBazaar'] } })).toEqual(refused('bazaar closed'));
    expect(trade(1, { ...rich, ware: { when: favoured } })).toEqual(refused('no such ware'));
    expect(trade(1, { ...rich, shops: [aShop({ when: favoured })] })).toEqual(refused('no such ware'));
    expect(trade(1, { ...rich, shops: [] })).toEqual(refused('no such ware'));
    expect(trade(1, { ...rich, ware: { id: 99 } })).toEqual(refused('no such ware'));
  }
});

test('a ware is found in any shop', () => {
  const shops = [aShop({ wares: [aWare({ id: 99, cost: 1 })] }), aShop({ id: 2, order: 2 })];

  expect(levelsAfter(buying(1, { ...rich, shops }))).toEqual([995, 1001]);
});

test('a ware without a price is not for sale, and one without a buying price cannot be sold', () => {
  const { cost: _price, fetches: _worth, ...neither } = aWare();

  expect(buying(1, { ...rich, shops: [aShop({ wares: [neither] })] })).toEqual(refused('not for sale'));
  expect(selling(1, { ...rich, shops: [aShop({ wares: [neither] })] })).toEqual(refused('not wanted here'));
});

test('a trade has an aftermath', () => {
  const given = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  const waiting = { qualities: { [pence]: 5 }, pack: { timed: [aTimedStory({ id: 1, given })] } };

  expect(turnOf(buying(1, waiting)).changes.at(-1)?.kind).toBe('timer started');
});

const twoWares = [aWare(), aWare({ id: bazaar.hats, quality: ids.hat, fetches: 7 })];
const together = (lots: readonly Lot[], about: About = {}) =>
  sellTogether(
    atMarket({ shops: [aShop({ wares: twoWares })], qualities: { [ids.secret]: 4, [ids.hat]: 1 }, ...about }),
    lots,
  );
const lot = (ware: number, amount: number): Lot => ({ ware, amount });

test('several lots are sold in one turn', () => {
  const { changes } = turnOf(together([lot(secrets, 4), lot(bazaar.hats, 1)]));

  expect(changes.map((change) => [change.kind, change.kind === 'quality' ? change.to.level : 0])).toEqual([
    ['sold', 0],
    ['quality', 0],
    ['quality', 12],
    ['sold', 0],
    ['quality', 0],
    ['quality', 19],
  ]);
});

test('if one lot cannot be sold, none is', () => {
  expect(together([lot(secrets, 1), lot(bazaar.hats, 2)])).toEqual(refused('not enough of it'));
  expect(together([lot(secrets, 1), lot(99, 1)])).toEqual(refused('no such ware'));
  expect(together([lot(secrets, 1), lot(bazaar.hats, 0)])).toEqual(refused('no such amount'));
  expect(together([])).toEqual(refused('no such amount'));
  expect(together(Array.from({ length: maxLots + 1 }, () => lot(secrets, 1)))).toEqual(refused('no such amount'));
});

test('two lots of the same item are counted together', () => {
  expect(together([lot(secrets, 2), lot(secrets, 2)]).ruling).toBe('allowed');
  expect(together([lot(secrets, 2), lot(secrets, 3)])).toEqual(refused('not enough of it'));
});

test('several sales together may not exceed 32 bits', () => {
  const full = { qualities: { [ids.secret]: 2, [pence]: 2 ** 31 - 5 } };

  expect(together([lot(secrets, 1)], full).ruling).toBe('allowed');
  expect(together([lot(secrets, 1), lot(secrets, 1)], full)).toEqual(refused('too much of it'));
});
