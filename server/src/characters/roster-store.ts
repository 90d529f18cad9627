import type { CharacterId } from '@underhall/engine';
import { nameKey } from '../account/name-rules.ts';
import type { Database, Step } from '../db/database.ts';

/** Looks up characters by name, ignoring case and spelling variants. */
export type RosterStore = {
  byName(name: string): Promise<CharacterId | undefined>;
};

const byName = { name: 'character-by-name', text: 'select character_id from roster where name_key = $1' };
const renaming = {
  name: 'rename-in-roster',
  text: 'update roster set name = $2, name_key = $3 where character_id = $1',
};

export const rosterStore = (database: Database): RosterStore => ({
  async byName(name) {
    const [row] = await database.run<{ character_id: number }>(byName, [nameKey(name)]);
    return row?.character_id;
  },
});

/** Returns the step that stores a character's new name. Commit it together with the turn that changes the name. */
export const renameInRoster = (id: CharacterId, name: string): Step => ({
  ...renaming,
  values: [id, name, nameKey(name)],
  rows: 1,
});
