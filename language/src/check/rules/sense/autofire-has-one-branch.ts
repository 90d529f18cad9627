import { placeOf } from '../../../meaning/read-facts.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';

/** An autofire storylet must have one branch, which needs no input from the player. */
export const autofireHasOneBranch: Check = ({ storylets }) =>
  storylets
    .filter(({ facts }) => facts.autofire)
    .flatMap((storylet) => {
      const message = wrong(storylet);
      return message ? [{ at: placeOf(storylet.block, 'autofire'), message }] : [];
    });

function wrong({ branches }: WrittenStorylet): string | undefined {
  const [only, ...more] = branches;
  if (more.length > 0) return 'a card with "autofire" has one branch; delete the others, or "autofire"';
  if (only?.facts.once)
    return 'a card with "autofire" would be drawn again after its one choice; delete "once", and write "when: not seen" with the title of the card';
  if (only?.facts.act) return 'an act asks the player whom to invite; delete "autofire"';
  return only?.facts.names ? '"names" asks the player for a name; delete "autofire"' : undefined;
}
