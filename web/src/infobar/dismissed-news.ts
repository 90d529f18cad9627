import { useSyncExternalStore } from 'react';
import { browserStorage } from '../api/storage.ts';

const key = 'dismissed-news';
const listeners = new Set<() => void>();

/** The news are shown unless the number that was put away last is theirs. */
export const isActive = (newsId: number, dismissed: string | null): boolean => dismissed !== String(newsId);

/** Puts the news with this number away, in this browser and for good. */
export function dismiss(newsId: number): void {
  browserStorage.setItem(key, String(newsId));
  for (const listener of listeners) listener();
}

/** The number of the news that were put away last, also in another tab. */
export const useDismissed = (): string | null => useSyncExternalStore(listen, () => browserStorage.getItem(key));

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
