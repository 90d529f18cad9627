import { spend } from '../actions/action-clock.ts';
import type { Ended } from '../character.ts';
import { meetsAll } from '../qualities/requirement.ts';
import {
  allow,
  doneBefore,
  type Moment,
  openTurn,
  type Refusal,
  type Ruling,
  record,
  refuse,
  type Turn,
} from '../turn.ts';
import type { Branch, BranchId, Effect, QualityId } from '../world.ts';
import { affect } from './effects.ts';
import { locksOf } from './locks.ts';
import { lessons, outcomeNamed, outcomeOf, settle, takeOffLost } from './outcome.ts';
import { passedAll, rollAll } from './roll.ts';

export type Choice = {
  readonly branch: BranchId;
  /** Second-chance items the player ticked beforehand. */
  readonly secondChances: readonly QualityId[];
};

/** Chooses a branch of the open storylet. The choice that led to the result on show is answered by that result. */
export function chooseBranch(moment: Moment, choice: Choice): Ruling {
  const { character, world } = moment;
  const { story } = character;
  if (story.phase === 'End' && story.branch === choice.branch) return doneBefore(story.turn);
  if (story.phase !== 'In') return refuse('story is over');

  const branch = world.storylets.get(story.storylet)?.branches.find((each) => each.id === choice.branch);
  if (!branch || !meetsAll(branch.when, character, world)) return refuse('no such branch');
  const lock = lockedBy(branch, moment);
  if (lock) return refuse(lock);

  const ready = pay(openTurn(moment), branch, moment);
  const tried = rollAll(ready, branch, choice.secondChances, moment);
  return allow(tell(tried, branch, story.storylet, moment));
}

function lockedBy(branch: Branch, { character, world }: Moment): Refusal | undefined {
  const locks = locksOf(branch, character, world);
  if (locks.byQualities) return 'branch locked';
  if (locks.byFate) return 'not enough fate';
  return locks.byActions ? 'not enough actions' : undefined;
}

/** The actions are burnt before anything is rolled, whatever the outcome. */
function pay(turn: Turn, branch: Branch, { now }: Moment): Turn {
  if (branch.cost === 0) return turn;
  const from = turn.character.actions;
  return record(turn, { kind: 'actions', why: 'spent', from, to: spend(from, branch.cost, now) });
}

/** All challenges must be passed; prices, lessons and effects then happen together. */
function tell(tried: Turn, branch: Branch, storylet: number, moment: Moment): Turn {
  const kind = outcomeOf(branch, passedAll(tried, branch), moment);
  const outcome = outcomeNamed(branch, kind);
  const prices = branch.pays.map((price): Effect => ({ kind: 'change', quality: price.quality, by: -price.level }));
  const effects = [...prices, ...lessons(branch, tried, moment), ...(outcome?.effects ?? [])];

  const affected = affect(tried, effects, moment.world);
  const settled = takeOffLost(outcome ? settle(affected, outcome, moment.world) : affected);
  const end: Ended = {
    phase: 'End',
    storylet,
    branch: branch.id,
    outcome: kind,
    turn: moment.turn,
    ...(outcome?.goTo !== undefined && { next: outcome.goTo }),
  };
  return record(settled, { kind: 'story', to: end });
}
