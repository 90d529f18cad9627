import { isAddress } from '../mail/address.ts';

export { emailKey } from '../mail/address.ts';

/** The form in which a name is unique: letter case and Unicode's compatibility forms folded, spaces single. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A name as it is stored: outer spaces off, inner ones single. */
export const tidy = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

const userName = /^[\p{L}\p{N}][\p{L}\p{N} '’_.-]{1,28}[\p{L}\p{N}.]$/u;
const characterName = /^\p{L}[\p{L}\p{M}\p{N} '’.-]{0,38}[\p{L}\p{M}\p{N}.]$/u;

/** The fault of a username, in words for the person who chose it; undefined if it has none. */
export const faultOfUserName = (name: string): string | undefined =>
  userName.test(name)
    ? undefined
    : 'Please choose a username of 3 to 30 letters and digits. Spaces, apostrophes, dots and dashes may stand between them.';

export const faultOfEmail = (email: string): string | undefined =>
  isAddress(email) ? undefined : 'This does not look like an e-mail address.';

export function faultOfPassword(password: string, ...namesAndAddresses: readonly string[]): string | undefined {
  if (password.length < 8)
    return 'Please choose a password of at least 8 characters. A few unrelated words make a good one.';
  if (password.length > 128) return 'Please choose a password of at most 128 characters.';
  if (new Set(password).size < 4) return 'This password is too easy to guess: it repeats itself.';
  if (namesAndAddresses.some((each) => nameKey(each) === nameKey(password)))
    return 'Your password cannot be your name or your address.';
  return undefined;
}

export const faultOfCharacterName = (name: string): string | undefined =>
  characterName.test(name)
    ? undefined
    : 'A name here has 2 to 40 letters or digits and begins with a letter. Spaces, apostrophes, dots and dashes may stand between them.';
