import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import { allow, type Moment, openTurn, type Ruling, record } from '../turn.ts';

/** The item that shows its owner how many actions they have spent. */
export const chronographQuality: QualityId = 146234;

/**
 * The chronograph's display: if the character owns one, and the actions spent since its last reset. It counts without
 * one, too.
 */
export const chronographOf = ({ qualities, actionsSpent }: Pick<Character, 'qualities' | 'actionsSpent'>) => ({
  isVisible: levelOf(qualities, chronographQuality) > 0,
  actionCount: actionsSpent,
});

/** The chronograph counts from nothing again. */
export function resetChronograph(moment: Moment): Ruling {
  const turn = openTurn(moment);
  return allow(moment.character.actionsSpent === 0 ? turn : record(turn, { kind: 'chronograph', to: 0 }));
}
