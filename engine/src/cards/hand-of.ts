import type { Character } from '../character.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Storylet } from '../story/storylet.ts';
import type { World } from '../world.ts';
import { tableOf } from './table-of.ts';

/** A card in the hand; it cannot be played while what it asks does not hold. */
export type HeldCard = { readonly card: Storylet; readonly isPlayable: boolean };

/** The cards held where the character stands, the oldest first; those that have left the world are not among them. */
export const handOf = (character: Character, world: World): readonly HeldCard[] =>
  tableOf(character, world).hand.flatMap((id) => {
    const card = world.storylets.get(id);
    return card ? [{ card, isPlayable: meetsAll(card.when, character, world) }] : [];
  });
