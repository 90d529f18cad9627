import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

export const namedKindsCanBeNamed: Check = (world) => {
  const namable = new Set(world.qualities.filter(({ facts }) => facts.namable).map(({ facts }) => facts.category));
  return branchesOf(world)
    .filter(({ facts }) => facts.names && !namable.has(facts.names))
    .map(({ block, facts }) => ({
      at: placeOf(block, 'names'),
      message: `no quality of the category ${facts.names} may be named; add "namable: yes" to one`,
    }));
};
