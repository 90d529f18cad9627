import type { SettingId, StoryletId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { deckOf } from '../membership/allowance-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Storylet } from '../story/storylet.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { CardTable } from './card-table.ts';

/** Id of the setting whose deck and hand are used here. 0 if the character is nowhere. */
export function tableIdOf(here: Standpoint): SettingId {
  const setting = settingOf(here);
  return setting ? (setting.deckOf ?? setting.id) : 0;
}

/** Deck and hand at the character's place. At first the deck is full and the hand is empty. */
export function tableOf(here: Standpoint): CardTable & { readonly id: SettingId } {
  const { character } = here;
  const id = tableIdOf(here);
  const table = character.cards[id] ?? { deck: { count: deckOf(here).capacity }, hand: [] };
  return { id, ...table };
}

/** Can only be played while its requirements hold. */
export type HeldCard = { readonly card: Storylet; readonly isPlayable: boolean };

/** Cards in the hand, oldest first. Leaves out cards that were removed from the world. */
export const handOf = (here: Standpoint): readonly HeldCard[] =>
  tableOf(here).hand.flatMap((id) => {
    const card = here.world.storylets.get(id);
    return card ? [{ card, isPlayable: meetsAll(card.when, here) }] : [];
  });

/** The hand size of the setting, or else of the lodging, or else 0. */
export function handSizeOf(here: Standpoint): number {
  const { character, world } = here;
  const lodging = character.lodging === undefined ? undefined : world.lodgings.get(character.lodging);
  return settingOf(here)?.hand ?? lodging?.hand ?? 0;
}

/** Costs nothing, and does not refill the deck. */
export function discardCard(moment: Moment, card: StoryletId): Ruling {
  const { world } = moment;
  const { id: table, hand } = tableOf(moment);
  if (!hand.includes(card)) return refuse('not in your hand');
  if (world.storylets.get(card)?.sticky) return refuse('card is sticky');
  return allow(record(openTurn(moment), { kind: 'card left', table, card, why: 'discarded' }));
}

export const isInHand = (storylet: StoryletId, here: Standpoint): boolean => tableOf(here).hand.includes(storylet);

/** Removes a card from the hand. Called when a branch is chosen, not when the card is opened. */
export function playCard(turn: Turn, card: StoryletId, world: World): Turn {
  if (!isInHand(card, { character: turn.character, world })) return turn;
  return record(turn, {
    kind: 'card left',
    table: tableOf({ character: turn.character, world }).id,
    card,
    why: 'played',
  });
}

export function clearHand(turn: Turn, world: World): Turn {
  const { id, hand } = tableOf({ character: turn.character, world });
  return hand.reduce((sofar, card) => record(sofar, { kind: 'card left', table: id, card, why: 'cleared' }), turn);
}

/** Drops cards whose requirements no longer hold, and cards that were removed from the world. */
export function dropUnfit(turn: Turn, { world }: Moment): Turn {
  const { character } = turn;
  const { id, hand } = tableOf({ character, world });
  return hand.reduce((sofar, card) => {
    const storylet = world.storylets.get(card);
    if (storylet && meetsAll(storylet.when, { character, world })) return sofar;
    return record(sofar, { kind: 'card left', table: id, card, why: 'no longer fits' });
  }, turn);
}

/** Empties the hand of a setting with `dropsHand` when the character leaves it for another deck. */
export function leaveTable(turn: Turn, { character: before, world }: Standpoint): Turn {
  const table = tableIdOf({ character: before, world });
  const isThrownAway =
    settingOf({ character: before, world })?.dropsHand && table !== tableIdOf({ character: turn.character, world });
  if (!isThrownAway) return turn;
  const hand = turn.character.cards[table]?.hand ?? [];
  return hand.reduce((sofar, card) => record(sofar, { kind: 'card left', table, card, why: 'left behind' }), turn);
}
