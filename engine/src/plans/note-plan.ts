import type { BranchId } from '../ids.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { planFor } from './planned.ts';

/** Writes the notes of a plan, of whatever length, in place of those it had. */
export function notePlan(moment: Moment, branch: BranchId, notes: string): Ruling {
  const plan = planFor(branch, moment.character);
  if (!plan) return refuse('no such plan');
  const turn = openTurn(moment);
  return allow(plan.notes === notes ? turn : record(turn, { kind: 'plan kept', plan: { ...plan, notes } }));
}
