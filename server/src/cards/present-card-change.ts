import type { ResultMessage } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { spelled } from '../wording/quality-name.ts';
import { type ChangeOf, infoMessage } from '../wording/result-message.ts';

/** A deck that was filled up, and cards that went without the player's doing. */
export function presentCardChange(
  change: ChangeOf<'deck' | 'card drawn' | 'card left'>,
  world: World,
): ResultMessage[] {
  if (change.kind === 'deck' && change.why === 'refreshed') {
    return [{ type: 'DeckRefreshedMessage', priority: 2, message: 'Your deck is full again.' }];
  }
  if (change.kind !== 'card left' || change.why === 'played' || change.why === 'discarded') return [];
  const card = world.storylets.get(change.card);
  return card ? [infoMessage(`${spelled(escapeHtml(card.name))} has left your hand.`, card.image)] : [];
}
