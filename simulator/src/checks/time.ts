import { actionPeriod, applyChange, bankSize, catchUp, limitsOf } from '@underhall/engine';
import type { Player, Town } from '../cast.ts';
import type { Check } from '../step.ts';
import { firstDifference, isSameCharacter } from './changes.ts';

/**
 * The most actions any clock may hold: twice the bank of a member, for a member keeps them when the membership ends.
 */
const maxActions = 80;

/**
 * Actions are between 0 and twice the bank, and a deck within its limit; below capacity the next one comes within ten
 * minutes, at capacity none is coming.
 */
export const checkClocks: Check = ({ after, moment }) => {
  const { actions, cards } = after;
  const bank = bankSize(after);
  const most = after.outfits.some(({ type }) => type === 'Exceptional') ? maxActions : 2 * bank;
  const wrong = wrongClock(actions, bank, most, moment.now);
  if (wrong) return `the actions are wrong: ${wrong}`;
  const size = limitsOf(after).deck;
  for (const table in cards) {
    const deck = cards[table]?.deck ?? { count: 0 };
    const wrongDeck = wrongClock(deck, size, most === maxActions ? 10 : size, moment.now);
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

/**
 * Catching up on time has the same result however often it is done: a second time changes nothing, a stop half-way
 * changes nothing at the end, and applying its changes gives the same character.
 */
export function checkPassingTime({ stored, caughtUpAt }: Player, { world, now }: Town): string | undefined {
  const halfway = caughtUpAt + Math.floor((now - caughtUpAt) / 2);
  const once = catchUp({ character: stored, world }, now);
  const twice = catchUp({ character: once.character, world }, now);
  if (twice.passed.length > 0) return `a second look let pass ${JSON.stringify(twice.passed)}`;
  if (!isSameCharacter(twice.character, once.character)) return 'a second look made another character';
  const onTheWay = catchUp({ character: catchUp({ character: stored, world }, halfway).character, world }, now);
  if (!isSameCharacter(onTheWay.character, once.character))
    return `a look half-way made another character: ${firstDifference(onTheWay.character, once.character)}`;
  const again = once.passed.reduce(applyChange, stored);
  return isSameCharacter(again, once.character) ? undefined : 'what time did, applied again, makes another character';
}

/**
 * Every running timer is due in the future, within its duration; and a repeating one that all have from their arrival
 * keeps the hour of arrival, however often it fired and however late anybody looked.
 */
export function checkTimers({ stored, arrivedAt }: Player, { world, now }: Town): string | undefined {
  const { timers } = catchUp({ character: stored, world }, now).character;
  for (const { story, dueAt } of timers) {
    const timed = world.timed.get(story);
    if (!timed) return `timed story ${story} runs, and is not in the world`;
    if (dueAt <= now || dueAt > now + timed.after) return `${timed.name} is due at ${dueAt}, and it is ${now}`;
    const isOfArrival = timed.given === 'at arrival' && timed.repeats === true;
    if (isOfArrival && (dueAt - arrivedAt) % timed.after !== 0) return `${timed.name} has lost its hour: ${dueAt}`;
  }
  return undefined;
}
