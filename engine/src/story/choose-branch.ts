import { payActions } from '../actions/action-clock.ts';
import { payFate } from '../fate/balance.ts';
import {
  allow,
  doneBefore,
  type Moment,
  openTurn,
  type Ruling,
  record,
  refuse,
  type Standpoint,
  type Turn,
} from '../turn.ts';
import { aftermath } from './aftermath.ts';
import { branchIn, type ChosenBranch, carryOut } from './carry-out.ts';
import { costOf, refusalOf } from './locks.ts';
import { openStoryIn } from './phases.ts';
import { answerSecondChance, type Choice } from './second-chance.ts';
import type { Branch } from './storylet.ts';

/**
 * Chooses a branch of the open storylet. Repeating the choice that led to the displayed result returns the same result.
 * A branch that waits for a name, an invitation or a second chance keeps waiting.
 */
export function chooseBranch(moment: Moment, { branch: id, secondChances }: Choice): Ruling {
  const { story } = moment.character;
  if (story.phase === 'End' && story.branch === id) return doneBefore(story.turn);
  if (story.phase === 'SecondChance') return answerSecondChance(moment, { branch: id, secondChances });
  const open = openStoryIn(story, moment.world);
  if (!open) return refuse('story is over');
  const turn = openTurn(moment);
  if ((story.phase === 'Rename' || story.phase === 'Act') && story.branch === id) return allow(turn);

  const branch = branchIn(open, id, moment.world);
  if (!branch) return refuse('no such branch');
  const refusal = refusalOf(branch, moment);
  if (refusal) return refuse(refusal);

  return allow(takeBranch(turn, { open, branch, secondChances }, moment));
}

/** Returns the branch that waits for a name (`Rename`) or an invitation (`Act`), or undefined if none waits. */
export function waitingBranch(
  phase: 'Rename' | 'Act',
  { character: { story }, world }: Standpoint,
): ChosenBranch | undefined {
  const open = openStoryIn(story, world);
  if (!open || story.phase !== phase) return undefined;
  const branch = branchIn(open, story.branch, world);
  return branch && { open, branch, secondChances: story.secondChances };
}

/** A branch that needs a name or an invitation waits unpaid. Any other branch is paid and played. */
export function takeBranch(turn: Turn, chosen: ChosenBranch, moment: Moment): Turn {
  const { open, branch, secondChances } = chosen;
  const phase = answerNeeded(branch);
  if (phase)
    return record(aftermath(turn, moment), { kind: 'story', to: { ...open, phase, branch: branch.id, secondChances } });
  return carryOut(payBranch(turn, branch, moment), chosen, moment);
}

const answerNeeded = ({ names, act }: Branch): 'Rename' | 'Act' | undefined =>
  names === undefined ? (act === undefined ? undefined : 'Act') : 'Rename';

/** Pays actions and Fate before the rolls, whatever the outcome. The other prices are part of the outcome's effects. */
export function payBranch(turn: Turn, branch: Branch, moment: Moment): Turn {
  return payFate(payActions(turn, costOf(branch, turn.character), moment), branch.fate, 'branch');
}

/** Pays and plays the branch that waited for an invitation, after the changes already in the turn. */
export function finishAct(turn: Turn, moment: Moment): Ruling {
  const waiting = waitingBranch('Act', { character: turn.character, world: moment.world });
  if (!waiting) return refuse('not asked');
  const refusal = refusalOf(waiting.branch, moment);
  if (refusal) return refuse(refusal);
  return allow(carryOut(payBranch(turn, waiting.branch, moment), waiting, moment));
}
