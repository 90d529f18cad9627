import type { AreaOnMap, MapReply } from '@underhall/contract';
import { useState } from 'react';
import { Empty } from '../ui/empty.tsx';
import { Filter } from '../ui/filter.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { PlaceTree } from './place-tree.tsx';
import type { PlaceOnList } from './places-of.ts';
import { placesOf } from './places-of.ts';
import css from './travel-dialog.module.css';
import { departureText } from './travel-time.ts';

type MapListProps = {
  readonly map: MapReply;
  readonly canTravel: boolean;
  readonly isMoving: boolean;
  readonly onGo: (area: AreaOnMap) => void;
  readonly onGate: (area: AreaOnMap) => void;
};

export function MapList({ map, canTravel, isMoving, onGo, onGate }: MapListProps) {
  const [query, setQuery] = useState('');
  // The current place changes when a journey starts. The list keeps its order until the arrival.
  const here = map.currentArea?.id;
  const [from, setFrom] = useState(here);
  if (!isMoving && from !== here) setFrom(here);
  const matches = findPlaces(placesOf(map.areas, from), query);
  return (
    <div className={css.list}>
      <Filter label="Find a place" value={query} onFilter={setQuery} />
      <p role="status" className="visually-hidden">
        {isMoving ? departureText(map) : query && countInWords(matches.count)}
      </p>
      {matches.count === 0 && <Empty>No place on the map is called that.</Empty>}
      <PlaceTree places={matches.places} label="Places" here={here} canTravel={canTravel} onGo={onGo} onGate={onGate} />
      <div className={css.more} data-goes-on="" aria-hidden="true" />
    </div>
  );
}

const countInWords = (count: number): string => (count === 1 ? 'One place found.' : `${count} places found.`);

export type FoundPlaces = { readonly places: readonly PlaceOnList[]; readonly count: number };

/**
 * Finds the places whose name or description contains the text, and keeps their ancestors. Ignores accents and case.
 */
export function findPlaces(places: readonly PlaceOnList[], query: string): FoundPlaces {
  const text = plain(query.trim());
  const pick = ({ area, inside }: PlaceOnList): readonly PlaceOnList[] => {
    const isIt = plain(`${wordsOf(area.name)} ${wordsOf(area.line)}`).includes(text);
    if (isIt) count += 1;
    const rest = inside.flatMap(pick);
    return isIt || rest.length > 0 ? [{ area, inside: rest }] : [];
  };
  let count = 0;
  const found = places.flatMap(pick);
  return { places: found, count };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
