import type { Character } from '../character.ts';
import type { AgentId } from '../ids.ts';
import { record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';

/** How many agents can be in one's service at once. */
export const mostAgents = 4;

/**
 * Takes somebody into the character's service, unless they are in it. Where four are already, nobody is
 * engaged, and that is told: an author asks beforehand, or lets one go first.
 */
export function engage(turn: Turn, id: AgentId, world: World): Turn {
  const { character } = turn;
  if (!world.agents.has(id) || serves(id, character)) return turn;
  const known = character.agents.filter(({ agent }) => world.agents.has(agent));
  return record(turn, { kind: known.length < mostAgents ? 'agent engaged' : 'agent turned away', agent: id });
}

/** Lets somebody go. All that was lent to them is at hand again; an errand they were on is lost with them. */
export const dismiss = (turn: Turn, id: AgentId): Turn =>
  serves(id, turn.character) ? record(turn, { kind: 'agent dismissed', agent: id }) : turn;

const serves = (id: AgentId, { agents }: Character): boolean => agents.some(({ agent }) => agent === id);
