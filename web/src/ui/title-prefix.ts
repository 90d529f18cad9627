import { clientStore, useStore } from '../api/client-store.ts';

/** Prefix of the document title on every page. */
export const titlePrefix = clientStore('');

export const useTitlePrefix = (): string => useStore(titlePrefix);
