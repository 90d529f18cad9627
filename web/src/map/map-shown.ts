import { useSyncExternalStore } from 'react';

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

let shown: MapShown = mapHidden;
const listeners = new Set<() => void>();

export const readMapShown = (): MapShown => shown;

export function setMapShown(next: MapShown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function watchMapShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useMapShown = (): MapShown => useSyncExternalStore(watchMapShown, readMapShown);

/** Hides the map. What was told on arrival stays. */
export function hideMap(): void {
  const { arrival, opening = 0 } = shown;
  setMapShown({ ...mapHidden, opening, ...(arrival !== undefined && { arrival }) });
}

export const forgetArrival = (): void => {
  const { arrival: _told, ...rest } = shown;
  setMapShown(rest);
};
