import { clientStore, useStore } from '../api/client-store.ts';

/** Stands before the name of every page in the title of the tab. */
export const titlePrefix = clientStore('');

export const useTitlePrefix = (): string => useStore(titlePrefix);
