import { currencies } from '@underhall/contract';
import { CannotStart } from '../db/cannot-start.ts';
import type { Database } from '../db/database.ts';
import { logError } from '../log-error.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { PaymentSettings, Seller } from '../server-options.ts';
import { openBraintree } from './braintree-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type Prices, readPrices } from './prices.ts';
import { switchedOffBy } from './switched-off.ts';
import { testProvider } from './test-provider.ts';

export type Payments = {
  readonly prices: Prices;
  /** Undefined if nothing is sold for money. */
  readonly provider?: PaymentProvider;
  readonly seller: Seller;
};

export type PaymentOptions = {
  readonly payments?: PaymentSettings;
  readonly pricesFile?: string;
  readonly seller?: Seller;
};

type PaymentDeps = RuntimeDeps & {
  readonly database: Pick<Database, 'run'>;
  readonly signing: string;
  /** The game's clock. */
  readonly now: () => Promise<number>;
};

/** @throws CannotStart if the price list is invalid or one of its currencies has no merchant account */
export async function openPayments(
  { payments = { provider: 'off' }, pricesFile, seller = {} }: PaymentOptions,
  deps: PaymentDeps,
): Promise<Payments> {
  const prices = readPrices(pricesFile);
  const provider = await openProvider(payments, prices, deps);
  return { prices, seller, ...(provider && { provider }) };
}

async function openProvider(
  settings: PaymentSettings,
  prices: Prices,
  deps: PaymentDeps,
): Promise<PaymentProvider | undefined> {
  switch (settings.provider) {
    case 'off':
      return undefined;
    case 'test':
      return settings.downFile === undefined
        ? testProvider(deps)
        : switchedOffBy(settings.downFile, testProvider(deps));
    case 'braintree': {
      const { account } = settings;
      const missing = currencies.filter((currency) => prices[currency] && !account.accounts[currency]);
      if (missing.length > 0)
        throw new CannotStart(
          `There are prices in ${missing.join(', ')}, but ${missing.map((each) => `BRAINTREE_ACCOUNT_${each}`).join(', ')} is missing. Set it to a merchant account, or remove the currency from PRICES_FILE.`,
        );
      return openBraintree(account, { logError, runtime: deps.runtime });
    }
  }
}
