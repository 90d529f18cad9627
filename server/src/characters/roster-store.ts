import type { CharacterId } from '@underhall/engine';
import { likenessKey, nameKey } from '../account/name-rules.ts';
import type { Database, Step } from '../db/database.ts';

/** Looks up characters by name, ignoring case and spelling variants. */
export type RosterStore = {
  /** Who has this name, or one that looks like it: another character than `asker` if there is one. */
  holderOf(name: string, asker?: CharacterId): Promise<CharacterId | undefined>;
};

const holding = {
  name: 'holder-of-name',
  text: `select character_id from (
      select character_id from roster where name_key = $1
      union select character_id from character_likenesses where likeness = $2
    ) holders order by character_id = $3 limit 1`,
};
const renaming = {
  name: 'rename-in-roster',
  text: `with freed as (delete from character_likenesses where character_id = $1 and likeness <> $4),
    likened as (
      insert into character_likenesses (likeness, character_id) select $4::text, $1
      where not exists (select from character_likenesses where likeness = $4 and character_id = $1)
    )
    update roster set name = $2, name_key = $3 where character_id = $1`,
};

export const rosterStore = (database: Database): RosterStore => ({
  async holderOf(name, asker = 0) {
    const values = [nameKey(name), likenessKey(name), asker];
    const [row] = await database.run<{ character_id: number }>(holding, values);
    return row?.character_id;
  },
});

/** Returns the step that stores a character's new name. Commit it together with the turn that changes the name. */
export const renameInRoster = (id: CharacterId, name: string): Step => ({
  ...renaming,
  values: [id, name, nameKey(name), likenessKey(name)],
  rows: 1,
});
