import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import { record, type Turn } from '../turn.ts';
import type { EngagedAgent } from './engaged-agent.ts';
import { inUse } from './in-use.ts';

export const giveBack = (turn: Turn, agent: EngagedAgent, items: readonly QualityId[]): Turn =>
  record(turn, {
    kind: 'agent',
    why: 'given back',
    to: { ...agent, lent: agent.lent.filter((each) => !items.includes(each)) },
  });

/** Returns undefined if no agent at home holds the item. */
export function giveBackFromHome(turn: Turn, item: QualityId): Turn | undefined {
  const [first] = inUse(item, turn.character).resting;
  return first && giveBack(turn, first, [item]);
}

/**
 * Takes lost copies of items out of use: first from agents at home, then from the character's outfit, and last from
 * agents on plots.
 */
export function takeBackLost(turn: Turn): Turn {
  const lent = new Set(turn.character.agents.flatMap((agent) => agent.lent));
  let after = turn;
  for (const item of lent) {
    const missing = used(after, item) - levelOf(after.character.qualities, item);
    for (let released = 0; released < missing; released += 1) after = letGo(after, item);
  }
  return after;
}

function used({ character }: Turn, item: QualityId): number {
  const { worn, resting, away } = inUse(item, character);
  return worn.length + resting.length + away.length;
}

function letGo(turn: Turn, item: QualityId): Turn {
  const givenBack = giveBackFromHome(turn, item);
  if (givenBack) return givenBack;
  const { worn, away } = inUse(item, turn.character);
  const [slot] = worn;
  if (slot !== undefined) return record(turn, { kind: 'taken off', slot, item });
  return away.slice(-1).reduce((sofar, last) => giveBack(sofar, last, [item]), turn);
}
