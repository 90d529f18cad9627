import { browserStorage } from './storage.ts';

const key = 'invitation';

/** Stores the token of an invitation link through reload and sign-up, until a character was created with it. */
export const storeInvitationToken = (token: string): void => browserStorage.setItem(key, token);

/** The field that character creation sends for a pending invitation. */
export function invitationField(): { readonly invitation?: string } {
  const token = browserStorage.getItem(key);
  return token ? { invitation: token } : {};
}

export const clearInvitationToken = (): void => browserStorage.removeItem(key);
