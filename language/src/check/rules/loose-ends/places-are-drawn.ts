import { drawnWorld, listOnly, placeNameOf } from '../../../meaning/drawn-world.ts';
import type { WrittenArea } from '../../../meaning/places.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Problem } from '../../../syntax/block.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** Each area under the root of a drawn map must have a place on it, or declare that it has none. */
export const placesAreDrawn: Check = (world) => {
  if (world.maps.length === 0)
    return world.packs.flatMap(({ block, facts }) => noMaps(facts.maps, placeOf(block, 'maps')));
  const { mapOf, drawingOf } = drawnWorld(world);
  return world.areas.flatMap((area): Problem[] => {
    const map = mapOf(area);
    const needsPlace = isOnMaps(area) || area.facts['drawn as'] !== undefined;
    if (!map || !needsPlace || placeNameOf(area) === listOnly || drawingOf(area)) return [];
    const name = placeNameOf(area);
    const suggestion = didYouMean(name, [...map.places.keys()]);
    const way = suggestion === '' ? `; add it there, or write "drawn as: ${listOnly}"` : `.${suggestion}`;
    return [
      {
        at: placeOf(area.block, 'drawn as'),
        message: `"${nameIn(area)}" has no place "${name}" on ${map.file}${way}`,
      },
    ];
  });
};

const noMaps = (folder: string | undefined, at: Problem['at']): Problem[] =>
  folder === undefined ? [] : [{ at, message: `there is no map in "${folder}"; name another folder, or delete this` }];

const isOnMaps = ({ facts }: WrittenArea): boolean =>
  facts.type === 'District' || facts.type === 'Destination' || facts.type === 'Landmark';
