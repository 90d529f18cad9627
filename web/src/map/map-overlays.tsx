import { lazy, Suspense, useEffect, useState } from 'react';
import { mapCloseMs } from '../constants/map.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { prefersReducedMotion } from '../ui/prefers-reduced-motion.ts';
import { hideMap, mapShown, useMapShown } from './map-shown.ts';
import type { TravelDialogProps } from './travel-dialog.tsx';

const TravelDialog = lazy(async () => ({ default: (await import('./travel-dialog.tsx')).TravelDialog }));

/** All of travelling that opens over the page. */
export function MapOverlays(props: Omit<TravelDialogProps, 'isClosing'>) {
  const { isShown, failure, opening } = useMapShown();
  const { isThere, isLeaving } = useLingering(isShown, prefersReducedMotion() ? 0 : mapCloseMs);
  // Elsewhere than on the story's page there is no map, nor when one comes back to it.
  useEffect(() => hideMap, []);
  return (
    <Suspense>
      {isThere && <TravelDialog key={opening} {...props} isClosing={isLeaving} />}
      {failure !== undefined && <TravelFailure message={failure} />}
    </Suspense>
  );
}

/** Holds a hidden part on the page for `ms` more, while its closing is animated: `isLeaving` meanwhile. */
export function useLingering(isShown: boolean, ms: number): { readonly isThere: boolean; readonly isLeaving: boolean } {
  const [isLeft, setLeft] = useState(false);
  if (isShown && !isLeft) setLeft(true);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setLeft(false), ms);
    return () => clearTimeout(timer);
  }, [isShown, ms]);
  return { isThere: isShown || isLeft, isLeaving: !isShown && isLeft };
}

/** The reason that a journey was not made, in the server's words. */
export function TravelFailure({ message }: { readonly message: string }) {
  const close = () => {
    const { failure: _failure, ...rest } = mapShown.read();
    mapShown.set(rest);
  };
  return (
    <Modal title="You are where you were" onClose={close}>
      <p role="alert">{message}</p>
      <Button look="primary" onClick={close}>
        Back to the map
      </Button>
    </Modal>
  );
}
