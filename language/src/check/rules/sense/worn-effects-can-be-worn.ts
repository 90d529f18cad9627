import { placeOf } from '../../../meaning/read-facts.ts';
import { slotOf } from '../../qualities.ts';
import type { Check } from '../../rule.ts';

const WHILE_WORN = ['enhances', 'dulls'] as const;

export const wornEffectsCanBeWorn: Check = ({ qualities }) =>
  qualities
    .filter((quality) => slotOf(quality) === undefined)
    .flatMap(({ block, facts }) =>
      WHILE_WORN.filter((key) => facts[key]).map((key) => ({
        at: placeOf(block, key),
        message: `"${key}" counts while a thing is worn, and this has no slot; add a "slot"`,
      })),
    );
