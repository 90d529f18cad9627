import { drawnWorld, listOnly, placeNameOf } from '../../../meaning/drawn-world.ts';
import { isPlainMapFile } from '../../../meaning/kind-of-file.ts';
import type { WrittenMap } from '../../../meaning/map.ts';
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
  const drawn = world.areas.flatMap((area): Problem[] => {
    const map = mapOf(area);
    const needsPlace = isOnMaps(area) || area.facts['drawn as'] !== undefined;
    if (!map || !needsPlace || placeNameOf(area) === listOnly || drawingOf(area)) return [];
    const name = placeNameOf(area);
    const suggestion = didYouMean(name, [...map.places.keys()]) || onlyUnused(map, world.areas);
    const way = suggestion === '' ? `; add it there, or write "drawn as: ${listOnly}"` : `.${suggestion}`;
    return [
      {
        at: placeOf(area.block, 'drawn as'),
        message: `"${nameIn(area)}" has no place "${name}" on ${map.file}${way}`,
      },
    ];
  });
  return [...world.maps.flatMap((map) => rootless(map, world.areas)), ...drawn];
};

/** Suggests the one place of a map of one picture that is no area, because its name must be the one that is wrong. */
function onlyUnused({ file, places }: WrittenMap, areas: readonly WrittenArea[]): string {
  const unused = [...places.keys()].filter((name) => !areas.some((area) => placeNameOf(area) === name));
  return isPlainMapFile(file) && unused.length === 1 ? ` "${unused[0]}" on this map is no area; correct its name.` : '';
}

/** A drawn map may belong to another world that shares the folder. */
function rootless({ root, file }: WrittenMap, areas: readonly WrittenArea[]): Problem[] {
  if (!isPlainMapFile(file) || areas.some(({ key, facts }) => key === root && facts.type === 'Root')) return [];
  const message = `nothing is drawn on this map; write areas/${root}/area.story with "type: Root", and "inside:" and its name in each place on it`;
  return [{ at: { file, line: 1, column: 1, length: 0 }, message }];
}

const noMaps = (folder: string | undefined, at: Problem['at']): Problem[] =>
  folder === undefined ? [] : [{ at, message: `there is no map in "${folder}"; name another folder, or delete this` }];

const isOnMaps = ({ facts }: WrittenArea): boolean =>
  facts.type === 'District' || facts.type === 'Destination' || facts.type === 'Landmark';
