import { useEffect } from 'react';
import { clientStore, useStore } from '../api/client-store.ts';
import { useSession } from '../api/session.ts';

/** Client state of the map. The query cache stores the places. */
export type MapState = {
  readonly isShown: boolean;
  /** Incremented each time the map opens, to reset the view. */
  readonly opening?: number;
  /** Place that the map centres and highlights when it opens. */
  readonly goal?: number;
  /** Zoom of the drawn map while it is open. */
  readonly zoomLevel?: number;
  readonly movingTo?: number;
  /** The server's message after a refused journey. */
  readonly failure?: string;
  /** Text about the last arrival. Cleared when a story opens. */
  readonly arrival?: string;
  /** True after a gate has closed, until the map closes. */
  readonly isAfterGate: boolean;
};

export const hiddenMap: MapState = { isShown: false, isAfterGate: false };

export const mapState = clientStore<MapState>(hiddenMap);

/** Set while the player navigates to the story page to open the map, perhaps at a place. */
export const mapRequest = clientStore<Pick<MapState, 'goal'> | undefined>(undefined);

export const useMapState = (): MapState => useStore(mapState);

export function hideMap(): void {
  const { arrival, opening = 0 } = mapState.read();
  mapState.set({ ...hiddenMap, opening, ...(arrival !== undefined && { arrival }) });
}

export const clearArrival = (): void => {
  const { arrival: _arrival, ...rest } = mapState.read();
  mapState.set(rest);
};

/** Resets the map when another player signs in. */
export function useResetMap(): void {
  const id = useSession().data?.user.id;
  useEffect(() => {
    if (id !== undefined) return () => mapState.set(hiddenMap);
    return undefined;
  }, [id]);
}
