import { numberOfCharacter } from '@underhall/contract/read-text';
import { Refused } from './failures.ts';
import { labelOf } from './field-labels.ts';

/** Control characters except tabs and line breaks, and unpaired surrogates, which PostgreSQL cannot store. */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * Keeps control characters out of the database. Typed texts have stricter rules (`fit-text.ts`).
 *
 * @param path names of the fields that lead to the value
 * @throws Refused with the field's label and the character's number
 */
export function refuseControlCharacters(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    const [character] = unstorable.exec(value) ?? [];
    if (character !== undefined) throw new Refused(messageFor(character, labelOf(path)));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) refuseControlCharacters(each, [...path, name]);
  }
}

const messageFor = (character: string, label: string | undefined): string =>
  `${label === undefined ? 'Remove' : `${label}: remove`} the invisible character ${numberOfCharacter(character)}, and try again.`;
