import type { Database } from '../db/database.ts';
import type { PaymentSettings, Seller } from '../server-options.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type Prices, readPrices } from './prices.ts';
import { testProvider } from './test-provider.ts';

/** What selling for money needs: the prices, whoever sells, and the company that takes the money. */
export type Payments = {
  readonly prices: Prices;
  /** None where this server sells nothing for money. */
  readonly provider?: PaymentProvider;
  readonly seller: Seller;
};

export type PaymentOptions = {
  readonly payments?: PaymentSettings;
  readonly pricesFile?: string;
  readonly seller?: Seller;
};

type Under = {
  readonly database: Pick<Database, 'run'>;
  readonly signing: string;
  /** The game's clock. */
  readonly now: () => Promise<number>;
};

/** Opens the payments of a server by its settings. Throws `CannotStart` where the prices do not fit. */
export function openPayments({ payments, pricesFile, seller = {} }: PaymentOptions, under: Under): Payments {
  const provider = providerOf(payments, under);
  return { prices: readPrices(pricesFile), seller, ...(provider && { provider }) };
}

function providerOf(settings: PaymentSettings = { provider: 'off' }, under: Under): PaymentProvider | undefined {
  switch (settings.provider) {
    case 'off':
      return undefined;
    case 'test':
      return testProvider(under);
  }
}
