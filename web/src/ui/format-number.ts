import { world } from '../api/world.ts';

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A number with two digits after its point. */
const inHundredths = (sum: number): string =>
  sum >= 0 && sum < 999.99 ? sum.toFixed(2) : sum.toLocaleString('en-GB', hundredths);

/**
 * Formats a number, the same wherever the page is read: 1234 is '1,234'. Few have so many digits that the browser has to
 * read its tables of languages for them, which takes it longer than many a first page.
 */
export const formatNumber = (count: number): string =>
  Number.isInteger(count) && count >= 0 && count < 1000 ? `${count}` : count.toLocaleString('en-GB');

/** A sum of the world's money: a level of 30 reads '0.30 Coins' where it is counted in hundredths, '¤0.30' where money has a sign. */
export function moneyInWords(level: number): string {
  const { name, sign, isInHundredths } = world.money;
  const sum = isInHundredths ? inHundredths(level / 100) : formatNumber(level);
  return sign === undefined ? `${sum} ${name}` : `${sign}${sum}`;
}

/** A number of actions as the world calls them: '1 action', '20 actions'. */
export const actionsInWords = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? world.actions.one : world.actions.many}`;
