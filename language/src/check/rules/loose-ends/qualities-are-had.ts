import { isObtainable } from '../../levels/movement.ts';
import { requirementsIn } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { challengesIn, pricesIn } from '../../used-qualities.ts';
import { branchesOf, nameIn } from '../../world-index.ts';

/**
 * Something must give each quality. Other rules cover the qualities that are required, paid or challenged. Pinned
 * qualities count as given.
 */
export const qualitiesAreHad: Check = (world) => {
  const used = new Set([
    ...requirementsIn(world).flatMap((required) => (required.kind === 'met' ? [] : [required.quality.name])),
    ...[...pricesIn(world), ...challengesIn(world)].map(({ quality }) => quality.name),
    ...branchesOf(world).flatMap(({ facts }) => (facts['second chance'] ?? []).map(({ name }) => name)),
  ]);
  return world.qualities
    .filter((quality) => !used.has(nameIn(quality)) && !isObtainable(nameIn(quality), world))
    .map((quality) => ({
      at: quality.block.heading.at,
      message: `nothing ever gives "${nameIn(quality)}"; let an outcome give it, or delete it`,
    }));
};
