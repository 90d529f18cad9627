import type { WorldWords } from '@underhall/engine';
import { escapeHtml } from './markup.ts';

const british = new Intl.NumberFormat('en-GB');
const withHundredths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatCount = (count: number): string =>
  count >= 0 && count < 1000 && Number.isInteger(count) ? String(count) : british.format(count);

/** Formats an effective level. If worn items change the level, shows both parts: `7 (5 + 2)`. */
export function formatLevel(base: number, effective: number): string {
  const bonus = effective - base;
  if (bonus === 0) return formatCount(base);
  return `${formatCount(effective)} (${formatCount(base)} ${bonus > 0 ? '+' : '−'} ${formatCount(Math.abs(bonus))})`;
}

/** The name of an amount of money: `1 Coin`, `2 Coins`. Both names are markup. */
export const moneyName = (amount: number, plural: string, { money: { one, isInHundredths } }: WorldWords): string =>
  amount === 1 && !isInHundredths && one !== undefined ? escapeHtml(one) : plural;

type FormatCount = (count: number) => string;

/** Formats an amount of the world's money. If the world counts in hundredths, a level of 30 is `0.30`. */
const moneyFormatter = ({ sign = '', isInHundredths }: WorldWords['money']): FormatCount =>
  isInHundredths
    ? (count) => `${sign}${withHundredths.format(count / 100)}`
    : (count) => `${sign}${british.format(count)}`;

/** Returns the formatter for a quality's level: as money or as a count. */
export const formatterOf = (quality: number, { money }: WorldWords): FormatCount =>
  quality === money.quality ? moneyFormatter(money) : formatCount;
