import { minPasswordLength } from '@underhall/contract/limits';
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { nameKey } from './name-rules.ts';

const maxPasswordLength = 128;

/** About 18,000 passwords from published leaks, in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(common.filter((password) => password.length >= minPasswordLength));

/**
 * Returns what is wrong with a password, for the player, or undefined. An attacker would try `guesses` first: the
 * account's name and address, and the title of the game.
 */
export function faultOfPassword(password: string, ...guesses: readonly string[]): string | undefined {
  if (password.length < minPasswordLength)
    return `Please choose a password of at least ${minPasswordLength} characters. A few unrelated words make a good one.`;
  if (password.length > maxPasswordLength)
    return `Please choose a password of at most ${maxPasswordLength} characters.`;
  if (new Set(password).size < 4) return 'This password is too easy to guess: it repeats itself.';
  const key = nameKey(password);
  if (guesses.some((guess) => guess !== '' && [key, withoutSuffix(key)].includes(nameKey(guess))))
    return 'Your password cannot be your name, your address or the name of the game.';
  if (commonPasswords.has(password.toLowerCase()))
    return 'Attackers try this password first, because it is common. A few unrelated words make a better one.';
  return undefined;
}

/** Trailing digits and punctuation do little for a weak password. */
const withoutSuffix = (password: string): string => password.replace(/[^\p{L}]+$/u, '');
