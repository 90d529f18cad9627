import { eligibleCards, offered, type Storylet } from '@underhall/engine';
import { drawableOf } from '../measures/drawable.ts';
import { viewOf } from '../view.ts';
import type { Check } from './check.ts';

/** The lists of storylets and of cards that are updated from step to step equal those computed from nothing. */
export const checkOfferLists: Check = ({ player, town }) => {
  const view = viewOf(player, town);
  const list = difference(view.list(), offered(view));
  if (list) return `the list, as it was kept up: ${list}`;
  const cards = difference(drawableOf(view), eligibleCards(view));
  return cards && `the cards, as they were kept up: ${cards}`;
};

function difference(kept: readonly Storylet[], afresh: readonly Storylet[]): string | undefined {
  const [one, other] = [kept, afresh].map((storylets) => storylets.map(({ id }) => id).join(' '));
  return one === other ? undefined : `${one}; afresh: ${other}`;
}
