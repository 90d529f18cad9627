import { drawsHere, handSizeOf, settingOf, tableOf } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { CardCommand } from '../command.ts';

/** True if the page offers a command about deck and hand. */
export function isCardCommandOffered(command: CardCommand, view: View): boolean {
  const { world } = view;
  const { hand } = tableOf(view);
  if (command.do === 'discard') return hand.includes(command.card) && !world.storylets.get(command.card)?.sticky;
  return isDrawOffered(view);
}

/** True if a card waits, the hand has room for it, and some card fits. */
export function isDrawOffered(view: View): boolean {
  const { cards } = view;
  if (!drawsHere(view)) return false;
  const { deck, hand } = tableOf(view);
  if (hand.length >= handSizeOf(view)) return false;
  if (deck.count === 0 && !settingOf(view)?.isInfiniteDraw) return false;
  return cards().some(({ id, frequency }) => frequency > 0 && !hand.includes(id));
}
