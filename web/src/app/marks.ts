import { useEffect, useSyncExternalStore } from 'react';

const marked = new Set<string>();
const listeners = new Set<() => void>();
let seen: ReadonlySet<string> = new Set();

function tell(): void {
  seen = new Set(marked);
  for (const listener of listeners) listener();
}

/** Puts a light on the tab of this page, until the page is visited. */
export function markTab(path: string): void {
  marked.add(path);
  tell();
}

export function clearTab(path: string): void {
  if (marked.delete(path)) tell();
}

/** The pages where something new waits. */
export const useMarks = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => seen,
  );

/** A page that is visited has been seen. */
export function useVisit(path: string): void {
  useEffect(() => clearTab(path), [path]);
}
