import { Refused } from './failures.ts';

/** Control characters except tabs and line breaks, and unpaired surrogates, which PostgreSQL cannot store. */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * Keeps control characters out of the database. Typed texts have stricter rules (`fit-text.ts`).
 *
 * @throws Refused with the character's number
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
