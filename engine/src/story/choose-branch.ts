import type { BranchId, QualityId } from '../ids.ts';
import { allow, doneBefore, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';
import { branchIn, takeBranch } from './carry-out.ts';
import { refusalOf } from './locks.ts';
import { openIn } from './phases.ts';

export type Choice = {
  readonly branch: BranchId;
  /** Second-chance items the player ticked beforehand. */
  readonly secondChances: readonly QualityId[];
};

/**
 * Chooses a branch of the open storylet. The choice that led to the result on show is answered by that result; a branch
 * that waits for an answer goes on waiting.
 */
export function chooseBranch(moment: Moment, { branch: id, secondChances }: Choice): Ruling {
  const { story } = moment.character;
  if (story.phase === 'End' && story.branch === id) return doneBefore(story.turn);
  const open = openIn(story, moment.world);
  if (!open) return refuse('story is over');
  const turn = openTurn(moment);
  if ((story.phase === 'Rename' || story.phase === 'Act') && story.branch === id) return allow(turn);

  const branch = branchIn(open, id, moment.world);
  if (!branch) return refuse('no such branch');
  const refusal = refusalOf(branch, moment);
  if (refusal) return refuse(refusal);

  return allow(takeBranch(turn, { open, branch, secondChances }, moment));
}
