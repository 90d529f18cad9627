import type { Check } from '../../rule.ts';

export const storyletsHaveBranches: Check = (world) =>
  world.storylets
    .filter(({ block }) => block.inner.length === 0)
    .map(({ block }) => ({ at: block.heading.at, message: `"${block.heading.text}" has no branch ("== Name")` }));
