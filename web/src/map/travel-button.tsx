import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../api/answers.ts';
import { buttonClass } from '../ui/button.tsx';
import { Tip } from '../ui/tip.tsx';
import { showMap } from './map-queries.ts';
import { mapWanted } from './map-shown.ts';
import { isTravelHeldBack, useWhyNoMap, useWhyNoMapThere, type WhyNoMap } from './may-open-map.ts';
import { inShort, NoMapWords } from './no-map-words.tsx';
import css from './travel-button.module.css';

type TravelButtonProps = {
  /** Beside every page there is a line for the reason that the map does not open; in the story it is not there then. */
  readonly hasReason?: boolean;
};

/** The button that opens the map, in the words of the place. Absent while travel is held back. */
export function TravelButton({ hasReason = false }: TravelButtonProps) {
  const why = useWhyNoMapThere();
  const myself = useAnswer('myself');
  if (myself === undefined) return null;
  const { area, setting } = myself.character;
  // The place's own words, where its author has any, before those of its setting.
  const { shouldShowTravelButton, travelButtonLabel, needsProminentTravelButton } = { ...setting.jsonInfo, ...area };
  if (!shouldShowTravelButton || isTravelHeldBack(myself)) return null;
  const look = needsProminentTravelButton ? 'primary' : 'secondary';
  return (
    <>
      <WayToMap className={`${buttonClass(look)} ${css.words}`}>{travelButtonLabel}</WayToMap>
      {hasReason && <p className={css.why}>{why && inShort[why]}</p>}
    </>
  );
}

type MapButtonProps = { readonly className: string | undefined; readonly children?: ReactNode };

/** A compass that opens the map, on the story's page alone; it has a name for ears. */
export function Compass({ className }: Pick<MapButtonProps, 'className'>) {
  const cache = useQueryClient();
  return <MapButton why={useWhyNoMap()} className={className} onPress={() => showMap(cache)} />;
}

/** A compass with words that opens the map; from another page it leads to the story's first. */
export function WayToMap(props: MapButtonProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = () => {
    if (pathname === '/') return showMap(cache);
    mapWanted.set(true);
    void navigate('/');
  };
  return <MapButton why={useWhyNoMapThere()} onPress={open} {...props} />;
}

/** Pressed where the map does not open, it says why. */
function MapButton({
  why,
  onPress,
  className = '',
  children,
}: MapButtonProps & { readonly why: WhyNoMap | undefined; readonly onPress: () => void }) {
  return (
    <Tip
      says={why && <NoMapWords why={why} />}
      hasOwnLook
      className={className}
      data-shortcut="map"
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

/** A small compass, drawn in the colour of the words beside it. */
function CompassRose() {
  return (
    <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="9.250" strokeWidth="1.500" />
      <path d="M15.800 8.200 13.400 13.400 8.200 15.800 10.600 10.600z" fill="currentColor" stroke="none" />
      <path d="M12 1v3.500M12 19.500V23M1 12h3.500M19.500 12H23" strokeWidth="1.500" />
    </svg>
  );
}
