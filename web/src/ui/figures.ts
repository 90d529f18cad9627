const british = new Intl.NumberFormat('en-GB');
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number as it is shown, wherever the page is read: 1234 is '1,234'. */
export const figures = (count: number): string => british.format(count);

/** 30 pennies read '0.30 Echoes'. */
export const echoes = (pennies: number): string => `${withPence.format(pennies / 100)} Echoes`;
