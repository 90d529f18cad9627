import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Character } from '../character.ts';
import { levelOf } from '../qualities/qualities.ts';
import { aShop, atMarket, aWare, bazaar } from '../testing/a-shop.ts';
import { ids } from '../testing/a-world.ts';
import { buy, sell, sellTogether } from './trade.ts';

const { pence, secrets } = bazaar;
const owned = ({ qualities }: Character) => [levelOf(qualities, pence), levelOf(qualities, ids.secret)] as const;

const trades = fc.array(fc.record({ isBuying: fc.boolean(), amount: fc.integer({ min: 1, max: 40 }) }), {
  maxLength: 30,
});
const prices = fc.record({ cost: fc.nat({ max: 30 }), off: fc.nat({ max: 30 }) });

test('trading neither creates nor destroys goods or money', () => {
  fc.assert(
    fc.property(trades, prices, fc.nat({ max: 900 }), (asked, { cost, off }, money) => {
      const fetches = Math.max(0, cost - off);
      const moment = atMarket({ ware: { cost, fetches }, qualities: { [pence]: money } });
      let { character } = moment;
      for (const { isBuying, amount } of asked) {
        const [coins, goods] = owned(character);
        const ruling = (isBuying ? buy : sell)({ ...moment, character }, secrets, amount);
        const isPossible = isBuying ? amount * cost <= coins : amount <= goods;
        expect(ruling.ruling).toBe(isPossible ? 'allowed' : 'refused');
        if (ruling.ruling !== 'allowed') continue;
        ({ character } = ruling.turn);
        expect(owned(character)).toEqual(
          isBuying ? [coins - amount * cost, goods + amount] : [coins + amount * fetches, goods - amount],
        );
      }
      const [coins, goods] = owned(character);
      expect(coins + goods * fetches).toBeLessThanOrEqual(money);
    }),
  );
});

/** For each item: buying price, selling price and ware. */
const traded = [
  { ware: secrets, quality: ids.secret, cost: 5, fetches: 3 },
  { ware: bazaar.hats, quality: ids.hat, cost: 9, fetches: 4 },
];
const several = fc.array(fc.record({ of: fc.nat({ max: 1 }), amount: fc.integer({ min: 0, max: 9 }) }), {
  minLength: 1,
  maxLength: 5,
});
const holdings = ({ qualities }: Character) => [pence, ids.secret, ids.hat].map((id) => levelOf(qualities, id));

test('several sales in one turn all happen or none does, despite purchases in the same currency', () => {
  const steps = fc.array(fc.record({ isBuying: fc.boolean(), lots: several }), { maxLength: 12 });
  fc.assert(
    fc.property(steps, fc.nat({ max: 90 }), (asked, money) => {
      const moment = atMarket({
        shops: [aShop({ wares: traded.map(({ ware, ...about }) => aWare({ id: ware, ...about })) })],
        qualities: { [pence]: money, [ids.secret]: 6, [ids.hat]: 6 },
      });
      let { character } = moment;
      for (const { isBuying, lots } of asked) {
        const now = { ...moment, character };
        const [first] = lots;
        const wanted = isBuying && first ? [first] : lots;
        const asLots = wanted.map(({ of, amount }) => ({ ware: traded[of]?.ware ?? 0, amount }));
        const ruling = isBuying ? buy(now, asLots[0]?.ware ?? 0, asLots[0]?.amount ?? 0) : sellTogether(now, asLots);
        if (ruling.ruling !== 'allowed') continue;
        const expected = wanted.reduce((levels, { of, amount }) => {
          const price = isBuying ? -(traded[of]?.cost ?? 0) : (traded[of]?.fetches ?? 0);
          const by = [amount * price, 0, 0];
          by[of + 1] = isBuying ? amount : -amount;
          return levels.map((level, at) => level + (by[at] ?? 0));
        }, holdings(character));
        ({ character } = ruling.turn);
        expect(holdings(character)).toEqual(expected);
        expect(Math.min(...expected)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
