/** For example '£1,234.50', 'US$9.00' or 'SEK 99.00'. */
export const formatPrice = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** For example 'British Pound'. */
export const currencyName = (currency: string): string =>
  new Intl.DisplayNames('en-GB', { type: 'currency' }).of(currency) ?? currency;

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** For example '27 December 2026'. */
export const formatDay = (moment: string): string => dayFormat.format(new Date(moment));
