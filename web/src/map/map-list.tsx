import type { AreaOnMap, MapReply } from '@underhall/contract';
import { useState } from 'react';
import { Empty } from '../ui/empty.tsx';
import { Filter } from '../ui/filter.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { PlaceTree } from './place-tree.tsx';
import type { PlaceOnList } from './places-of.ts';
import { placesOf } from './places-of.ts';
import css from './travel-dialog.module.css';
import { setOutWords } from './travel-time.ts';

type MapListProps = {
  readonly map: MapReply;
  readonly canTravel: boolean;
  readonly isMoving: boolean;
  readonly onGo: (area: AreaOnMap) => void;
  readonly onGate: (area: AreaOnMap) => void;
};

/** The map as a list: every place as a button that says how it stands, in the order of what lies in what. */
export function MapList({ map, canTravel, isMoving, onGo, onGate }: MapListProps) {
  const [wanted, setWanted] = useState('');
  // One who sets out is at the goal at once; the list stays in its order until they are there.
  const here = map.currentArea?.id;
  const [from, setFrom] = useState(here);
  if (!isMoving && from !== here) setFrom(here);
  const matches = findPlaces(placesOf(map.areas, from), wanted);
  return (
    <div className={css.list}>
      <Filter label="Find a place" value={wanted} onFilter={setWanted} />
      <p role="status" className="for-ears">
        {isMoving ? setOutWords(map) : wanted && countInWords(matches.count)}
      </p>
      {matches.count === 0 && <Empty>No place on the map is called that.</Empty>}
      <PlaceTree places={matches.places} label="Places" here={here} canTravel={canTravel} onGo={onGo} onGate={onGate} />
      <div className={css.more} data-goes-on="" aria-hidden="true" />
    </div>
  );
}

const countInWords = (count: number): string => (count === 1 ? 'One place found.' : `${count} places found.`);

export type FoundPlaces = { readonly places: readonly PlaceOnList[]; readonly count: number };

/** The places whose name or line has what is looked for, in whatever they lie in. Accents and capitals do not matter. */
export function findPlaces(places: readonly PlaceOnList[], wanted: string): FoundPlaces {
  const sought = plain(wanted.trim());
  const pick = ({ area, inside }: PlaceOnList): readonly PlaceOnList[] => {
    const isIt = plain(`${wordsOf(area.name)} ${wordsOf(area.line)}`).includes(sought);
    if (isIt) count += 1;
    const rest = inside.flatMap(pick);
    return isIt || rest.length > 0 ? [{ area, inside: rest }] : [];
  };
  let count = 0;
  const found = places.flatMap(pick);
  return { places: found, count };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
