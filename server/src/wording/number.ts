import type { WorldWords } from '@underhall/engine';

const british = new Intl.NumberFormat('en-GB');
const withHundredths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a whole number with a comma every three digits. */
export const inWords = (count: number): string =>
  count >= 0 && count < 1000 && Number.isInteger(count) ? String(count) : british.format(count);

/** Formats an effective level. If worn items change it, its parts follow, as in `7 (5 + 2)`. */
export function levelInWords(base: number, effective: number): string {
  const bonus = effective - base;
  if (bonus === 0) return inWords(base);
  return `${inWords(effective)} (${inWords(base)} ${bonus > 0 ? '+' : '−'} ${inWords(Math.abs(bonus))})`;
}

type Count = (count: number) => string;

/** Formats a sum of the world's money: a level of 30 is `0.30` where it is counted in hundredths. */
const sumIn = ({ sign = '', isInHundredths }: WorldWords['money']): Count =>
  isInHundredths
    ? (count) => `${sign}${withHundredths.format(count / 100)}`
    : (count) => `${sign}${british.format(count)}`;

/** The formatter for levels of a quality: a sum of money, or a count. */
export const sayerOf = (quality: number, { money }: WorldWords): Count =>
  quality === money.quality ? sumIn(money) : inWords;
