import { currencies } from '@underhall/contract';
import { CannotStart } from '../db/cannot-start.ts';
import type { Database } from '../db/database.ts';
import { logError } from '../log-error.ts';
import type { PaymentSettings, Seller } from '../server-options.ts';
import { openBraintree } from './braintree-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type Prices, readPrices } from './prices.ts';
import { testProvider } from './test-provider.ts';

/** The parts that selling for money needs: prices, the seller, and the company that takes the money. */
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
export async function openPayments(
  { payments = { provider: 'off' }, pricesFile, seller = {} }: PaymentOptions,
  under: Under,
): Promise<Payments> {
  const prices = readPrices(pricesFile);
  const provider = await providerOf(payments, prices, under);
  return { prices, seller, ...(provider && { provider }) };
}

async function providerOf(
  settings: PaymentSettings,
  prices: Prices,
  under: Under,
): Promise<PaymentProvider | undefined> {
  switch (settings.provider) {
    case 'off':
      return undefined;
    case 'test':
      return testProvider(under);
    case 'braintree': {
      const { account } = settings;
      const missing = currencies.filter((currency) => prices[currency] && !account.accounts[currency]);
      if (missing.length > 0)
        throw new CannotStart(
          `There are prices in ${missing.join(', ')}, and ${missing.map((each) => `BRAINTREE_ACCOUNT_${each}`).join(', ')} is missing. Name the merchant account that takes it, or leave the currency out of PRICES_FILE.`,
        );
      return openBraintree(account, { logError });
    }
  }
}
