import { world } from '../api/world.ts';

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const inHundredths = (sum: number): string =>
  sum >= 0 && sum < 999.99 ? sum.toFixed(2) : sum.toLocaleString('en-GB', hundredths);

/**
 * Formats a number independently of the locale: 1234 is '1,234'. Small numbers avoid `Intl`, whose locale data are slow
 * to load at the start.
 */
export const formatNumber = (count: number): string =>
  Number.isInteger(count) && count >= 0 && count < 1000 ? `${count}` : count.toLocaleString('en-GB');

/**
 * Formats an amount of the world's money: '1 Coin', '30 Coins'. If levels count hundredths, 30 becomes '0.30 Coins', or
 * '¤0.30' with a currency symbol.
 */
export function moneyInWords(level: number): string {
  const { name, one = name, sign, isInHundredths } = world.money;
  const sum = isInHundredths ? inHundredths(level / 100) : formatNumber(level);
  if (sign !== undefined) return `${sign}${sum}`;
  return `${sum} ${level === 1 && !isInHundredths ? one : name}`;
}

/** Formats a number of actions with the world's noun: '1 action', '20 actions'. */
export const actionsInWords = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? world.actions.one : world.actions.many}`;
