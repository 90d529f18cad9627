import type { AreaOnMap } from '@underhall/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { useEnvironment } from '../api/environment.ts';
import { world } from '../api/world.ts';
import { usePreferences, useSetPreferences } from '../preferences/use-preferences.ts';
import { buttonClass } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { DrawnMap } from './drawn-map.tsx';
import { drawnPartOf } from './drawn-root.ts';
import { MapDialog } from './map-dialog.tsx';
import { MapList } from './map-list.tsx';
import { type OnArrival, useMap, useTravel } from './map-queries.ts';
import { hideMap, useMapState } from './map-state.ts';
import css from './travel-dialog.module.css';
import { ViewSwitch } from './view-switch.tsx';

const MembershipOffer = lazy(async () => ({
  default: (await import('../payments/membership-offer.tsx')).MembershipOffer,
}));

export type TravelDialogProps = {
  readonly onArrival: OnArrival;
  readonly onGate: (area: AreaOnMap) => void;
  readonly isClosing: boolean;
};

/** The dialog with the drawn map or the list. Offers only the list if there is no drawn map or it fails to load. */
export function TravelDialog({ onArrival, onGate, isClosing }: TravelDialogProps) {
  const { data: map, error, isFetching, refetch } = useMap();
  const { movingTo } = useMapState();
  const travel = useTravel(onArrival);
  const { character, areOffersHidden } = useAnswer('myself') ?? {};
  const setting = character?.setting;
  const { mapView } = usePreferences();
  const setPreferences = useSetPreferences();
  const isMoving = movingTo !== undefined;
  const part = map && setting && drawnPartOf(map, setting);
  const canTravel = setting?.canTravel ?? false;
  const [isGivenUp, setGivenUp] = useState(false);
  const isDrawn = part !== undefined && mapView === 'drawn' && !isGivenUp;
  const choices = { canTravel, isMoving, onGo: (area: AreaOnMap) => void travel(area), onGate };
  const offerRoom = useRoomForOffer();
  const showList = () => setPreferences({ mapView: 'list' });
  return (
    <MapDialog
      title="Where to?"
      onClose={hideMap}
      isHeld={isMoving}
      isClosing={isClosing}
      isDrawn={isDrawn}
      switches={
        part && !isGivenUp && <ViewSwitch view={mapView} onView={(view) => setPreferences({ mapView: view })} />
      }
      announcement={
        <>
          {map && <CurrentPlace name={map.currentArea?.name} isMoving={isMoving} canTravel={canTravel} />}
          {!areOffersHidden && (
            <Suspense fallback={offerRoom}>
              <MembershipOffer pending={offerRoom} />
            </Suspense>
          )}
        </>
      }
    >
      {!map && isFetching && <Loading>{world.texts.places.waitingMap}</Loading>}
      {!map && !isFetching && error && <Failed error={error} onAgain={() => void refetch()} />}
      {map && (
        <div className={css.map} data-drawn={isDrawn} aria-busy={isMoving || isFetching}>
          {isDrawn && setting ? (
            <DrawnMap
              {...part}
              setting={setting}
              hasFailed={error !== null}
              onList={showList}
              onGivenUp={() => setGivenUp(true)}
              {...choices}
            />
          ) : (
            <MapList map={map} {...choices} />
          )}
        </div>
      )}
    </MapDialog>
  );
}

/** Reserves space for the membership offer, which loads after the map and would push it down. */
function useRoomForOffer(): ReactNode {
  const isSold = useEnvironment()?.checkoutUrl !== undefined;
  const isMember = useAnswer('fate')?.isExceptionalFriend ?? false;
  if (!isSold || isMember) return null;
  return (
    <span className={`${buttonClass('plain')} ${css.room}`} aria-hidden="true">
      {world.texts.store.membership}
    </span>
  );
}

type CurrentPlaceProps = {
  readonly name: string | undefined;
  readonly isMoving: boolean;
  readonly canTravel: boolean;
};

function CurrentPlace({ name, isMoving, canTravel }: CurrentPlaceProps) {
  return (
    <p className={css.here}>
      {name === undefined ? 'You are in a place without a name' : isMoving ? 'On the way to ' : 'You are in '}
      {name !== undefined && (
        <strong>
          <SanitizedHtml as="span" html={name} />
        </strong>
      )}
      {isMoving ? '…' : '.'}
      {!canTravel && ' You cannot travel from here, but you can look at the map.'}
    </p>
  );
}
