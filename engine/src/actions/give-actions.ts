import type { Character } from '../character.ts';
import { record, type Turn } from '../turn.ts';
import { bankSize, refreshed } from './action-clock.ts';

/** Can so many more be held? Twice the bank is the most there can be. */
export const canHold = (character: Pick<Character, 'actions' | 'membership'>, more: number): boolean =>
  character.actions.count + more <= 2 * bankSize(character);

/** Actions are given, also above the bank. */
export function giveActions(turn: Turn, by: number | 'full'): Turn {
  const from = turn.character.actions;
  const to = refreshed(from, by, turn.character);
  return to === from ? turn : record(turn, { kind: 'actions', why: 'refreshed', from, to });
}
