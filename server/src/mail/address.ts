import { createHash } from 'node:crypto';

const address = /^[^\s@<>"'\p{C}]{1,64}@[^\s@<>"'\p{C}]+\.[^\s@<>"'\p{C}]{2,}$/u;

/** True for an e-mail address, alone and with nothing around it. */
export const isAddress = (words: string): boolean => words.length <= 254 && address.test(words);

/** The form in which an address is unique. */
export const emailKey = (email: string): string =>
  email
    .normalize('NFKC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();

/** A digest that stands for an address where the address itself is not kept: 43 letters, the same for the same. */
export const digestOf = (email: string): string =>
  createHash('sha256')
    .update(`address ${emailKey(email)}`)
    .digest('base64url');
