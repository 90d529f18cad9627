import { browserStorage } from './storage.ts';

/** `public/first.js` reads it too. */
const key = 'been_here';

/** True if somebody has been signed in in this browser before. */
export const hasBeenHere = (): boolean => browserStorage.getItem(key) !== null;

export const noteBeenHere = (): void => browserStorage.setItem(key, 'yes');
