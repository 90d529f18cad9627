import { isPinned } from '../../qualities.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const agentsAreEngaged: Check = (world) => {
  const engaged = linkedNames(world).agents;
  return world.agents
    .filter((agent) => !isPinned(agent) && !engaged.has(nameIn(agent)))
    .map((agent) => ({
      at: agent.block.heading.at,
      message: `no outcome engages "${nameIn(agent)}"; name the agent in an outcome's "engage"`,
    }));
};
