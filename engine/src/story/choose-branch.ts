import { payActions } from '../actions/action-clock.ts';
import { finishReport } from '../agents/plots.ts';
import { playCard } from '../cards/hand.ts';
import { payFate } from '../fate/balance.ts';
import type { BranchId, QualityId, StoryletId } from '../ids.ts';
import { completePlan } from '../plans/plans.ts';
import { useUpInvitation } from '../social/begin-social-event.ts';
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
import type { World } from '../world.ts';
import { aftermath } from './aftermath.ts';
import { lessons, passedAll, rollAll } from './challenge.ts';
import type { Effect, Outcome } from './consequences.ts';
import { applyEffects } from './effects.ts';
import { costOf, refusalOf } from './locks.ts';
import { recordOpened } from './milestones.ts';
import { rememberMet } from './open-storylet.ts';
import { applyOutcome, outcomeNamed, outcomeOf } from './outcome.ts';
import { type EndedStory, type OpenStory, openStoryIn, originAfter, originOf } from './phases.ts';
import type { Branch } from './storylet.ts';

export type Choice = {
  readonly branch: BranchId;
  /** Selected by the player before the roll. */
  readonly secondChances: readonly QualityId[];
};

/**
 * Chooses a branch of the open storylet. Repeating the choice that led to the displayed result returns the same result.
 * A branch that waits for a name or an invitation keeps waiting.
 */
export function chooseBranch(moment: Moment, { branch: id, secondChances }: Choice): Ruling {
  const { story } = moment.character;
  if (story.phase === 'End' && story.branch === id) return doneBefore(story.turn);
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

export type ChosenBranch = {
  readonly open: OpenStory;
  readonly branch: Branch;
  readonly secondChances: readonly QualityId[];
};

export const branchIn = ({ storylet }: Pick<OpenStory, 'storylet'>, id: BranchId, world: World): Branch | undefined =>
  world.storylets.get(storylet)?.branches.find((branch) => branch.id === id);

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

/** A branch that needs a name or an invitation waits for it, unpaid. Any other branch is paid and played. */
export function takeBranch(turn: Turn, chosen: ChosenBranch, moment: Moment): Turn {
  const { open, branch, secondChances } = chosen;
  const phase = answerNeeded(branch);
  if (phase)
    return record(aftermath(turn, moment), { kind: 'story', to: { ...open, phase, branch: branch.id, secondChances } });
  return carryOut(payBranch(turn, branch, moment.now), chosen, moment);
}

const answerNeeded = ({ names, act }: Branch): 'Rename' | 'Act' | undefined =>
  names === undefined ? (act === undefined ? undefined : 'Act') : 'Rename';

/** Pays actions and Fate before the rolls, whatever the outcome. The other prices are part of the outcome's effects. */
export function payBranch(turn: Turn, branch: Branch, now: number): Turn {
  return payFate(payActions(turn, costOf(branch, turn.character), now), branch.fate, 'branch');
}

/** The branch must be paid already. */
export function carryOut(paid: Turn, chosen: ChosenBranch, moment: Moment): Turn {
  const { branch, open, secondChances } = chosen;
  const played = playCard(paid, open.storylet, moment.world);
  return conclude(rollAll(played, branch, secondChances, moment), chosen, moment);
}

/** Applies prices, change points from challenges and the outcome's effects together. */
function conclude(tried: Turn, { branch, open }: ChosenBranch, moment: Moment): Turn {
  const kind = outcomeOf(branch, passedAll(tried, branch), moment);
  const outcome = outcomeNamed(branch, kind);
  const prices = branch.pays.map((price): Effect => ({ kind: 'change', quality: price.quality, by: -price.level }));
  const effects = [...prices, ...lessons(branch, tried, moment), ...(outcome?.effects ?? [])];

  const affected = applyEffects(tried, effects, moment);
  const settled = outcome ? applyOutcome(affected, outcome, open.storylet, moment) : affected;
  const finished = useUpInvitation(finishReport(completePlan(settled, branch.id), moment.character), open);
  const next = straightOn(outcome, moment);
  const met = next === undefined ? finished : rememberMet(finished, next);
  const end: EndedStory = {
    phase: 'End',
    storylet: open.storylet,
    branch: branch.id,
    outcome: kind,
    turn: moment.turn,
    ...(outcome?.goTo !== undefined && { next: outcome.goTo }),
    ...originOf(open),
  };
  const ended = record(recordOpened(aftermath(met, moment), moment), { kind: 'story', to: end });
  if (next === undefined) return ended;
  const through = originAfter(end);
  return record(ended, { kind: 'story', to: { phase: 'In', storylet: next, since: moment.turn, ...through } });
}

/** Storylet that opens instead of the result. Undefined if the world no longer contains it. */
const straightOn = (outcome: Outcome | undefined, { world }: Moment): StoryletId | undefined =>
  outcome?.straightTo !== undefined && world.storylets.has(outcome.straightTo) ? outcome.straightTo : undefined;

/** Pays and plays the branch that waited for an invitation, after the changes already in the turn. */
export function finishAct(turn: Turn, moment: Moment): Ruling {
  const waiting = waitingBranch('Act', { character: turn.character, world: moment.world });
  if (!waiting) return refuse('not asked');
  const refusal = refusalOf(waiting.branch, moment);
  if (refusal) return refuse(refusal);
  return allow(carryOut(payBranch(turn, waiting.branch, moment.now), waiting, moment));
}
