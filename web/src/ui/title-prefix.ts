import { useSyncExternalStore } from 'react';

let prefix = '';
const listeners = new Set<() => void>();

/** What stands before the name of every page in the title of the tab. */
export const useTitlePrefix = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => prefix,
  );

export function setTitlePrefix(next: string): void {
  if (next === prefix) return;
  prefix = next;
  for (const listener of listeners) listener();
}
