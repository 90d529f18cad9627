import { useEffect } from 'react';
import { clientStore, useStore } from '../api/client-store.ts';

/** Paths of the pages that have something new. */
const markedTabs = clientStore<ReadonlySet<string>>(new Set());

/** Marks the tab of this page until the page is visited. */
export function markTab(path: string): void {
  markedTabs.set(new Set([...markedTabs.read(), path]));
}

export function clearTab(path: string): void {
  if (!markedTabs.read().has(path)) return;
  markedTabs.set(new Set([...markedTabs.read()].filter((each) => each !== path)));
}

export const useMarks = (): ReadonlySet<string> => useStore(markedTabs);

export function useVisit(path: string): void {
  useEffect(() => clearTab(path), [path]);
}
