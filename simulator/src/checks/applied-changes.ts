import { applyChange } from '@underhall/engine';
import type { Check } from './check.ts';
import { isSameCharacter } from './same-character.ts';

/**
 * The character after a turn equals the character before with the changes applied one by one: the ledger is complete.
 */
export const checkAppliedChanges: Check = ({ changes, after, moment, ruling }) => {
  if (ruling.ruling !== 'allowed') return undefined;
  const { passed, character } = moment;
  const again = changes.slice(passed.length).reduce(applyChange, character);
  return isSameCharacter(again, after) ? undefined : 'the changes, applied one by one, make another character';
};
