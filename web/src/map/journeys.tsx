import { lazy, Suspense, useEffect } from 'react';
import { hideMap, useMapShown } from './map-shown.ts';
import { TravelFailure } from './travel-failure.tsx';
import type { WhereToProps } from './where-to.tsx';

const WhereTo = lazy(async () => ({ default: (await import('./where-to.tsx')).WhereTo }));

/** All of travelling that opens over the page. */
export function Journeys(props: WhereToProps) {
  const { isShown, failure } = useMapShown();
  // Elsewhere than on the story's page there is no map, nor when one comes back to it.
  useEffect(() => hideMap, []);
  return (
    <Suspense>
      {isShown && <WhereTo {...props} />}
      {failure !== undefined && <TravelFailure message={failure} />}
    </Suspense>
  );
}
