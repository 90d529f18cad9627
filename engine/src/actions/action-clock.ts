import type { ActionClock } from '../character.ts';
import { payFate } from '../fate/balance.ts';
import { bankOf, type Member } from '../membership/allowance-of.ts';
import { type Pass, spend } from '../refilling-clock.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';

/** Number of actions that accrue over time. */
export const bankSize = (here: Member): number => bankOf(here).capacity;

/** `full` fills the bank. A number adds that many actions, up to twice the bank size. The count never falls. */
export function withActionsGiven(clock: ActionClock, by: number | 'full', bank: number): ActionClock {
  const most = by === 'full' ? bank : Math.min(2 * bank, clock.count + by);
  const count = Math.max(clock.count, most);
  if (count === clock.count) return clock;
  return count >= bank || clock.nextAt === undefined ? { count } : { count, nextAt: clock.nextAt };
}

export const canHold = (here: Standpoint, more: number): boolean =>
  here.character.actions.count + more <= 2 * bankSize(here);

/** The caller checks that the character has enough. */
export function payActions(turn: Turn, cost: number, { now, world }: Pick<Moment, 'now' | 'world'>): Turn {
  if (cost === 0) return turn;
  const { character } = turn;
  const from = character.actions;
  return record(turn, {
    kind: 'actions',
    why: 'spent',
    from,
    to: spend(from, cost, bankOf({ character, world }), now),
  });
}

export function giveActions(turn: Turn, by: number | 'full', { world }: Pick<Moment, 'world'>): Turn {
  const from = turn.character.actions;
  const to = withActionsGiven(from, by, bankSize({ character: turn.character, world }));
  return to === from ? turn : record(turn, { kind: 'actions', why: 'refreshed', from, to });
}

/** Records the actions accrued by `at`. */
export function refillActions(turn: Turn, at: number, pass: Pass, world: World): Turn {
  const { character } = turn;
  const from = character.actions;
  const to = pass(from, bankOf({ character, world }), at);
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
  if (!canHold(moment, actions)) return refuse('actions full');
  return allow(giveActions(payFate(openTurn(moment), fate, 'store'), actions, moment));
}

/** For testers. The server checks who may use it. */
export const refreshByForce = (moment: Moment): Ruling => allow(giveActions(openTurn(moment), 'full', moment));
