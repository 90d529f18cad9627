import { Refused } from './failures.ts';

/** Control characters except tabs and line breaks, and unpaired surrogates, which PostgreSQL cannot store. */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * No control character reaches the database, whatever the field. Texts that people type have stricter rules of their own
 * (`fit-text.ts`).
 *
 * @throws Refused with the number of the character
 */
export function refuseControlCharacters(value: unknown): void {
  if (typeof value === 'string') {
    const [character] = unstorable.exec(value) ?? [];
    if (character !== undefined) throw new Refused(`Remove the character ${numberOf(character)}, and try again.`);
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) refuseControlCharacters(each);
  }
}

const numberOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
