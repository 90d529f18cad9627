import type { Character } from '../character.ts';
import type { AgentId } from '../ids.ts';
import { record, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { Agent } from './agent.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** Somebody in the character's service whom the world still knows; nothing for anybody else. */
export function inService(
  id: AgentId,
  { character, world }: Standpoint,
): { readonly engaged: EngagedAgent; readonly agent: Agent } | undefined {
  const engaged = character.agents.find((each) => each.agent === id);
  const agent = world.agents.get(id);
  return engaged && agent && { engaged, agent };
}

/** Has an agent done all there is to do? Somebody on a plot that has left the world has. */
export const isDone = ({ plot }: EngagedAgent, world: World): boolean =>
  plot !== undefined && plot.elapsed >= (world.plots.get(plot.id)?.actions ?? 0);

/** All in the character's service: who is back first, then who is away, then who is free; each group by number. */
export const agentsInOrder = ({ character: { agents }, world }: Standpoint): readonly EngagedAgent[] =>
  agents
    .filter(({ agent }) => world.agents.has(agent))
    .sort((a, b) => rank(a, world) - rank(b, world) || a.agent - b.agent);

function rank(engaged: EngagedAgent, world: World): number {
  if (!engaged.plot) return 2;
  return isDone(engaged, world) ? 0 : 1;
}

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
