import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAnswer } from '../api/answers.ts';
import { Button } from '../ui/button.tsx';
import { showMap } from './map-queries.ts';
import { isTravelHeldBack, useMayOpenMap } from './may-open-map.ts';
import css from './travel-button.module.css';

export const cannotMove = 'Map - you cannot move right now';

type TravelButtonProps = { readonly look?: 'words' | 'compass' };

/**
 * The button that opens the map, in words or, on a small screen's banner, as a compass. Absent in words while travel is
 * held back; a map that does not open says so.
 */
export function TravelButton({ look = 'words' }: TravelButtonProps) {
  const cache = useQueryClient();
  const myself = useAnswer('myself');
  const isReady = useMayOpenMap();
  const hint = useId();
  if (myself === undefined) return null;
  const { area, setting } = myself.character;
  // The place's own words, where its author has any, before those of its setting.
  const { shouldShowTravelButton, travelButtonLabel, needsProminentTravelButton } = { ...setting.jsonInfo, ...area };
  const isCompass = look === 'compass';
  if (!isCompass && (!shouldShowTravelButton || isTravelHeldBack(myself))) return null;
  return (
    <span className={css.place}>
      <Button
        look={needsProminentTravelButton && !isCompass ? 'primary' : 'secondary'}
        className={isCompass ? css.compass : css.words}
        data-shortcut="map"
        aria-label={isCompass ? 'Map' : undefined}
        aria-haspopup="dialog"
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : hint}
        onClick={() => isReady && showMap(cache)}
      >
        <CompassRose />
        {!isCompass && travelButtonLabel}
      </Button>
      {!isReady && (
        <span id={hint} role="tooltip" className={css.hint}>
          {cannotMove}
        </span>
      )}
    </span>
  );
}

/** A small compass, drawn in the colour of the words beside it. */
export function CompassRose() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="9.250" strokeWidth="1.500" />
      <path d="M15.800 8.200 13.400 13.400 8.200 15.800 10.600 10.600z" fill="currentColor" stroke="none" />
      <path d="M12 1v3.500M12 19.500V23M1 12h3.500M19.500 12H23" strokeWidth="1.500" />
    </svg>
  );
}
