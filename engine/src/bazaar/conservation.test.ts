import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Character } from '../character.ts';
import { levelOf } from '../qualities/qualities.ts';
import { atMarket, bazaar } from '../testing/a-shop.ts';
import { ids } from '../testing/a-world.ts';
import { buy, sell } from './trade.ts';

const { pence, secrets } = bazaar;
const owned = ({ qualities }: Character) => [levelOf(qualities, pence), levelOf(qualities, ids.secret)] as const;

const trades = fc.array(fc.record({ isBuying: fc.boolean(), amount: fc.integer({ min: 1, max: 40 }) }), {
  maxLength: 30,
});
const prices = fc.record({ cost: fc.nat({ max: 30 }), off: fc.nat({ max: 30 }) });

test('goods and money are neither made nor lost over the counter, however much is traded', () => {
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
