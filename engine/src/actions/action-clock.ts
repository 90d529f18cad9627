import type { ActionClock, Character } from '../character.ts';
import { payFate } from '../membership/fate.ts';
import { limitsOf } from '../membership/membership.ts';
import { type RefillingClock, spend } from '../refilling-clock.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';

/** How many actions time alone can gather: 20, or 40 for members. */
export const bankSize = (character: Pick<Character, 'membership'>): number => limitsOf(character).bank;

/** The clock after actions were given: `full` fills the bank; a number goes above it too, up to twice the bank, and never takes any. */
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

/** Can so many more be held? Twice the bank is the most there can be. */
export const canHold = (character: Pick<Character, 'actions' | 'membership'>, more: number): boolean =>
  character.actions.count + more <= 2 * bankSize(character);

/** Spends actions. That the character has enough is checked by the caller. */
export function payActions(turn: Turn, cost: number, now: number): Turn {
  if (cost === 0) return turn;
  const from = turn.character.actions;
  return record(turn, { kind: 'actions', why: 'spent', from, to: spend(from, cost, bankSize(turn.character), now) });
}

/** Actions are given, also above the bank. */
export function giveActions(turn: Turn, by: number | 'full'): Turn {
  const from = turn.character.actions;
  const to = withActionsGiven(from, by, turn.character);
  return to === from ? turn : record(turn, { kind: 'actions', why: 'refreshed', from, to });
}

type Pass = (clock: RefillingClock, room: number, at: number) => RefillingClock;

/** The actions that have come by a moment. `pass`: `come` for a moment that is over, `refill` for now. */
export function refillActions(turn: Turn, at: number, pass: Pass): Turn {
  const from = turn.character.actions;
  const to = pass(from, bankSize(turn.character), at);
  return to === from ? turn : record(turn, { kind: 'actions', why: 'refilled', from, to });
}

export type ActionOffer = { readonly actions: number; readonly fate: number };

/** What a refill brings, and its price, the smaller first. */
export const actionOffers = [
  { actions: 6, fate: 4 },
  { actions: 20, fate: 10 },
] as const satisfies readonly ActionOffer[];

/** Buys a refill. It is not sold where the candle could not hold all of it. */
export function buyActions(moment: Moment, { actions, fate }: ActionOffer): Ruling {
  const { character } = moment;
  if (character.fate < fate) return refuse('not enough fate');
  if (!canHold(character, actions)) return refuse('candle full');
  return allow(giveActions(payFate(openTurn(moment), fate), actions));
}

/** A full candle for nothing: for those who try the game out. Where that may be is not for the rules to know. */
export const refreshByForce = (moment: Moment): Ruling => allow(giveActions(openTurn(moment), 'full'));
