import { refill } from './actions/action-clock.ts';
import { applyChange, type Change } from './change.ts';
import type { Character } from './character.ts';

/** What time alone has done to a character by `now`: pure, and the same however often it is asked. */
export function catchUp(character: Character, now: number): { character: Character; passed: readonly Change[] } {
  const to = refill(character.actions, now);
  if (to === character.actions) return { character, passed: [] };
  const change: Change = { kind: 'actions', why: 'refilled', from: character.actions, to };
  return { character: applyChange(character, change), passed: [change] };
}
