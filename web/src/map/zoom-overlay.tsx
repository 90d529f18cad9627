import type { EnvironmentName } from '@underhall/contract';
import { useEnvironment } from '../api/environment.ts';

/** True in development and test. False while the environment is unknown. */
export const hasZoomOverlay = (environment: EnvironmentName | undefined, isMapShown: boolean): boolean =>
  isMapShown && environment !== undefined && environment !== 'production' && environment !== 'beta';

/** The zoom as a number. Hidden visually; for developers and screen readers. */
export function ZoomOverlay({ zoom, isMapShown }: { readonly zoom: number; readonly isMapShown: boolean }) {
  const environment = useEnvironment()?.environment;
  if (!hasZoomOverlay(environment, isMapShown)) return null;
  return (
    <output className="visually-hidden" aria-label="Map zoom" aria-live="off">
      zoom {zoom.toFixed(2)}
    </output>
  );
}
