import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** Has an agent done all there is to do? Somebody on a plot that has left the world has. */
export const isDone = ({ plot }: EngagedAgent, world: World): boolean =>
  plot !== undefined && plot.elapsed >= (world.plots.get(plot.id)?.actions ?? 0);

/** All in the character's service: who is back first, then who is away, then who is free; each group by number. */
export const agentsInOrder = ({ agents }: Character, world: World): readonly EngagedAgent[] =>
  agents
    .filter(({ agent }) => world.agents.has(agent))
    .sort((a, b) => rank(a, world) - rank(b, world) || a.agent - b.agent);

function rank(engaged: EngagedAgent, world: World): number {
  if (!engaged.plot) return 2;
  return isDone(engaged, world) ? 0 : 1;
}
