import { placeOf } from '../../../meaning/read-facts.ts';
import { slotOf } from '../../qualities.ts';
import type { Check } from '../../rule.ts';

export const lentThingsCanBeCarried: Check = ({ qualities }) =>
  qualities
    .filter(({ facts }) => facts.lend)
    .flatMap((quality) => {
      const at = placeOf(quality.block, 'lend');
      if (quality.facts.nature !== 'thing') return [{ at, message: 'only a thing can be lent; add "nature: thing"' }];
      return slotOf(quality) === undefined
        ? [{ at, message: 'an agent carries one thing for each slot, and this has none; add a "slot"' }]
        : [];
    });
