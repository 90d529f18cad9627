import type { BranchId, StoryletId } from '../ids.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import type { World } from '../world.ts';
import type { Plan } from './plan.ts';
import { isFull, planFor } from './planned.ts';

/**
 * Marks a branch as a plan, in the place where the character stands. To mark it twice changes nothing; one
 * that was done begins anew. Its notes stay.
 */
export function makePlan(moment: Moment, branch: BranchId): Ruling {
  const { character, world, now } = moment;
  const storylet = storyletWith(branch, world);
  if (storylet === undefined) return refuse('no such branch');
  const before = planFor(branch, character);
  if (before && !before.isDone && before.storylet === storylet) return allow(openTurn(moment));
  if (isFull(character, world)) return refuse('too many plans');

  const { area } = character;
  const plan: Plan = { branch, storylet, area, notes: before?.notes ?? '', isDone: false, madeAt: now };
  return allow(record(openTurn(moment), { kind: 'plan kept', plan }));
}

const storyletWith = (branch: BranchId, { pack }: World): StoryletId | undefined =>
  pack.storylets.find(({ branches }) => branches.some(({ id }) => id === branch))?.id;
