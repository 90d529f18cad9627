import { useEffect } from 'react';
import { clientStore, useStore } from '../api/client-store.ts';
import { useSession } from '../api/session.ts';

/** Client state of the map, beside the places themselves. */
export type MapState = {
  readonly isShown: boolean;
  /** Number of the current opening. Each opening resets the view. */
  readonly opening?: number;
  /** Zoom of the drawn map while it is open. */
  readonly zoomLevel?: number;
  /** Destination of the journey under way. */
  readonly movingTo?: number;
  /** The server's reason for refusing the last journey. */
  readonly failure?: string;
  /** Text of the last arrival, until the story goes on. */
  readonly arrival?: string;
  /** A gate has just closed, and the map closes next. */
  readonly isAfterGate: boolean;
};

export const hiddenMap: MapState = { isShown: false, isAfterGate: false };

export const mapState = clientStore<MapState>(hiddenMap);

/** True while the player navigates from another page to the map. */
export const mapRequest = clientStore(false);

export const useMapState = (): MapState => useStore(mapState);

/** Hides the map. The arrival text stays. */
export function hideMap(): void {
  const { arrival, opening = 0 } = mapState.read();
  mapState.set({ ...hiddenMap, opening, ...(arrival !== undefined && { arrival }) });
}

export const clearArrival = (): void => {
  const { arrival: _arrival, ...rest } = mapState.read();
  mapState.set(rest);
};

/** Resets the state when the signed-in player changes. */
export function useResetMap(): void {
  const id = useSession().data?.user.id;
  useEffect(() => {
    if (id !== undefined) return () => mapState.set(hiddenMap);
    return undefined;
  }, [id]);
}
