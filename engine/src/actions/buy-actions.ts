import { payFate } from '../membership/pay-fate.ts';
import { allow, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';
import { canHold, giveActions } from './give-actions.ts';

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
