import { settingOf } from '../map/setting-of.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { tableIdOf } from './table-of.ts';

/** Whoever has left a setting that keeps no hand, for other decks, has left its cards behind. */
export function leaveTable(turn: Turn, { character: before, world }: Pick<Moment, 'character' | 'world'>): Turn {
  const table = tableIdOf(before, world);
  const isThrownAway = settingOf(before, world)?.dropsHand && table !== tableIdOf(turn.character, world);
  if (!isThrownAway) return turn;
  const hand = turn.character.cards[table]?.hand ?? [];
  return hand.reduce((sofar, card) => record(sofar, { kind: 'card left', table, card, why: 'left behind' }), turn);
}
