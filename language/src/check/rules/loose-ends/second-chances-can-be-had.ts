import { isObtainable } from '../../levels/movement.ts';
import type { Check } from '../../rule.ts';
import { branchesOf, names } from '../../world-index.ts';

export const secondChancesCanBeHad: Check = (world) =>
  branchesOf(world)
    .flatMap(({ facts }) => facts['second chance'] ?? [])
    .filter(({ name }) => names(world).quality.has(name) && !isObtainable(name, world))
    .map(({ name, at }) => ({
      at,
      message: `nothing ever gives "${name}"; let an outcome give it, or a shop sell it`,
    }));
