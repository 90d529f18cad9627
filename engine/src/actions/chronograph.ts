import { chronographQualityId } from '@underhall/contract/limits';
import type { Character } from '../character.ts';
import { levelOf } from '../qualities/qualities.ts';
import { allow, type Moment, openTurn, type Ruling, record } from '../turn.ts';

/**
 * The chronograph's display: if the character owns one, and the actions spent since its last reset. It counts without
 * one, too.
 */
export const chronographOf = ({ qualities, actionsSpent }: Pick<Character, 'qualities' | 'actionsSpent'>) => ({
  isVisible: levelOf(qualities, chronographQualityId) > 0,
  actionCount: actionsSpent,
});

/** The chronograph counts from nothing again. */
export function resetChronograph(moment: Moment): Ruling {
  const turn = openTurn(moment);
  return allow(moment.character.actionsSpent === 0 ? turn : record(turn, { kind: 'chronograph', to: 0 }));
}
