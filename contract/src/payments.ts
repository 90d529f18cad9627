/** The currencies prices may be told in, by their ISO 4217 codes; the first is what a page begins with. */
export const currencies = ['GBP', 'USD', 'EUR', 'AUD', 'CAD', 'SEK'] as const;

export type CurrencyCode = (typeof currencies)[number];
