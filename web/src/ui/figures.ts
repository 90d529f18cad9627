import { world } from '../api/world.ts';

const british = new Intl.NumberFormat('en-GB');
const withHundredths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number as it is shown, wherever the page is read: 1234 is '1,234'. */
export const figures = (count: number): string => british.format(count);

/** A sum of the world's money: a level of 30 reads '0.30 Coins' where it is counted in hundredths, '¤0.30' where money has a sign. */
export function moneyInWords(level: number): string {
  const { name, sign, isInHundredths } = world.money;
  const sum = isInHundredths ? withHundredths.format(level / 100) : figures(level);
  return sign === undefined ? `${sum} ${name}` : `${sign}${sum}`;
}

/** A number of actions as the world calls them: '1 action', '20 actions'. */
export const actionsInWords = (count: number): string =>
  `${figures(count)} ${count === 1 ? world.actions.one : world.actions.many}`;
