import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

/**
 * No part of the screen is revealed and hidden together. A timed story may be stopped and started, which restarts it.
 */
export const oppositesDoNotMeet: Check = (world) =>
  [...outcomesOf(world).map(({ block, facts }) => ({ block, facts })), ...world.timed].flatMap(({ block, facts }) =>
    (facts.reveal ?? [])
      .filter((part) => facts.hide?.includes(part))
      .map((part) => ({
        at: placeOf(block, 'hide'),
        message: `"${part}" is both revealed and hidden here; keep one`,
      })),
  );
