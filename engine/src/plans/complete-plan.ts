import type { BranchId } from '../ids.ts';
import { record, type Turn } from '../turn.ts';
import { planFor } from './planned.ts';

/** A plan is done when its branch is chosen, whatever comes of it. */
export function completePlan(turn: Turn, branch: BranchId): Turn {
  const plan = planFor(branch, turn.character);
  return !plan || plan.isDone ? turn : record(turn, { kind: 'plan done', branch });
}
