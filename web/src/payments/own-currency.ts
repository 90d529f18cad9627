import type { CurrencyCode, SubscriptionPlan } from '@underhall/contract';
import { countryChoices, emptyBilling, firstCountries } from './billing.ts';

/** The countries that pay in euros. */
const inEuros = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');

const byCountry: Readonly<Record<string, CurrencyCode>> = {
  ...Object.fromEntries(inEuros.map((country) => [country, 'EUR' as const])),
  ...{ AU: 'AUD', CA: 'CAD', GB: 'GBP', SE: 'SEK', US: 'USD' },
};

/** The currency and the country that a payer is taken to have until they say otherwise; `country` is a line of the list. */
export type OwnCurrency = { readonly currency: CurrencyCode; readonly country: string };

/**
 * The guess by the region of the browser's first language that names one: one for pitch, price and form alike. Whoever
 * pays in no currency that is sold in is told the prices in the seller's own.
 */
export function ownCurrency(
  sellersOwn: CurrencyCode,
  plans: readonly Pick<SubscriptionPlan, 'currencyIsoCode'>[],
  languages: readonly string[] = navigator.languages,
): OwnCurrency {
  const country = languages.map(regionOf).find((region) => region !== undefined) ?? '';
  const line = firstCountries.find((each) => each === `${country}1`) ?? country;
  const isListed = countryChoices().some(([value]) => value === line);
  return {
    currency: plans.find((plan) => plan.currencyIsoCode === byCountry[country])?.currencyIsoCode ?? sellersOwn,
    country: isListed ? line : emptyBilling.country,
  };
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // What a browser is set to need not be a language that is known.
    return undefined;
  }
}
