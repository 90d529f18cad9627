import type { EnvironmentName } from '@underhall/contract';
import { useEnvironment } from '../api/environment.ts';

/** True in development and test. False until the environment is known. */
export const hasZoomOverlay = (environment: EnvironmentName | undefined, isMapShown: boolean): boolean =>
  isMapShown && environment !== undefined && environment !== 'production' && environment !== 'beta';

/** Shows the zoom as a number to developers and screen readers. Visually hidden. */
export function ZoomOverlay({ zoom, isMapShown }: { readonly zoom: number; readonly isMapShown: boolean }) {
  const environment = useEnvironment()?.environment;
  if (!hasZoomOverlay(environment, isMapShown)) return null;
  return (
    <output className="visually-hidden" aria-label="Map zoom" aria-live="off">
      zoom {zoom.toFixed(2)}
    </output>
  );
}
