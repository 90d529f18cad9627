import { isObtainable } from '../../levels/movement.ts';
import type { Check } from '../../rule.ts';
import { branchesOf, names } from '../../world-index.ts';

/** A second chance that is offered is one that somebody can come to hold. */
export const secondChancesCanBeHad: Check = (world) =>
  branchesOf(world)
    .flatMap(({ facts }) => facts['second chance'] ?? [])
    .filter(({ name }) => names(world).quality.has(name) && !isObtainable(name, world))
    .map(({ name, at }) => ({
      at,
      message: `nobody can come to hold "${name}"; let an outcome give it, or a shop sell it`,
    }));
