import type { ActionClock, Character } from '../character.ts';
import { payFate } from '../fate/balance.ts';
import { limitsOf } from '../membership/membership.ts';
import { type RefillingClock, spend } from '../refilling-clock.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';

/** Number of actions that accrue over time: 20, or 40 for members. */
export const bankSize = (character: Pick<Character, 'membership'>): number => limitsOf(character).bank;

/** `full` fills the bank. A number adds that many actions, up to twice the bank size. The count never falls. */
export function withActionsGiven(
  clock: ActionClock,
  by: number | 'full',
  character: Pick<Character, 'membership'>,
): ActionClock {
  const bank = bankSize(character);
  const most = by === 'full' ? bank : Math.min(2 * bank, clock.count + by);
  const count = Math.max(clock.count, most);
  if (count === clock.count) return clock;
  return count >= bank || clock.nextAt === undefined ? { count } : { count, nextAt: clock.nextAt };
}

export const canHold = (character: Pick<Character, 'actions' | 'membership'>, more: number): boolean =>
  character.actions.count + more <= 2 * bankSize(character);

/** The caller checks that the character has enough. */
export function payActions(turn: Turn, cost: number, now: number): Turn {
  if (cost === 0) return turn;
  const from = turn.character.actions;
  return record(turn, { kind: 'actions', why: 'spent', from, to: spend(from, cost, bankSize(turn.character), now) });
}

export function giveActions(turn: Turn, by: number | 'full'): Turn {
  const from = turn.character.actions;
  const to = withActionsGiven(from, by, turn.character);
  return to === from ? turn : record(turn, { kind: 'actions', why: 'refreshed', from, to });
}

type Pass = (clock: RefillingClock, room: number, at: number) => RefillingClock;

/** Records the actions accrued by `at`. Pass `accrue` for a moment in the past, `refillUntilNow` for the present. */
export function refillActions(turn: Turn, at: number, pass: Pass): Turn {
  const from = turn.character.actions;
  const to = pass(from, bankSize(turn.character), at);
  return to === from ? turn : record(turn, { kind: 'actions', why: 'refilled', from, to });
}

export type ActionOffer = { readonly actions: number; readonly fate: number };

/** Refills for sale, with their price in Fate. Smaller first. */
export const actionOffers = [
  { actions: 6, fate: 4 },
  { actions: 20, fate: 10 },
] as const satisfies readonly ActionOffer[];

/** Refused if there is no room for all of the actions. */
export function buyActions(moment: Moment, { actions, fate }: ActionOffer): Ruling {
  const { character } = moment;
  if (character.fate < fate) return refuse('not enough fate');
  if (!canHold(character, actions)) return refuse('actions full');
  return allow(giveActions(payFate(openTurn(moment), fate, 'store'), actions));
}

/** For testers. The server checks who may use it. */
export const refreshByForce = (moment: Moment): Ruling => allow(giveActions(openTurn(moment), 'full'));
