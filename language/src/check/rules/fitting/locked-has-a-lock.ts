import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

export const lockedHasALock: Check = (world) =>
  world.storylets.flatMap(({ branches }) =>
    branches
      .filter(({ facts }) => facts.locked && !facts.needs && !facts.pay)
      .map(({ block }) => ({
        at: placeOf(block, 'locked'),
        message: '"locked" is never shown without "needs" or "pay"; add one of them, or delete it',
      })),
  );
