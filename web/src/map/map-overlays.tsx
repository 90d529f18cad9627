import { lazy, Suspense, useEffect, useState } from 'react';
import { mapCloseMs } from '../constants/map.ts';
import { prefersReducedMotion } from '../ui/prefers-reduced-motion.ts';
import { hideMap, useMapState } from './map-state.ts';
import type { TravelDialogProps } from './travel-dialog.tsx';

const TravelFailure = lazy(async () => ({ default: (await import('./travel-failure.tsx')).TravelFailure }));
const TravelDialog = lazy(async () => ({ default: (await import('./travel-dialog.tsx')).TravelDialog }));

export function MapOverlays(props: Omit<TravelDialogProps, 'isClosing'>) {
  const { isShown, failure, opening } = useMapState();
  const { isThere, isLeaving } = useDelayedUnmount(isShown, prefersReducedMotion() ? 0 : mapCloseMs);
  useEffect(() => hideMap, []);
  return (
    <>
      <Suspense>{isThere && <TravelDialog key={opening} {...props} isClosing={isLeaving} />}</Suspense>
      <Suspense>{failure !== undefined && <TravelFailure message={failure} />}</Suspense>
    </>
  );
}

/**
 * Keeps a component mounted for `ms` after it is hidden, so that its closing animation can play. `isLeaving` is true
 * during that time.
 */
export function useDelayedUnmount(
  isShown: boolean,
  ms: number,
): { readonly isThere: boolean; readonly isLeaving: boolean } {
  const [isLeft, setLeft] = useState(false);
  if (isShown && !isLeft) setLeft(true);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setLeft(false), ms);
    return () => clearTimeout(timer);
  }, [isShown, ms]);
  return { isThere: isShown || isLeft, isLeaving: !isShown && isLeft };
}
