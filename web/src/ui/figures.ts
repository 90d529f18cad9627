import { world } from '../api/world.ts';

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Made when first wanted: the browser reads its tables of languages for it, which takes longer than many a first page. */
const formats = new Map<object | undefined, Intl.NumberFormat>();

function formatted(count: number, options?: Intl.NumberFormatOptions): string {
  const format = formats.get(options) ?? new Intl.NumberFormat('en-GB', options);
  formats.set(options, format);
  return format.format(count);
}

/** A number as it is shown, wherever the page is read: 1234 is '1,234'. Few have so many digits that a format is wanted. */
export const figures = (count: number): string =>
  Number.isInteger(count) && count >= 0 && count < 1000 ? `${count}` : formatted(count);

/** A sum of the world's money: a level of 30 reads '0.30 Coins' where it is counted in hundredths, '¤0.30' where money has a sign. */
export function moneyInWords(level: number): string {
  const { name, sign, isInHundredths } = world.money;
  const sum = isInHundredths ? formatted(level / 100, hundredths) : figures(level);
  return sign === undefined ? `${sum} ${name}` : `${sign}${sum}`;
}

/** A number of actions as the world calls them: '1 action', '20 actions'. */
export const actionsInWords = (count: number): string =>
  `${figures(count)} ${count === 1 ? world.actions.one : world.actions.many}`;
