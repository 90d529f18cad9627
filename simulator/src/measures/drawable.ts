import { drawsHere, type Storylet, tableOf } from '@underhall/engine';
import type { View } from '../cast.ts';

/** The cards one of which the next draw finds, from the offers that are kept up. */
export function drawableOf(view: View): readonly Storylet[] {
  const { cards } = view;
  if (!drawsHere(view)) return [];
  const { hand } = tableOf(view);
  const free = cards().filter(({ id }) => !hand.includes(id));
  const urgent = free.filter(({ urgency }) => urgency !== 'normal');
  return urgent.length > 0 ? urgent : free;
}
