import { browserStorage } from './storage.ts';

/** Also read by `public/first.js`. */
const key = 'been_here';

/** True if somebody has signed in with this browser before. */
export const hasSignedInBefore = (): boolean => browserStorage.getItem(key) !== null;

export const recordSignIn = (): void => browserStorage.setItem(key, 'yes');
