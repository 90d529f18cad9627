import type { WrittenArea } from '../../../meaning/places.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import { closableAreas } from '../../areas.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A gate stands before a place that can be closed, and what is told of a closed place too. */
export const gatesCanOpen: Check = (world) => {
  const barred = closableAreas(world);
  return world.areas.flatMap((area) => [
    ...(area.facts.gate && !closesItself(area) && area.facts.type !== 'Landmark'
      ? [
          {
            at: placeOf(area.block, 'gate'),
            message: 'this place is never closed, so that its gate never opens; say in "opens" for whom it is open',
          },
        ]
      : []),
    ...(area.facts.closed && !barred.has(nameIn(area))
      ? [
          {
            at: placeOf(area.block, 'closed'),
            message: 'this place is never closed; say in "opens" for whom it is open, or leave this out',
          },
        ]
      : []),
  ]);
};

/** True if an area can be closed by itself, and not only by those it lies in: a gate opens only then. */
export const closesItself = ({ facts }: WrittenArea): boolean =>
  facts.opens !== undefined || facts['by story'] === true || facts.type === 'Lodgings';
