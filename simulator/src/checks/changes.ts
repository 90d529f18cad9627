import { isDeepStrictEqual } from 'node:util';
import { applyChange, type Character } from '@underhall/engine';
import { enterChange, ledgerMismatch } from '../ledger.ts';
import type { Check } from '../step.ts';

/** True if two characters are equal. Identical objects are not compared deeply. */
export function isSameCharacter(one: Character, other: Character): boolean {
  const [parts, others] = [Object.entries(one), other as unknown as Readonly<Record<string, unknown>>];
  if (parts.length !== Object.keys(other).length) return false;
  return parts.every(([name, part]) => part === others[name] || isDeepStrictEqual(part, others[name]));
}

/** Describes the first field in which two characters differ. */
export function firstDifference(one: Character, other: Character): string {
  const others = other as unknown as Readonly<Record<string, unknown>>;
  const [name, part] = Object.entries(one).find(([key, value]) => !isDeepStrictEqual(value, others[key])) ?? [''];
  return `${name} is ${JSON.stringify(part)} instead of ${JSON.stringify(others[name])}`;
}

/** Each change starts from the result of the previous one, and all changes since arrival add up to the sheet. */
export const checkLedger: Check = ({ player, changes, after, moment }) => {
  for (const change of changes) {
    const wrong = enterChange(player.ledger, change);
    if (wrong) return `the ledger does not add up: ${wrong}, in ${JSON.stringify(change)}`;
  }
  return after === moment.character && changes.length === 0 ? undefined : ledgerMismatch(player.ledger, after);
};

/** Applying the changes of a turn one by one gives the same character as the turn. */
export const checkAppliedChanges: Check = ({ changes, after, moment, ruling }) => {
  if (ruling.ruling !== 'allowed') return undefined;
  const { passed, character } = moment;
  const again = changes.slice(passed.length).reduce(applyChange, character);
  return isSameCharacter(again, after) ? undefined : 'the changes, applied one by one, give a different character';
};
