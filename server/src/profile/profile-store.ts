import type { Database, Step } from '../db/database.ts';

export type Profile = {
  readonly characterId: number;
  readonly accountId: number;
  readonly name: string;
  readonly isPrivate: boolean;
  /** Plain text. */
  readonly description: string;
  /** Quality ids of the possessions on the mantelpiece and in the scrapbook. */
  readonly mantelpiece?: number;
  readonly scrapbook?: number;
};

export type ProfileStore = {
  /**
   * `key` is a normalized name from `nameKey`. `reader` is the reader's character id. Does not find players who have
   * blocked the reader.
   */
  byName(key: string, reader: number | undefined): Promise<Profile | undefined>;
  byCharacter(characterId: number): Promise<Profile | undefined>;
  describing(characterId: number, description: string): Step;
  /** If `quality` is undefined, clears the place. */
  displaying(characterId: number, place: 'mantelpiece' | 'scrapbook', quality: number | undefined): Step;
  keepingPrivate(characterId: number, isPrivate: boolean): Step;
};

const columns = `roster.character_id, account_id, name, coalesce(is_private, true) as is_private,
  coalesce(description, '') as description, mantelpiece, scrapbook`;
const from = 'roster left join profiles on profiles.character_id = roster.character_id';
const byName = {
  name: 'profile-by-name',
  text: `select ${columns} from ${from} where name_key = $1 and hidden_at is null
    and not exists (select from blocks where blocks.character_id = roster.character_id and blocked_id = $2)`,
};
const byCharacter = {
  name: 'profile-by-character',
  text: `select ${columns} from ${from} where roster.character_id = $1`,
};
const keepingPrivate = {
  name: 'keep-journal-private',
  text: `insert into profiles (character_id, is_private) values ($1, $2)
    on conflict (character_id) do update set is_private = excluded.is_private`,
};

const describing = {
  name: 'describe-character',
  text: `insert into profiles (character_id, description) values ($1, $2)
    on conflict (character_id) do update set description = excluded.description`,
};
const displaying = {
  mantelpiece: {
    name: 'put-on-mantelpiece',
    text: `insert into profiles (character_id, mantelpiece) values ($1, $2)
      on conflict (character_id) do update set mantelpiece = excluded.mantelpiece`,
  },
  scrapbook: {
    name: 'put-into-scrapbook',
    text: `insert into profiles (character_id, scrapbook) values ($1, $2)
      on conflict (character_id) do update set scrapbook = excluded.scrapbook`,
  },
};

type Row = {
  character_id: number;
  account_id: number;
  name: string;
  is_private: boolean;
  description: string;
  mantelpiece: number | null;
  scrapbook: number | null;
};

export function profileStore(database: Database): ProfileStore {
  return {
    byName: async (key, reader) => profileIn((await database.run<Row>(byName, [key, reader ?? null]))[0]),
    byCharacter: async (characterId) => profileIn((await database.run<Row>(byCharacter, [characterId]))[0]),
    describing: (characterId, words) => ({ ...describing, values: [characterId, words], rows: 1 }),
    displaying: (characterId, place, quality) => ({
      ...displaying[place],
      values: [characterId, quality ?? null],
      rows: 1,
    }),
    keepingPrivate: (characterId, isPrivate) => ({ ...keepingPrivate, values: [characterId, isPrivate], rows: 1 }),
  };
}

const profileIn = (row: Row | undefined): Profile | undefined =>
  row && {
    characterId: row.character_id,
    accountId: row.account_id,
    name: row.name,
    isPrivate: row.is_private,
    description: row.description,
    ...(row.mantelpiece !== null && { mantelpiece: row.mantelpiece }),
    ...(row.scrapbook !== null && { scrapbook: row.scrapbook }),
  };
