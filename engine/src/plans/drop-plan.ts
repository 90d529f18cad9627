import type { BranchId } from '../ids.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { planFor } from './planned.ts';

/** Takes a plan away, active or done, and its notes with it. */
export function dropPlan(moment: Moment, branch: BranchId): Ruling {
  if (!planFor(branch, moment.character)) return refuse('no such plan');
  return allow(record(openTurn(moment), { kind: 'plan dropped', branch }));
}
