import { type QualityId, upgradeChanges } from '@underhall/engine';
import type { Database } from '../db/database.ts';

export type MovedStore = {
  /** Qualities whose level changed in the last turns of a character, latest first. */
  lastMoved(characterId: number): Promise<readonly QualityId[]>;
};

/** Leads that did not move for this many turns keep the order in which the character got them. */
const maxTurns = 40;

const reading = {
  name: 'read-moved-qualities',
  text: `select changes from ledger where character_id = $1 and changes like '%"kind":"quality"%'
    order by version desc limit $2`,
};

export const movedStore = (database: Database): MovedStore => ({
  async lastMoved(characterId) {
    const turns = await database.run<{ changes: string }>(reading, [characterId, maxTurns]);
    const moved = turns.flatMap(({ changes }) =>
      upgradeChanges(JSON.parse(changes))
        .flatMap((change) =>
          change.kind === 'quality' && change.from.level !== change.to.level ? [change.quality] : [],
        )
        .reverse(),
    );
    return [...new Set(moved)];
  },
});
