import type { WrittenArea } from '../../../meaning/places.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import { closableAreas } from '../../areas.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A gate, or a text for closed areas, is only valid in an area that can be closed. */
export const gatesCanOpen: Check = (world) => {
  const closable = closableAreas(world);
  return world.areas.flatMap((area) => [
    ...(area.facts.gate && !closesItself(area) && area.facts.type !== 'Landmark'
      ? [
          {
            at: placeOf(area.block, 'gate'),
            message: 'this area is never closed, so its gate never opens; add "opens" with requirements',
          },
        ]
      : []),
    ...(area.facts.closed && !closable.has(nameIn(area))
      ? [
          {
            at: placeOf(area.block, 'closed'),
            message: 'this area is never closed; add "opens" with requirements, or delete this',
          },
        ]
      : []),
  ]);
};

/** True if the area can be closed while the areas around it are open. Only then does a gate open. */
export const closesItself = ({ facts }: WrittenArea): boolean =>
  facts.opens !== undefined || facts['by story'] === true || facts.type === 'Lodgings';
