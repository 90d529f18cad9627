import type { QualityId } from '../ids.ts';
import { record, type Turn } from '../turn.ts';
import type { EngagedAgent } from './engaged-agent.ts';
import { inUse } from './in-use.ts';

/** An agent gives things back. */
export const giveBack = (turn: Turn, agent: EngagedAgent, items: readonly QualityId[]): Turn =>
  record(turn, {
    kind: 'agent',
    why: 'given back',
    to: { ...agent, lent: agent.lent.filter((each) => !items.includes(each)) },
  });

/** The first agent at home who has the thing gives it back; nothing when there is none. */
export function giveBackFromHome(turn: Turn, item: QualityId): Turn | undefined {
  const [first] = inUse(item, turn.character).resting;
  return first && giveBack(turn, first, [item]);
}
