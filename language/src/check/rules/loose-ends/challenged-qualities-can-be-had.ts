import { testsLevel } from '@underhall/engine';
import { isObtainable } from '../../levels/movement.ts';
import type { Check } from '../../rule.ts';
import { challengesIn } from '../../used-qualities.ts';
import { names } from '../../world-index.ts';

/** Luck has no level. */
export const challengedQualitiesCanBeHad: Check = (world) =>
  challengesIn(world)
    .filter(({ kind }) => kind === undefined || testsLevel({ kind }))
    .filter(({ quality: { name } }) => names(world).quality.has(name) && !isObtainable(name, world))
    .map(({ quality: { name, at } }) => ({
      at,
      message: `this challenges "${name}", which nothing ever gives; challenge another quality, or let an outcome give it`,
    }));
