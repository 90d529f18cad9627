import { useSyncExternalStore } from 'react';
import { browserStorage } from '../api/storage.ts';

const key = 'dismissed-news';
const listeners = new Set<() => void>();

export const isNewsActive = (newsId: number, dismissed: string | null): boolean => dismissed !== String(newsId);

/** Dismisses the news permanently in this browser. */
export function dismissNews(newsId: number): void {
  browserStorage.setItem(key, String(newsId));
  for (const listener of listeners) listener();
}

/** Id of the last dismissed news, also if another tab dismissed them. */
export const useDismissedNews = (): string | null => useSyncExternalStore(listen, () => browserStorage.getItem(key));

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
