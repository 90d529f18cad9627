import { lazy, Suspense, useEffect } from 'react';
import { mapCloseMs } from '../constants/map.ts';
import { isStill } from '../ui/is-still.ts';
import { hideMap, useMapShown } from './map-shown.ts';
import { TravelFailure } from './travel-failure.tsx';
import { useLingering } from './use-lingering.ts';
import type { WhereToProps } from './where-to.tsx';

const WhereTo = lazy(async () => ({ default: (await import('./where-to.tsx')).WhereTo }));

/** All of travelling that opens over the page. */
export function MapOverlays(props: Omit<WhereToProps, 'isClosing'>) {
  const { isShown, failure, opening } = useMapShown();
  const { isThere, isLeaving } = useLingering(isShown, isStill() ? 0 : mapCloseMs);
  // Elsewhere than on the story's page there is no map, nor when one comes back to it.
  useEffect(() => hideMap, []);
  return (
    <Suspense>
      {isThere && <WhereTo key={opening} {...props} isClosing={isLeaving} />}
      {failure !== undefined && <TravelFailure message={failure} />}
    </Suspense>
  );
}
