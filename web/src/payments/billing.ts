import type { CurrencyCode, SubscriptionPlan } from '@underhall/contract';

/** The fields of the form for whoever pays, in the order they are asked for. */
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

/** The fields of the form as typed; `country` is the value of a line of its list. */
export type Billing = Readonly<Record<BillingField, string>>;

/** The most letters of each field that is counted. */
export const billingLimits: Partial<Readonly<Record<BillingField, number>>> = {
  givenName: 50,
  surname: 50,
  streetAddress: 50,
  extendedAddress: 50,
  locality: 50,
  postalCode: 10,
};

/** The two countries that most players pay from stand at the head of the list too, under values of their own. */
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

/** Countries in which no letter has a postal code (Universal Postal Union). */
const withoutPostalCode = new Set(
  'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MS MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TT TV TZ UG VU YE ZW'.split(
    ' ',
  ),
);

/** A country as it is sent, by its ISO 3166 code of two letters: `US1` is `US`, `GB1` is `GB`. */
export const countrySent = (country: string): string => country.replace(/1$/, '');

/** The lines of the list of countries: two at its head, then all by name. */
export function countryChoices(): readonly (readonly [value: string, name: string])[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const line = (value: string) => [value, names.of(countrySent(value)) ?? value] as const;
  const all = countryCodes.map(line).sort(([, one], [, other]) => one.localeCompare(other, 'en-GB'));
  return [...firstCountries.map(line), ...all];
}

const needed: readonly BillingField[] = ['email', 'givenName', 'surname', 'streetAddress', 'locality', 'postalCode'];

/** The fields that may stay empty in this country. */
export const isOptional = (field: BillingField, { country }: Pick<Billing, 'country'>): boolean =>
  field === 'postalCode' ? withoutPostalCode.has(countrySent(country)) : ![...needed, 'country'].includes(field);

/** The fault of a field, in words for whoever typed it; undefined where it is well. */
export function faultOf(field: BillingField, billing: Billing): string | undefined {
  const typed = billing[field].trim();
  const most = billingLimits[field];
  if (most !== undefined && typed.length > most) return `At most ${most} letters.`;
  if (typed === '') return isOptional(field, billing) ? undefined : 'Required';
  if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return 'Not an e-mail address.';
  if (field === 'phoneNumber' && !/^\+?[\d\s().-]{5,20}$/.test(typed))
    return 'Figures alone, such as +44 20 7946 0018.';
  return undefined;
}

export const isValid = (billing: Billing): boolean =>
  billingFields.every((field) => faultOf(field, billing) === undefined);

/** The fields as they are handed on: without spaces at their ends, and the country by its code. */
export const billingSent = (billing: Billing): Billing => ({
  ...(Object.fromEntries(billingFields.map((field) => [field, billing[field].trim()])) as Billing),
  country: countrySent(billing.country),
});

/** The countries that pay in a currency. */
const countriesOf: Readonly<Record<CurrencyCode, string>> = {
  GBP: 'GB',
  USD: 'US',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  AUD: 'AU',
  CAD: 'CA',
  SEK: 'SE',
};

const paysIn = (country: string, currency: CurrencyCode): boolean => countriesOf[currency].split(' ').includes(country);

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
    currency: plans.find((plan) => paysIn(country, plan.currencyIsoCode))?.currencyIsoCode ?? sellersOwn,
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
