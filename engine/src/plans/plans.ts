import { maxPlans } from '@underhall/contract/limits';
import type { Character } from '../character.ts';
import type { BranchId, StoryletId } from '../ids.ts';
import { branchesFor } from '../story/locks.ts';
import { openStoryIn } from '../story/phases.ts';
import type { Branch } from '../story/storylet.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { Plan, PlanInPlace } from './plan.ts';

export const planFor = (branch: BranchId, { plans }: Pick<Character, 'plans'>): Plan | undefined =>
  plans.find((plan) => plan.branch === branch);

/** Undefined if the branch was removed from the world. Such a plan is neither shown nor counted. */
export const branchOf = (plan: Plan, world: World): Branch | undefined =>
  world.storylets.get(plan.storylet)?.branches.find(({ id }) => id === plan.branch);

export const isFull = ({ character, world }: Standpoint): boolean =>
  character.plans.filter((plan) => !plan.isDone && branchOf(plan, world)).length >= maxPlans;

/**
 * Marks a branch as a plan, in the character's area. The branch must be visible in the open storylet, or have led to
 * the displayed result. Marking an active plan changes nothing. A finished plan becomes active again.
 */
export function makePlan(moment: Moment, branch: BranchId): Ruling {
  const { character, world, now } = moment;
  const storylet = storyletWith(branch, world);
  if (storylet === undefined) return refuse('no such branch');
  const before = planFor(branch, character);
  if (before && !before.isDone && before.storylet === storylet) return allow(openTurn(moment));
  if (!before && !isInSight(branch, moment)) return refuse('no such branch');
  if (isFull(moment)) return refuse('too many plans');

  const plan: Plan = { branch, storylet, area: character.area, isDone: false, madeAt: now };
  return allow(record(openTurn(moment), { kind: 'plan saved', plan }));
}

const storyletWith = (branch: BranchId, { pack }: World): StoryletId | undefined =>
  pack.storylets.find(({ branches }) => branches.some(({ id }) => id === branch))?.id;

/** True if the branch is visible in the open storylet, or led to the displayed result. */
export function isInSight(branch: BranchId, here: Standpoint): boolean {
  const { story } = here.character;
  if (story.phase === 'End') return story.branch === branch;
  return branchesInSight(here).some(({ id }) => id === branch);
}

/** Visible branches of the open storylet, locked ones included. */
export function branchesInSight(here: Standpoint): readonly Branch[] {
  const open = openStoryIn(here.character.story, here.world);
  const branches = open === undefined ? [] : (here.world.storylets.get(open.storylet)?.branches ?? []);
  return branchesFor(branches, here);
}

/** Called when a branch is chosen, whatever its outcome. */
export function completePlan(turn: Turn, branch: BranchId): Turn {
  const plan = planFor(branch, turn.character);
  return !plan || plan.isDone ? turn : record(turn, { kind: 'plan done', branch });
}

/** Reactivates a finished plan. An active plan does not change. */
export function restartPlan(moment: Moment, branch: BranchId): Ruling {
  const { character, world, now } = moment;
  const plan = planFor(branch, character);
  if (!plan || !branchOf(plan, world)) return refuse('no such plan');
  if (!plan.isDone) return allow(openTurn(moment));
  if (isFull(moment)) return refuse('too many plans');
  return allow(record(openTurn(moment), { kind: 'plan saved', plan: { ...plan, isDone: false, madeAt: now } }));
}

export function dropPlan(moment: Moment, branch: BranchId): Ruling {
  const plan = planFor(branch, moment.character);
  if (!plan) return refuse('no such plan');
  const undo = { plan, place: moment.character.plans.indexOf(plan) };
  return allow(record(openTurn(moment), { kind: 'plan dropped', branch, undo }));
}

/** Undoes `dropPlan`. */
export function restorePlan(moment: Moment, { plan, place }: PlanInPlace): Ruling {
  if (planFor(plan.branch, moment.character)) return refuse('planned again');
  if (!plan.isDone && branchOf(plan, moment.world) && isFull(moment)) return refuse('too many plans');
  return allow(record(openTurn(moment), { kind: 'plan saved', plan, place }));
}
