import type { EnvironmentName } from '@underhall/contract';
import { useEnvironment } from '../api/environment.ts';

/** Only where the game is made and tried, and never before it is known where this is. */
export const hasZoomOverlay = (environment: EnvironmentName | undefined, isMapShown: boolean): boolean =>
  isMapShown && environment !== undefined && environment !== 'production' && environment !== 'beta';

/** The zoom of the map in figures: for ears and for those who build the game, not for the eye. */
export function ZoomOverlay({ zoom, isMapShown }: { readonly zoom: number; readonly isMapShown: boolean }) {
  const environment = useEnvironment()?.environment;
  if (!hasZoomOverlay(environment, isMapShown)) return null;
  return (
    <output className="for-ears" aria-label="Map zoom" aria-live="off">
      zoom {zoom.toFixed(2)}
    </output>
  );
}
