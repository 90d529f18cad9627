import type { CurrencyCode, SubscriptionPlan } from '@underhall/contract';
import { browserLanguages } from '../api/browser-features.ts';

export const billingFields = [
  'email',
  'phoneNumber',
  'givenName',
  'surname',
  'streetAddress',
  'extendedAddress',
  'locality',
  'postalCode',
  'country',
] as const;
export type BillingField = (typeof billingFields)[number];

/** The buyer's unvalidated input. `country` is the value of a select option. */
export type Billing = Readonly<Record<BillingField, string>>;

/** Maximum lengths of the fields with a character counter. */
export const maxBillingLengths: Partial<Readonly<Record<BillingField, number>>> = {
  givenName: 50,
  surname: 50,
  streetAddress: 50,
  extendedAddress: 50,
  locality: 50,
  postalCode: 10,
};

/** The two most frequent countries are also listed first, with option values of their own. */
export const firstCountries = ['US1', 'GB1'] as const;

export const emptyBilling: Billing = {
  email: '',
  phoneNumber: '',
  givenName: '',
  surname: '',
  streetAddress: '',
  extendedAddress: '',
  locality: '',
  postalCode: '',
  country: 'US1',
};

const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Countries without postal codes, according to the Universal Postal Union. */
const countriesWithoutPostalCode = new Set(
  'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MS MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TT TV TZ UG VU YE ZW'.split(
    ' ',
  ),
);

/** Returns the ISO 3166 code of an option value, for example `US` for `US1`. */
export const countryCodeOf = (country: string): string => country.replace(/1$/, '');

/** The options of the country field: `firstCountries`, then all countries by name. */
export function countryChoices(): readonly (readonly [value: string, name: string])[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const option = (value: string) => [value, names.of(countryCodeOf(value)) ?? value] as const;
  const all = countryCodes.map(option).sort(([, one], [, other]) => one.localeCompare(other, 'en-GB'));
  return [...firstCountries.map(option), ...all];
}

const requiredFields: readonly BillingField[] = [
  'email',
  'givenName',
  'surname',
  'streetAddress',
  'locality',
  'postalCode',
];

export const isOptional = (field: BillingField, { country }: Pick<Billing, 'country'>): boolean =>
  field === 'postalCode'
    ? countriesWithoutPostalCode.has(countryCodeOf(country))
    : ![...requiredFields, 'country'].includes(field);

export function errorOf(field: BillingField, billing: Billing): string | undefined {
  const typed = billing[field].trim();
  const maxLength = maxBillingLengths[field];
  if (maxLength !== undefined && typed.length > maxLength) return `At most ${maxLength} characters.`;
  if (typed === '') return isOptional(field, billing) ? undefined : 'Required';
  if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return 'Not an e-mail address.';
  if (field === 'phoneNumber' && !/^\+?[\d\s().-]{5,20}$/.test(typed))
    return 'Not a phone number. Use digits, for example +44 20 7946 0018.';
  return undefined;
}

export const isValid = (billing: Billing): boolean =>
  billingFields.every((field) => errorOf(field, billing) === undefined);

/** The fields as sent: trimmed, and with the country code. */
export const toSubmittedBilling = (billing: Billing): Billing => ({
  ...(Object.fromEntries(billingFields.map((field) => [field, billing[field].trim()])) as Billing),
  country: countryCodeOf(billing.country),
});

/** Space-separated codes of the countries that use a currency. */
const countryCodesOf: Readonly<Record<CurrencyCode, string>> = {
  GBP: 'GB',
  USD: 'US',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  AUD: 'AU',
  CAD: 'CA',
  SEK: 'SE',
};

const paysIn = (country: string, currency: CurrencyCode): boolean =>
  countryCodesOf[currency].split(' ').includes(country);

/**
 * Returns the option of the country whose currency the buyer pays in, or undefined if the selected country uses it.
 * If several countries use the currency, returns the browser's country or undefined.
 */
export function proposedCountry(
  currency: string,
  country: string,
  languages: readonly string[] = browserLanguages(),
): string | undefined {
  const countries =
    Object.entries(countryCodesOf)
      .find(([code]) => code === currency)?.[1]
      .split(' ') ?? [];
  if (countries.includes(countryCodeOf(country))) return undefined;
  const [only, ...others] = countries;
  const proposed = others.length === 0 ? only : languages.map(regionOf).find((each) => countries.includes(each ?? ''));
  return proposed === undefined ? undefined : optionOf(proposed);
}

/** Returns the option value of an ISO 3166 code, for example `US1` for `US`. */
const optionOf = (country: string): string => firstCountries.find((each) => each === `${country}1`) ?? country;

/** `country` is the value of a select option. */
export type CurrencyGuess = { readonly currency: CurrencyCode; readonly country: string };

/**
 * Guesses currency and country from the first browser language that has a region. If there are no plans in the
 * country's currency, returns the seller's currency.
 */
export function guessCurrency(
  sellerCurrency: CurrencyCode,
  plans: readonly Pick<SubscriptionPlan, 'currencyIsoCode'>[],
  languages: readonly string[] = browserLanguages(),
): CurrencyGuess {
  const country = languages.map(regionOf).find((region) => region !== undefined) ?? '';
  const option = optionOf(country);
  const isListed = countryChoices().some(([value]) => value === option);
  return {
    currency: plans.find((plan) => paysIn(country, plan.currencyIsoCode))?.currencyIsoCode ?? sellerCurrency,
    country: isListed ? option : emptyBilling.country,
  };
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // The browser's language setting may be invalid.
    return undefined;
  }
}
