import type { TestCard } from '../checkout-messages.ts';

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** The card of a number as it was typed, with or without room between the figures. */
export const testCardOf = (typed: string, cards: readonly TestCard[]): TestCard | undefined =>
  cards.find(({ number }) => digitsOf(number) === digitsOf(typed));

/** The complaint about a number that is typed to its end and none of those listed; empty otherwise. */
export const wordsForNumber = (typed: string, cards: readonly TestCard[]): string =>
  digitsOf(typed).length >= 16 && !testCardOf(typed, cards) ? 'This number is none of those listed.' : '';

/** True for a month that is not over: '12/30', '1230', '12 / 2030'. */
export function isExpiry(typed: string, today: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/.exec(digitsOf(typed)) ?? [];
  if (month === '') return false;
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > today;
}

export const isSecurityCode = (typed: string): boolean => /^\d{3,4}$/.test(typed.trim());

/** Four figures at a time, as they stand on a card. */
export const inFours = (number: string): string => digitsOf(number).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
