import { type Change, type Roll, upgradeChanges } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** A challenge that was rolled, and the choice it was rolled for, in the ledger's words. */
export type PastRoll = { readonly roll: Roll; readonly choice: string; readonly at: Date };

/** Reads from the ledger what was rolled. */
export type RollStore = {
  /** The newest rolls of a character, at most so many, newest first. */
  rollsOf(characterId: number, most: number): Promise<PastRoll[]>;
};

const reading = {
  name: 'read-rolls',
  text: `select choice, at, changes from ledger where character_id = $1 and changes like '%"kind":"rolled"%'
    order by version desc limit $2`,
};

type Row = { choice: string; at: Date; changes: string };

export const rollStore = (database: Database): RollStore => ({
  async rollsOf(characterId, most) {
    // A turn has one roll at least.
    const turns = await database.run<Row>(reading, [characterId, most]);
    return turns
      .flatMap(({ choice, at, changes }) =>
        rollsIn(upgradeChanges(JSON.parse(changes)))
          .map((roll) => ({ roll, choice, at }))
          .reverse(),
      )
      .slice(0, most);
  },
});

const rollsIn = (changes: readonly Change[]): Roll[] => changes.filter((change) => change.kind === 'rolled');
