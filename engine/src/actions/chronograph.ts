import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import { allow, type Moment, openTurn, type Ruling, record } from '../turn.ts';

/** The thing that counts for its owner what they do. */
export const chronographQuality: QualityId = 146234;

/** Whether the character has a chronograph, and the actions spent since it was last set back. It counts without one, too. */
export const chronographOf = ({ qualities, actionsSpent }: Pick<Character, 'qualities' | 'actionsSpent'>) => ({
  isVisible: levelOf(qualities, chronographQuality) > 0,
  actionCount: actionsSpent,
});

/** The chronograph counts from nothing again. */
export function resetChronograph(moment: Moment): Ruling {
  const turn = openTurn(moment);
  return allow(moment.character.actionsSpent === 0 ? turn : record(turn, { kind: 'chronograph', to: 0 }));
}
