import type { EnvironmentName } from '@underhall/contract';
import { useEnvironment } from '../api/environment.ts';
import css from './zoom-buttons.module.css';

/** Only where the game is made and tried, and never before it is known where this is. */
export const hasZoomOverlay = (environment: EnvironmentName | undefined, isMapShown: boolean): boolean =>
  isMapShown && environment !== undefined && environment !== 'production' && environment !== 'beta';

/** For those who build the game: how near the map is looked at. */
export function ZoomOverlay({ zoom, isMapShown }: { readonly zoom: number; readonly isMapShown: boolean }) {
  const environment = useEnvironment()?.environment;
  if (!hasZoomOverlay(environment, isMapShown)) return null;
  return (
    <output className={css.overlay} aria-label="Map zoom" aria-live="off">
      zoom {zoom.toFixed(2)}
    </output>
  );
}
