import { actionPeriod, bankSize, limitsOf } from '@underhall/engine';
import type { Check } from './check.ts';

/**
 * The most actions any clock may hold: twice the bank of a member, for a member keeps them when the membership ends.
 */
const mostActions = 80;

/**
 * Actions are between 0 and twice the bank, and a deck within its limit; below capacity the next one comes within ten
 * minutes, at capacity none is coming.
 */
export const checkClocks: Check = ({ after, moment }) => {
  const { actions, cards } = after;
  const bank = bankSize(after);
  const most = after.outfits.some(({ type }) => type === 'Exceptional') ? mostActions : 2 * bank;
  const wrong = wrongClock(actions, bank, most, moment.now);
  if (wrong) return `the actions are wrong: ${wrong}`;
  const size = limitsOf(after).deck;
  for (const table in cards) {
    const deck = cards[table]?.deck ?? { count: 0 };
    const wrongDeck = wrongClock(deck, size, most === mostActions ? 10 : size, moment.now);
    if (wrongDeck) return `the deck at table ${table} is wrong: ${wrongDeck}`;
  }
  return undefined;
};

type Clock = { readonly count: number; readonly nextAt?: number };

function wrongClock({ count, nextAt }: Clock, room: number, most: number, now: number): string | undefined {
  if (!Number.isInteger(count) || count < 0 || count > most) return `${count} of at most ${most}`;
  if (nextAt === undefined) return count < room ? `${count} of ${room}, and none is coming` : undefined;
  if (count >= room) return `${count} of ${room}, and one more is coming`;
  return nextAt > now && nextAt <= now + actionPeriod ? undefined : `the next comes at ${nextAt}, and it is ${now}`;
}
