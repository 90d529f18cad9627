import { disagreement, enter } from '../ledger.ts';
import type { Check } from './check.ts';

/**
 * Nothing comes from nowhere: each change starts where the last one ended, and all of them from the very first,
 * added up, are what the sheet says.
 */
export const isConserved: Check = ({ player, changes, after, moment }) => {
  for (const change of changes) {
    const wrong = enter(player.ledger, change);
    if (wrong) return `the ledger does not go on: ${wrong}, in ${JSON.stringify(change)}`;
  }
  return after === moment.character && changes.length === 0 ? undefined : disagreement(player.ledger, after);
};
