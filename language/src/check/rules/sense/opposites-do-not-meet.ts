import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

/**
 * A block must not reveal and hide the same part of the screen. It may stop and start the same timed story, which
 * restarts the story.
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
