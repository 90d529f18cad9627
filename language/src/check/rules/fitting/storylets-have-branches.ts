import type { Check } from '../../rule.ts';

/** There is something to choose in every storylet. */
export const storyletsHaveBranches: Check = (world) =>
  world.storylets
    .filter(({ block }) => block.inner.length === 0)
    .map(({ block }) => ({ at: block.heading.at, message: `"${block.heading.text}" has no branch ("== Name")` }));
