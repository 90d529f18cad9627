import type { FatePackage, NexOptionsReply } from '@underhall/contract';
import { currenciesIn, currencySigns, majorOf, type PriceList, type Prices, pricesIn, vatIn } from './prices.ts';

type Shown = Pick<NexOptionsReply, 'packages' | 'currencyCode' | 'currencies'>;

/** The packages of Fate in one currency, as a page shows them; nothing where none are sold in it. */
export function presentPackages(prices: Prices, code: string): Shown | undefined {
  const list = pricesIn(prices, code);
  return (
    list && {
      currencyCode: list.currency,
      packages: list.packages.map((each) => presentPackage(list, each)),
      currencies: currenciesIn(prices).map((each) => ({ code: each, sign: currencySigns[each] })),
    }
  );
}

function presentPackage(
  { currency, vatPercent }: NonNullable<ReturnType<typeof pricesIn>>,
  { fate, price: minor }: PriceList['packages'][number],
): FatePackage {
  return {
    quantity: fate,
    currency: { code: currency, sign: currencySigns[currency] },
    currencyAmount: majorOf({ currency, minor }),
    valueAddedTax: majorOf({ currency, minor: vatIn(minor, vatPercent) }),
  };
}
