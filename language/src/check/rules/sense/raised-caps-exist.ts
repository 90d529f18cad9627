import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const raisedCapsExist: Check = ({ qualities }) =>
  qualities.flatMap((quality) => {
    const { cap, 'cap raised by': raiser } = quality.facts;
    if (!raiser) return [];
    const at = placeOf(quality.block, 'cap raised by');
    if (raiser.name === nameIn(quality)) return [{ at, message: 'a quality cannot raise its own cap; name another' }];
    return cap === undefined ? [{ at, message: 'there is no cap to raise; add "cap: 10", or delete this' }] : [];
  });
