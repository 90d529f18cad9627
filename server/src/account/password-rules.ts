import { maxPasswordLength, minPasswordLength } from '@underhall/contract/limits';
import { describeFault, readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { nameKey } from './name-rules.ts';

/** About 18,000 passwords from published leaks, in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(common.filter((password) => password.length >= minPasswordLength));

/**
 * Returns the error in a password as text for the player, or undefined. `guesses` are what an attacker would try first:
 * the account's name and address, and the title of the game.
 */
export function faultOfPassword(typed: string, ...guesses: readonly string[]): string | undefined {
  const { text: password, fault } = readText(typedTexts.password, typed);
  if (fault?.kind === 'too short')
    return `Please choose a password of at least ${minPasswordLength} characters. A few unrelated words make a good one.`;
  if (fault?.kind === 'too long') return `Please choose a password of at most ${maxPasswordLength} characters.`;
  if (fault) return describeFault(typedTexts.password, fault);
  if (new Set(password).size < 4) return 'This password is too easy to guess: it repeats itself.';
  const key = nameKey(password);
  if (guesses.some((guess) => guess !== '' && [key, withoutSuffix(key)].includes(nameKey(guess))))
    return 'Your password cannot be your name, your address or the name of the game.';
  if (commonPasswords.has(password.toLowerCase()))
    return 'Attackers try this password first, because it is common. A few unrelated words make a better one.';
  return undefined;
}

/** Trailing digits and punctuation hardly strengthen a weak password. */
const withoutSuffix = (password: string): string => password.replace(/[^\p{L}]+$/u, '');
