import { applyChange, bankOf, catchUp, deckOf } from '@underhall/engine';
import type { Player, Town } from '../cast.ts';
import type { Check } from '../step.ts';
import { firstDifference, isSameCharacter } from './changes.ts';

/**
 * Actions are between 0 and twice the bank, and no deck exceeds its size. Below capacity, the next action or card is
 * due within its period. At capacity, none is due. What a membership gave outlasts it.
 */
export const checkClocks: Check = ({ after, moment }) => {
  const { actions, cards } = after;
  const { world, now } = moment;
  const here = { character: after, world };
  const wasMember = after.outfits.some(({ type }) => type === 'Exceptional');
  const allowances = wasMember ? Object.values(world.pack.allowances) : [];
  const bank = bankOf(here);
  const most = 2 * Math.max(bank.capacity, ...allowances.map((each) => each.bank));
  const wrong = wrongClock(actions, bank, most, now);
  if (wrong) return `the actions are wrong: ${wrong}`;
  const size = deckOf(here);
  const mostCards = Math.max(size.capacity, ...allowances.map((each) => each.deck));
  for (const table in cards) {
    const deck = cards[table]?.deck ?? { count: 0 };
    const wrongDeck = wrongClock(deck, size, mostCards, now);
    if (wrongDeck) return `the deck at table ${table} is wrong: ${wrongDeck}`;
  }
  return undefined;
};

type Clock = { readonly count: number; readonly nextAt?: number };
type Refill = ReturnType<typeof bankOf>;

function wrongClock({ count, nextAt }: Clock, refill: Refill, most: number, now: number): string | undefined {
  const { capacity: room, periodMs } = refill;
  if (!Number.isInteger(count) || count < 0 || count > most) return `${count} of at most ${most}`;
  if (nextAt === undefined) return count < room ? `${count} of ${room}, but none is due` : undefined;
  if (count >= room) return `${count} of ${room}, but another one is due`;
  return nextAt > now && nextAt <= now + periodMs ? undefined : `the next one is due at ${nextAt}, but now is ${now}`;
}

/** Catching up gives the same result if it happens twice, in two halves, or by applying its changes. */
export function checkPassingTime({ stored, caughtUpAt }: Player, { world, now }: Town): string | undefined {
  const halfway = caughtUpAt + Math.floor((now - caughtUpAt) / 2);
  const once = catchUp({ character: stored, world }, now);
  const twice = catchUp({ character: once.character, world }, now);
  if (twice.passed.length > 0) return `catching up twice added ${JSON.stringify(twice.passed)}`;
  if (!isSameCharacter(twice.character, once.character)) return 'catching up twice gave a different character';
  const onTheWay = catchUp({ character: catchUp({ character: stored, world }, halfway).character, world }, now);
  if (!isSameCharacter(onTheWay.character, once.character))
    return `catching up half-way gave a different character: ${firstDifference(onTheWay.character, once.character)}`;
  const again = once.passed.reduce(applyChange, stored);
  return isSameCharacter(again, once.character)
    ? undefined
    : 'the changes of passing time, applied again, give a different character';
}

/**
 * Every timer is due in the future, within its duration. A repeating timer that starts on arrival always comes due at
 * the time of day of the arrival.
 */
export function checkTimers({ stored, arrivedAt }: Player, { world, now }: Town): string | undefined {
  const { timers } = catchUp({ character: stored, world }, now).character;
  for (const { story, dueAt } of timers) {
    const timed = world.timed.get(story);
    if (!timed) return `timed story ${story} has a timer but is not in the world`;
    if (dueAt <= now || dueAt > now + timed.after) return `${timed.name} is due at ${dueAt}, but now is ${now}`;
    const isOfArrival = timed.given === 'at arrival' && timed.repeats === true;
    if (isOfArrival && (dueAt - arrivedAt) % timed.after !== 0)
      return `${timed.name} is no longer due at its time of day: ${dueAt}`;
  }
  return undefined;
}
