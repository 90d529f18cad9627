import { drawsHere, handSizeOf, settingOf, tableOf } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { CardCommand } from '../command.ts';

/** Does the page offer it, as far as deck and hand go? */
export function isCardShown(command: CardCommand, view: View): boolean {
  const { character, world } = view;
  const { hand } = tableOf(character, world);
  if (command.do === 'discard') return hand.includes(command.card) && !world.storylets.get(command.card)?.sticky;
  return isDrawShown(view);
}

/** Is there a card that waits, room for it in the hand, and one that fits? */
export function isDrawShown({ character, world, cards }: View): boolean {
  if (!drawsHere(character, world)) return false;
  const { deck, hand } = tableOf(character, world);
  if (hand.length >= handSizeOf(character, world)) return false;
  if (deck.count === 0 && !settingOf(character, world)?.isInfiniteDraw) return false;
  return cards().some(({ id, frequency }) => frequency > 0 && !hand.includes(id));
}
