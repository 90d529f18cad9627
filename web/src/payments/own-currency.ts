import type { CurrencyCode } from '@underhall/contract';
import { countryChoices, firstCountries } from './billing.ts';

/** The countries that pay in euros. */
const inEuros = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');

const byCountry: Readonly<Record<string, CurrencyCode>> = {
  ...Object.fromEntries(inEuros.map((country) => [country, 'EUR' as const])),
  ...{ AU: 'AUD', CA: 'CAD', SE: 'SEK', US: 'USD' },
};

/** The seller's own, where nothing is known of the payer or there are no prices in their currency. */
const sellersOwn = { country: 'GB', currency: 'GBP' } as const;

/** The currency and the country that a payer is taken to have until they say otherwise; `country` is a line of the list. */
export type OwnCurrency = { readonly currency: CurrencyCode; readonly country: string };

/** The guess by the region of the browser's first language that names one: one for pitch, price and form alike. */
export function ownCurrency(languages: readonly string[] = navigator.languages): OwnCurrency {
  const country = languages.map(regionOf).find((region) => region !== undefined) ?? sellersOwn.country;
  const line = firstCountries.find((each) => each === `${country}1`) ?? country;
  const isListed = countryChoices().some(([value]) => value === line);
  return { currency: byCountry[country] ?? sellersOwn.currency, country: isListed ? line : `${sellersOwn.country}1` };
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // What a browser is set to need not be a language that is known.
    return undefined;
  }
}
