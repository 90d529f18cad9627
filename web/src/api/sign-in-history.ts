import { browserStorage } from './storage.ts';

/** Also read by `public/first.js`. */
const key = 'been_here';

export const hasSignedInBefore = (): boolean => browserStorage.getItem(key) !== null;

export const recordSignIn = (): void => browserStorage.setItem(key, 'yes');
