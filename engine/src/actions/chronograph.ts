import { chronographQualityId } from '@underhall/contract/limits';
import type { Character } from '../character.ts';
import { levelOf } from '../qualities/qualities.ts';
import { allow, type Moment, openTurn, type Ruling, record } from '../turn.ts';

/** The counter of the chronograph item. Actions are also counted for characters who do not own the item. */
export const chronographOf = ({ qualities, actionsSpent }: Pick<Character, 'qualities' | 'actionsSpent'>) => ({
  isVisible: levelOf(qualities, chronographQualityId) > 0,
  actionCount: actionsSpent,
});

export function resetChronograph(moment: Moment): Ruling {
  const turn = openTurn(moment);
  return allow(moment.character.actionsSpent === 0 ? turn : record(turn, { kind: 'chronograph', to: 0 }));
}
