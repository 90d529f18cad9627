import { isObtainable } from '../../levels/movement.ts';
import type { Check } from '../../rule.ts';
import { challengesIn } from '../../used-qualities.ts';
import { names } from '../../world-index.ts';

/** A quality that is challenged can be had by somebody; luck is nobody's. */
export const challengedQualitiesCanBeHad: Check = (world) =>
  challengesIn(world)
    .filter(({ kind }) => kind !== 'luck')
    .filter(({ quality: { name } }) => names(world).quality.has(name) && !isObtainable(name, world))
    .map(({ quality: { name, at } }) => ({
      at,
      message: `this is tested on "${name}", which nothing ever gives; test something else, or let an outcome gain it`,
    }));
