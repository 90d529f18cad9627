import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAnswer } from '../api/answers.ts';
import { Button } from '../ui/button.tsx';
import { CompassRose } from './compass-rose.tsx';
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
