import { clientStore, useStore } from '../api/client-store.ts';

export const titlePrefix = clientStore('');

export const useTitlePrefix = (): string => useStore(titlePrefix);
