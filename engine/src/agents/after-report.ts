import { type Moment, record, type Turn } from '../turn.ts';
import type { EngagedAgent } from './engaged-agent.ts';
import { liesOpen } from './reporting.ts';

/**
 * Ends the report that was open when the turn began, because a branch of it was chosen: the agent is home and
 * free, has come back once more, and keeps what was lent to them until it is asked for.
 */
export function afterReport(turn: Turn, { character }: Pick<Moment, 'character'>): Turn {
  const engaged = turn.character.agents.find((each) => liesOpen(each, character));
  return engaged ? homeAgain(turn, { ...engaged, reports: engaged.reports + 1 }) : turn;
}

/** An agent has nothing to do any more. */
export function homeAgain(turn: Turn, { plot: _over, ...rest }: EngagedAgent): Turn {
  return record(turn, { kind: 'agent', why: 'returned', to: rest });
}
