import type { AreaOnMap } from '@underhall/contract';
import { useState } from 'react';
import { useKnownMyself } from '../api/known.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { findPlaces } from './find-places.ts';
import { type Travelled, useMap, useTravel } from './map-queries.ts';
import { hideMap, useMapShown } from './map-shown.ts';
import { PlaceTree } from './place-tree.tsx';
import { placesOf } from './places-of.ts';
import css from './where-to.module.css';

export type WhereToProps = {
  readonly onTravelled: Travelled;
  /** A closed place was chosen that has a gate. */
  readonly onGate: (area: AreaOnMap) => void;
};

/** The map as a list: every place as a button that says how it stands, in the order of what lies in what. */
export function WhereTo({ onTravelled, onGate }: WhereToProps) {
  const { data: map, error, isFetching, refetch } = useMap();
  const shown = useMapShown();
  const travel = useTravel(onTravelled);
  const canTravel = useKnownMyself()?.character.setting.canTravel ?? false;
  const [wanted, setWanted] = useState('');
  const isMoving = shown.movingTo !== undefined;
  const places = map && placesOf(map);
  const found = places && findPlaces(places, wanted);
  return (
    <Modal title="Where to?" onClose={hideMap} isHeld={isMoving} isWide>
      {!map && isFetching && <Waiting>Unfolding the map</Waiting>}
      {!map && !isFetching && error && (
        <TroubleNote message={error.message}>
          <Button onClick={() => void refetch()}>Try once more</Button>
        </TroubleNote>
      )}
      {map && found && (
        <div className={css.map} aria-busy={isMoving || isFetching}>
          <p className={css.here}>
            {map.currentArea ? (isMoving ? 'On the way to ' : 'You are in ') : 'You are in no place that has a name'}
            {map.currentArea && (
              <strong>
                <ToldHtml as="span" html={map.currentArea.name} />
              </strong>
            )}
            {isMoving ? '…' : '.'}
            {!canTravel && ' You cannot travel from here: the map is only to be looked at.'}
          </p>
          <Field
            label="Find a place"
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <p role="status" className="for-ears">
            {isMoving ? 'You set out.' : wanted && countInWords(found.count)}
          </p>
          {found.count === 0 && <p className={css.none}>No place on the map is called that.</p>}
          <PlaceTree
            places={found.places}
            label="Places"
            here={map.currentArea?.id}
            canTravel={canTravel}
            onGo={(area) => void travel(area)}
            onGate={onGate}
          />
        </div>
      )}
    </Modal>
  );
}

const countInWords = (count: number): string => (count === 1 ? 'One place found.' : `${count} places found.`);
