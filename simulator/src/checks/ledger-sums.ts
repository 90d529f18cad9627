import { disagreement, enter } from '../ledger.ts';
import type { Check } from './check.ts';

/**
 * Nothing comes from nowhere: each change starts from the result of the one before, and all changes since the arrival
 * add up to the sheet.
 */
export const checkLedger: Check = ({ player, changes, after, moment }) => {
  for (const change of changes) {
    const wrong = enter(player.ledger, change);
    if (wrong) return `the ledger does not go on: ${wrong}, in ${JSON.stringify(change)}`;
  }
  return after === moment.character && changes.length === 0 ? undefined : disagreement(player.ledger, after);
};
