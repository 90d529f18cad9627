import { isPinned } from '../../qualities.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** Every agent can be engaged. */
export const agentsAreEngaged: Check = (world) => {
  const engaged = linkedNames(world).agents;
  return world.agents
    .filter((agent) => !isPinned(agent) && !engaged.has(nameIn(agent)))
    .map((agent) => ({
      at: agent.block.heading.at,
      message: `nobody can engage "${nameIn(agent)}"; name them in an outcome's "engage"`,
    }));
};
