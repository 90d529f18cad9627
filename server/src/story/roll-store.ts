import { type Change, type Roll, upgradeChanges } from '@underhall/engine';
import type { Database } from '../db/database.ts';

export type PastRoll = { readonly roll: Roll; readonly choice: string; readonly at: Date };

export type RollStore = {
  /** Newest first, at most `max` rolls. */
  rollsOf(characterId: number, max: number): Promise<PastRoll[]>;
};

const reading = {
  name: 'read-rolls',
  text: `select choice, at, changes from ledger where character_id = $1 and changes like '%"kind":"rolled"%'
    order by version desc limit $2`,
};

type Row = { choice: string; at: Date; changes: string };

export const rollStore = (database: Database): RollStore => ({
  async rollsOf(characterId, max) {
    // Each of these turns has at least one roll, so `max` turns are enough.
    const turns = await database.run<Row>(reading, [characterId, max]);
    return turns
      .flatMap(({ choice, at, changes }) =>
        rollsIn(upgradeChanges(JSON.parse(changes)))
          .map((roll) => ({ roll, choice, at }))
          .reverse(),
      )
      .slice(0, max);
  },
});

const rollsIn = (changes: readonly Change[]): Roll[] => changes.filter((change) => change.kind === 'rolled');
