import { clientStore, useStore } from '../api/client-store.ts';

/** What the client keeps of the map beside the places themselves. */
export type MapShown = {
  readonly isShown: boolean;
  /** Counts how often it was opened: each opening is a look of its own. */
  readonly opening?: number;
  /** How near the drawn map is looked at, while it is. */
  readonly zoomLevel?: number;
  /** Where one is on the way to. */
  readonly movingTo?: number;
  /** Why the last journey was not made, in the server's words. */
  readonly failure?: string;
  /** What was told on arrival, until the story goes on. */
  readonly arrival?: string;
  /** A gate has just been closed; the map is about to. */
  readonly isAfterGate: boolean;
};

export const mapHidden: MapShown = { isShown: false, isAfterGate: false };

export const mapShown = clientStore<MapShown>(mapHidden);

export const useMapShown = (): MapShown => useStore(mapShown);

/** Hides the map. What was told on arrival stays. */
export function hideMap(): void {
  const { arrival, opening = 0 } = mapShown.read();
  mapShown.set({ ...mapHidden, opening, ...(arrival !== undefined && { arrival }) });
}

export const forgetArrival = (): void => {
  const { arrival: _told, ...rest } = mapShown.read();
  mapShown.set(rest);
};
