import { minPasswordLength } from '@underhall/contract/limits';
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { nameKey } from './name-rules.ts';

const maxPasswordLength = 128;

/** The most common passwords of published leaks that are long enough, about 18,000, in lower case. */
const commonest: ReadonlySet<string> = new Set(common.filter((password) => password.length >= minPasswordLength));

/**
 * The fault of a password, as a message to the player; undefined if it has none. `words` are those an attacker would
 * try first: the account's name and address, and the title of the world.
 */
export function faultOfPassword(password: string, ...words: readonly string[]): string | undefined {
  if (password.length < minPasswordLength)
    return `Please choose a password of at least ${minPasswordLength} characters. A few unrelated words make a good one.`;
  if (password.length > maxPasswordLength)
    return `Please choose a password of at most ${maxPasswordLength} characters.`;
  if (new Set(password).size < 4) return 'This password is too easy to guess: it repeats itself.';
  const guess = nameKey(password);
  if (words.some((word) => word !== '' && [guess, withoutEnd(guess)].includes(nameKey(word))))
    return 'Your password cannot be your name, your address or the name of the game.';
  if (commonest.has(password.toLowerCase()))
    return 'This password is one of those that are tried first. A few unrelated words make a better one.';
  return undefined;
}

/** Removes trailing digits and punctuation, which often disguise a weak password. */
const withoutEnd = (password: string): string => password.replace(/[^\p{L}]+$/u, '');
