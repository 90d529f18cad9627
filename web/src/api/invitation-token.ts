import { browserStorage } from './storage.ts';

const key = 'invitation';

/** Stores the token of an invitation link across reload and sign-up, until the player creates a character. */
export const storeInvitationToken = (token: string): void => browserStorage.setItem(key, token);

/** The request field for a pending invitation, sent with character creation. */
export function invitationField(): { readonly invitation?: string } {
  const token = browserStorage.getItem(key);
  return token ? { invitation: token } : {};
}

export const clearInvitationToken = (): void => browserStorage.removeItem(key);
