import { browserStorage } from './storage.ts';

const key = 'invitation';

/** Keeps the word of a letter's link, through reload and sign-up, until a character was made by it. */
export const keepInvitation = (token: string): void => browserStorage.setItem(key, token);

/** The part of the body that character creation sends for an invitation that waits. */
export function waitingInvitationField(): { readonly invitation?: string } {
  const token = browserStorage.getItem(key);
  return token ? { invitation: token } : {};
}

export const forgetInvitation = (): void => browserStorage.removeItem(key);
