import type { ResultMessage } from '@underhall/contract';
import type { CardLeaveReason, World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { wrapName } from '../wording/quality-name.ts';
import { type ChangeOf, infoMessage } from '../wording/result-message.ts';

/** True if the player removed the card, so that no message is needed. */
const isByPlayer: Readonly<Record<CardLeaveReason, boolean>> = {
  played: true,
  discarded: true,
  'no longer fits': false,
  cleared: false,
  'left behind': false,
};

/** Reports a refilled deck, and cards that left without the player's action. */
export function presentCardChange(
  change: ChangeOf<'deck' | 'card drawn' | 'card left'>,
  world: World,
): ResultMessage[] {
  if (change.kind === 'deck' && change.why === 'refreshed') {
    return [{ type: 'DeckRefreshedMessage', priority: 2, message: 'Your deck is full again.' }];
  }
  if (change.kind !== 'card left' || isByPlayer[change.why]) return [];
  const card = world.storylets.get(change.card);
  return card ? [infoMessage(`${wrapName(escapeHtml(card.name))} has left your hand.`, card.image)] : [];
}
