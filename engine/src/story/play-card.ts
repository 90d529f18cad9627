import { tableOf } from '../cards/table-of.ts';
import type { Character } from '../character.ts';
import type { StoryletId } from '../ids.ts';
import { record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';

/** Is this a card in the hand where the character stands? */
export const isInHand = (storylet: StoryletId, character: Character, world: World): boolean =>
  tableOf(character, world).hand.includes(storylet);

/** The card leaves the hand, if it is one: only when a branch of it is chosen, not when it is looked at. */
export function playCard(turn: Turn, card: StoryletId, world: World): Turn {
  if (!isInHand(card, turn.character, world)) return turn;
  return record(turn, { kind: 'card left', table: tableOf(turn.character, world).id, card, why: 'played' });
}
