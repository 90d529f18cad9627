import { browserStorage } from './storage.ts';

/** `public/first.js` reads it too. */
const key = 'been_here';

/** True if somebody has been signed in in this browser before. */
export const hasSignedInBefore = (): boolean => browserStorage.getItem(key) !== null;

export const noteSignedIn = (): void => browserStorage.setItem(key, 'yes');
