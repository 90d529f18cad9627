import { placeOf } from '../../../meaning/read-facts.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';

/** A card that happens by itself has one branch, which asks the player nothing. */
export const autofireHasOneBranch: Check = ({ storylets }) =>
  storylets
    .filter(({ facts }) => facts.autofire)
    .flatMap((storylet) => {
      const message = wrong(storylet);
      return message ? [{ at: placeOf(storylet.block, 'autofire'), message }] : [];
    });

function wrong({ branches }: WrittenStorylet): string | undefined {
  const [only, ...more] = branches;
  if (more.length > 0) return 'what happens by itself has one branch; take the others out, or "autofire"';
  if (only?.facts.act) return 'an act asks whom to invite, and cannot happen by itself; leave out "autofire"';
  return only?.facts.names ? 'a name is asked for, which cannot happen by itself; leave out "autofire"' : undefined;
}
