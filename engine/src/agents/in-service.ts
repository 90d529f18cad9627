import { maxAgents } from '@underhall/contract/limits';
import type { Character } from '../character.ts';
import type { AgentId } from '../ids.ts';
import { record, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { Agent } from './agent.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** An agent who is engaged and still in the world, as engaged and as written; undefined for any other. */
export function inService(
  id: AgentId,
  { character, world }: Standpoint,
): { readonly engaged: EngagedAgent; readonly agent: Agent } | undefined {
  const engaged = character.agents.find((each) => each.agent === id);
  const agent = world.agents.get(id);
  return engaged && agent && { engaged, agent };
}

/** True if an agent's plot has had all its actions, or is no longer in the world. */
export const isDone = ({ plot }: EngagedAgent, world: World): boolean =>
  plot !== undefined && plot.elapsed >= (world.plots.get(plot.id)?.actions ?? 0);

/** All agents in service: first those whose plot is done, then those away, then the free ones; each group by id. */
export const agentsInOrder = ({ character: { agents }, world }: Standpoint): readonly EngagedAgent[] =>
  agents
    .filter(({ agent }) => world.agents.has(agent))
    .sort((a, b) => rank(a, world) - rank(b, world) || a.agent - b.agent);

function rank(engaged: EngagedAgent, world: World): number {
  if (!engaged.plot) return 2;
  return isDone(engaged, world) ? 0 : 1;
}

/**
 * Hires an agent, unless already hired. With `maxAgents` agents, the turn records that nobody was hired; authors check
 * first, or dismiss one.
 */
export function engage(turn: Turn, id: AgentId, world: World): Turn {
  const { character } = turn;
  if (!world.agents.has(id) || serves(id, character)) return turn;
  const known = character.agents.filter(({ agent }) => world.agents.has(agent));
  return record(turn, { kind: known.length < maxAgents ? 'agent engaged' : 'agent turned away', agent: id });
}

/** Dismisses an agent. Items lent to them become free; their plot is lost. */
export const dismiss = (turn: Turn, id: AgentId): Turn =>
  serves(id, turn.character) ? record(turn, { kind: 'agent dismissed', agent: id }) : turn;

const serves = (id: AgentId, { agents }: Character): boolean => agents.some(({ agent }) => agent === id);
