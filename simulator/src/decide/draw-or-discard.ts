import { handOf, handSizeOf } from '@underhall/engine';
import { isDrawOffered } from '../page/card-commands.ts';
import type { Inclination } from './inclination.ts';
import { likedBest } from './liking.ts';

/** Draws a card while there is one; makes room in a full hand by what is liked least. */
export const drawOrDiscard: Inclination = (view) => {
  const { player } = view;
  const { draws, discards } = player.strategy.temper;
  if (player.dice.falls(draws) && isDrawOffered(view)) return { do: 'draw' };
  if (!player.dice.falls(discards)) return undefined;
  const hand = handOf(view);
  if (hand.length === 0 || hand.length < handSizeOf(view)) return undefined;
  const rest = hand.filter(({ card }) => !card.sticky);
  const [worst] = rest
    .map(({ card }) => ({ card, liking: likedBest(card, view)?.liking ?? -1 }))
    .sort((a, b) => a.liking - b.liking);
  return worst && worst.liking <= 0 ? { do: 'discard', card: worst.card.id } : undefined;
};
