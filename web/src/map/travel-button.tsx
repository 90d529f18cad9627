import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../api/answers.ts';
import { buttonClass } from '../ui/button.tsx';
import { Tip } from '../ui/tip.tsx';
import { isTravelRestricted, type MapBlocker, useMapBlocker, useMapBlockerInStory } from './map-blocker.ts';
import { MapBlockerText, shortReasons } from './map-blocker-text.tsx';
import { showMap } from './map-queries.ts';
import { mapRequest } from './map-state.ts';
import css from './travel-button.module.css';

type TravelButtonProps = {
  /** True if the button also says why the map cannot open. Set on all pages except the story page. */
  readonly hasReason?: boolean;
};

/** The button that opens the map. Renders nothing while travel is restricted. */
export function TravelButton({ hasReason = false }: TravelButtonProps) {
  const why = useMapBlockerInStory();
  const myself = useAnswer('myself');
  if (myself === undefined) return null;
  const { area, setting } = myself.character;
  // The place's label takes precedence over the setting's.
  const { shouldShowTravelButton, travelButtonLabel, needsProminentTravelButton } = { ...setting.jsonInfo, ...area };
  if (!shouldShowTravelButton || isTravelRestricted(myself)) return null;
  const look = needsProminentTravelButton ? 'primary' : 'secondary';
  return (
    <>
      <WayToMap className={`${buttonClass(look)} ${css.words}`}>{travelButtonLabel}</WayToMap>
      {hasReason && <p className={css.why}>{why && shortReasons[why]}</p>}
    </>
  );
}

type MapButtonProps = { readonly className: string | undefined; readonly children?: ReactNode };

/** The compass button that opens the map. Only for the story page. */
export function Compass({ className }: Pick<MapButtonProps, 'className'>) {
  const cache = useQueryClient();
  return <MapButton why={useMapBlocker()} className={className} onPress={() => showMap(cache)} isShortcut />;
}

/** A labelled compass that opens the map. On other pages, it first navigates to the story. */
export function WayToMap(props: MapButtonProps) {
  return <MapButton why={useMapBlockerInStory()} onPress={useWayToMap()} isShortcut {...props} />;
}

/** Returns a function that opens the map, perhaps at a place. On other pages, it first navigates to the story. */
export function useWayToMap(goal?: number): () => void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const at = goal === undefined ? {} : { goal };
  return () => {
    if (pathname === '/') return showMap(cache, at);
    mapRequest.set(at);
    void navigate('/');
  };
}

/** If the map cannot open, pressing the button shows why. */
export function MapButton({
  why,
  onPress,
  className = '',
  isShortcut = false,
  children,
}: MapButtonProps & {
  readonly why: MapBlocker | undefined;
  readonly onPress: () => void;
  /** True if the map's keyboard shortcut presses this button. */
  readonly isShortcut?: boolean;
}) {
  return (
    <Tip
      says={why && <MapBlockerText why={why} />}
      hasOwnLook
      className={className}
      data-shortcut={isShortcut ? 'map' : undefined}
      aria-label={children === undefined ? 'Map' : undefined}
      aria-haspopup="dialog"
      aria-disabled={why !== undefined}
      onClick={() => why ?? onPress()}
    >
      <CompassRose />
      {children}
    </Tip>
  );
}

function CompassRose() {
  return (
    <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="9.250" strokeWidth="1.500" />
      <path d="M15.800 8.200 13.400 13.400 8.200 15.800 10.600 10.600z" fill="currentColor" stroke="none" />
      <path d="M12 1v3.500M12 19.500V23M1 12h3.500M19.500 12H23" strokeWidth="1.500" />
    </svg>
  );
}
