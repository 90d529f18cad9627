import type { BranchId } from '../ids.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { branchOf, isFull, planFor } from './planned.ts';

/** Makes a plan that is done active again, with its notes. One that is active stays as it is. */
export function restartPlan(moment: Moment, branch: BranchId): Ruling {
  const { character, world, now } = moment;
  const plan = planFor(branch, character);
  if (!plan || !branchOf(plan, world)) return refuse('no such plan');
  if (!plan.isDone) return allow(openTurn(moment));
  if (isFull(character, world)) return refuse('too many plans');
  return allow(record(openTurn(moment), { kind: 'plan kept', plan: { ...plan, isDone: false, madeAt: now } }));
}
