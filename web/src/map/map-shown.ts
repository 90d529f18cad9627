import { useEffect } from 'react';
import { clientStore, useStore } from '../api/client-store.ts';
import { useSession } from '../api/session.ts';

/** The state of the map in the client, beside the places themselves. */
export type MapShown = {
  readonly isShown: boolean;
  /** Counts how often it was opened: each opening is a look of its own. */
  readonly opening?: number;
  /** The zoom of the drawn map, while it is open. */
  readonly zoomLevel?: number;
  /** The goal of the journey under way. */
  readonly movingTo?: number;
  /** The reason that the last journey was not made, in the server's words. */
  readonly failure?: string;
  /** The words of the last arrival, until the story goes on. */
  readonly arrival?: string;
  /** A gate has just been closed; the map is about to. */
  readonly isAfterGate: boolean;
};

export const mapHidden: MapShown = { isShown: false, isAfterGate: false };

export const mapShown = clientStore<MapShown>(mapHidden);

/** True while the player is on the way from another page to the map. */
export const mapWanted = clientStore(false);

export const useMapShown = (): MapShown => useStore(mapShown);

/** Hides the map. What was told on arrival stays. */
export function hideMap(): void {
  const { arrival, opening = 0 } = mapShown.read();
  mapShown.set({ ...mapHidden, opening, ...(arrival !== undefined && { arrival }) });
}

export const forgetArrival = (): void => {
  const { arrival: _arrival, ...rest } = mapShown.read();
  mapShown.set(rest);
};

/** Resets the map's state when another player, or none, is signed in. */
export function useForgettingMap(): void {
  const id = useSession().data?.user.id;
  useEffect(() => {
    if (id !== undefined) return () => mapShown.set(mapHidden);
    return undefined;
  }, [id]);
}
