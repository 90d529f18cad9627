/** A price in its currency with two decimals, as British readers write it: '£1,234.50', 'US$9.00', 'SEK 99.00'. */
export const priceInWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** The currency by its name: 'British Pound'. */
export const currencyInWords = (currency: string): string =>
  new Intl.DisplayNames('en-GB', { type: 'currency' }).of(currency) ?? currency;

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as British readers write it: '27 December 2026'. */
export const dayInWords = (moment: string): string => days.format(new Date(moment));
