import { maxAgents } from '@underhall/contract/limits';
import type { Character } from '../character.ts';
import type { AgentId } from '../ids.ts';
import { record, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { Agent } from './agent.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** An engaged agent and the agent's entry in the world. Undefined if either is missing. */
export function inService(
  id: AgentId,
  { character, world }: Standpoint,
): { readonly engaged: EngagedAgent; readonly agent: Agent } | undefined {
  const engaged = character.agents.find((each) => each.agent === id);
  const agent = world.agents.get(id);
  return engaged && agent && { engaged, agent };
}

/** True if all actions of the agent's plot are spent, or the plot was removed from the world. */
export const isDone = ({ plot }: EngagedAgent, world: World): boolean =>
  plot !== undefined && plot.elapsed >= (world.plots.get(plot.id)?.actions ?? 0);

/** Agents whose plot is done come first, then agents on plots, then free agents. Each group is sorted by id. */
export const agentsInOrder = ({ character: { agents }, world }: Standpoint): readonly EngagedAgent[] =>
  agents
    .filter(({ agent }) => world.agents.has(agent))
    .sort((a, b) => rank(a, world) - rank(b, world) || a.agent - b.agent);

function rank(engaged: EngagedAgent, world: World): number {
  if (!engaged.plot) return 2;
  return isDone(engaged, world) ? 0 : 1;
}

/** Hires an agent who is not hired yet. With `maxAgents` already, the turn records that the agent was turned away. */
export function engage(turn: Turn, id: AgentId, world: World): Turn {
  const { character } = turn;
  if (!world.agents.has(id) || serves(id, character)) return turn;
  const known = character.agents.filter(({ agent }) => world.agents.has(agent));
  return record(turn, { kind: known.length < maxAgents ? 'agent engaged' : 'agent turned away', agent: id });
}

/** Lent items become free, and a running plot is lost. */
export const dismiss = (turn: Turn, id: AgentId): Turn =>
  serves(id, turn.character) ? record(turn, { kind: 'agent dismissed', agent: id }) : turn;

const serves = (id: AgentId, { agents }: Character): boolean => agents.some(({ agent }) => agent === id);
