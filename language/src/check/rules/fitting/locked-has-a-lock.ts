import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

/** The text of a lock (`locked`) belongs to a branch that can be locked. */
export const lockedHasALock: Check = (world) =>
  world.storylets.flatMap(({ branches }) =>
    branches
      .filter(({ facts }) => facts.locked && !facts.needs && !facts.pay)
      .map(({ block }) => ({
        at: placeOf(block, 'locked'),
        message: '"locked" is never shown without "needs" or "pay"; write one of them, or leave it out',
      })),
  );
