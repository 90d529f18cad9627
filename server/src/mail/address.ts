import { createHash } from 'node:crypto';
import { maxEmailLength } from '@underhall/contract/limits';

const address = /^[^\s@<>"'\p{C}]{1,64}@[^\s@<>"'\p{C}]+\.[^\s@<>"'\p{C}]{2,}$/u;

export const isEmailAddress = (text: string): boolean => text.length <= maxEmailLength && address.test(text);

/** Normal form of an address: two addresses with the same key are the same mailbox. */
export const emailKey = (email: string): string =>
  email
    .normalize('NFKC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();

/** SHA-256 of an address in base64url (43 characters), for tables that must not contain the address. */
export const addressDigest = (email: string): string =>
  createHash('sha256')
    .update(`address ${emailKey(email)}`)
    .digest('base64url');
