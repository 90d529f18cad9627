import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

/** Only what is on the list can force itself on a player, and only what is listed or drawn can be urgent. */
export const mustsAreListed: Check = ({ storylets }) =>
  storylets.flatMap(({ block, facts: { deck = 'always', urgency = 'normal' } }) => {
    const at = placeOf(block, 'urgency');
    if (urgency === 'must' && deck !== 'always') {
      return [
        { at, message: `nobody is led into a storylet with "deck: ${deck}"; write "deck: always", or "urgency: high"` },
      ];
    }
    return urgency === 'high' && deck === 'never'
      ? [{ at, message: 'what is neither listed nor drawn is not urgent; leave this out' }]
      : [];
  });
