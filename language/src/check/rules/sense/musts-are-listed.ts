import { placeOf } from '../../../meaning/read-facts.ts';
import { reachIn } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';

/** Only a listed storylet may be "must", and only a listed or drawn storylet may be urgent. */
export const mustsAreListed: Check = ({ storylets }) =>
  storylets.flatMap((storylet) => {
    const { block, facts } = storylet;
    const { deck, urgency = 'normal' } = facts;
    const at = placeOf(block, 'urgency');
    if (urgency === 'must' && reachIn(storylet) !== 'listed') {
      return [
        {
          at,
          message: `"must" needs a listed storylet, but this has "deck: ${deck}"; write "deck: always", or "urgency: high"`,
        },
      ];
    }
    return urgency === 'high' && reachIn(storylet) === 'linked'
      ? [{ at, message: 'a storylet that is neither listed nor drawn cannot be urgent; delete this' }]
      : [];
  });
