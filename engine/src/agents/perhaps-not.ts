import type { AgentId } from '../ids.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { liesOpen } from './reporting.ts';
import { serving } from './serving.ts';

/** Puts a report away for later, whatever its storylet says of going back. With none of theirs open nothing happens. */
export function perhapsNot(moment: Moment, id: AgentId): Ruling {
  const found = serving(id, moment);
  if (!found) return refuse('no such agent');
  const turn = openTurn(moment);
  if (!liesOpen(found.engaged, moment.character)) return allow(turn);
  return allow(record(turn, { kind: 'story', to: { phase: 'Available' } }));
}
