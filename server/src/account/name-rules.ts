import { readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { rectifyConfusion } from 'unicode-confusables';
import { hasJoinersInPlace, isOfOneScript } from './name-scripts.ts';

export { emailKey, emailKeys, faultOfEmail, tidyEmail } from '../mail/address.ts';
export { likenessKey } from './name-likeness.ts';

/**
 * The normalized form of a name, which must be unique. Case, Unicode compatibility forms and spaces are normalized.
 * Look-alikes of ASCII characters become ASCII, as in the skeleton of UTS 39.
 */
export const nameKey = (name: string): string =>
  foldLookAlikes(name.normalize('NFKC').replace(/[\u200c\u200d]/g, ''))
    .trim()
    .replace(/\s+/g, ' ')
    .replace(unstorable, '\ufffd')
    .toLowerCase();

/** No name contains these characters, and PostgreSQL rejects NUL, so a search for such a name finds nothing. */
const unstorable = /[\p{Cc}\p{Cs}]/gu;

/** A name as stored. */
export const tidy = (name: string): string => readText(typedTexts.characterName, name).text;

/** Marks of Latin, Greek and Cyrillic. Other scripts write some of their vowels as marks. */
const manyMarks = /(?:(?=\p{M})\p{Script=Inherited}){3}/u;

/** Names reserved for operators, as keys without spaces. */
const reservedNames = new Set([
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

/** Returns the error in a username as text for the player, or undefined. `title` is the name of the game. */
export function faultOfUserName(name: string, title: string): string | undefined {
  if (readText(typedTexts.userName, name).fault)
    return 'Please choose a username of 3 to 30 letters and digits. Spaces, apostrophes, dots and dashes may be between them.';
  return faultOfAnyName(name, title);
}

export function faultOfCharacterName(name: string, title: string): string | undefined {
  if (readText(typedTexts.characterName, name).fault)
    return 'A name here has 2 to 40 letters or digits and begins with a letter. Spaces, apostrophes, dots and dashes may be between them.';
  return faultOfAnyName(name, title);
}

function faultOfAnyName(name: string, title: string): string | undefined {
  if (manyMarks.test(name.normalize('NFD'))) return 'Please choose a name with at most two accents on a letter.';
  const stripped = strippedKey(name);
  if (reservedNames.has(stripped) || stripped === strippedKey(title))
    return 'That name is reserved for the operators of the game. Choose another.';
  if (!isOfOneScript(name)) return 'Please choose a name whose letters are all of one script.';
  if (!hasJoinersInPlace(name)) return 'That name contains an invisible character. Type it again, or choose another.';
  return undefined;
}

/** The key of a name, excluding a leading "the", spaces, punctuation and digits. */
const strippedKey = (name: string): string =>
  nameKey(name)
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{M}]/gu, '');

/** Replaces look-alikes of ASCII characters. All other characters stay, even accented ones. */
const foldLookAlikes = (name: string): string =>
  name.replace(/[^\0-\x7f]/gu, (character) => {
    const alike = rectifyConfusion(character);
    return /^[\x20-\x7e]+$/.test(alike) ? alike : character;
  });
