import { drawnWorld, listOnly, placeNameOf } from '../../../meaning/drawn-world.ts';
import type { WrittenArea } from '../../../meaning/places.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Problem } from '../../../syntax/block.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** An area under the root of a drawn map stands on it, or is said not to. */
export const placesAreDrawn: Check = (world) => {
  if (world.maps.length === 0)
    return world.packs.flatMap(({ block, facts }) => noMaps(facts.maps, placeOf(block, 'maps')));
  const { mapOf, drawingOf } = drawnWorld(world);
  return world.areas.flatMap((area): Problem[] => {
    const map = mapOf(area);
    const isAsked = isOnMaps(area) || area.facts['drawn as'] !== undefined;
    if (!map || !isAsked || placeNameOf(area) === listOnly || drawingOf(area)) return [];
    const name = placeNameOf(area);
    const suggestion = didYouMean(name, [...map.places.keys()]);
    const way = suggestion === '' ? `; put it there, or write "drawn as: ${listOnly}"` : `.${suggestion}`;
    return [
      {
        at: placeOf(area.block, 'drawn as'),
        message: `"${nameIn(area)}" is no place of ${map.file} as "${name}"${way}`,
      },
    ];
  });
};

const noMaps = (folder: string | undefined, at: Problem['at']): Problem[] =>
  folder === undefined
    ? []
    : [{ at, message: `no map is kept in "${folder}"; name another folder, or leave this out` }];

/** Lodgings have a strip of their own, and what is special no place of its own. */
const isOnMaps = ({ facts }: WrittenArea): boolean =>
  facts.type === 'District' || facts.type === 'Destination' || facts.type === 'Landmark';
