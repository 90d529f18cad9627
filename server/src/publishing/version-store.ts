import type { VersionState } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';
import type { NamedFile } from './file-store.ts';

/** The hash of each path. */
export type VersionFiles = Readonly<Record<string, string>>;

export type NewVersion = {
  /** The same key is the same version. */
  readonly requestKey: string;
  readonly files: VersionFiles;
  readonly publisher: string;
  readonly note: string;
};

export type Version = {
  readonly number: number;
  readonly publisher: string;
  readonly note: string;
  readonly createdAt: Date;
  readonly liveAt?: Date;
  readonly state: Exclude<VersionState, 'failed'>;
};

export type VersionStore = {
  /** Returns a step that affects no row if the key is known. */
  adding(version: NewVersion): Step;
  /** The number of a version with this key. `isSame` is false if files or note differ. */
  byKey(version: NewVersion): Promise<{ readonly number: number; readonly isSame: boolean } | undefined>;
  /** Newest first. */
  list(): Promise<readonly Version[]>;
  /** Undefined if there is no such version, or none is live. */
  files(number?: number): Promise<{ readonly number: number; readonly files: VersionFiles } | undefined>;
};

const insertVersion = {
  name: 'add-world-version',
  text: `insert into world_versions (request_key, files, publisher, note) values ($1, $2::jsonb, $3, $4)
    on conflict (request_key) do nothing`,
};
const selectByKey = {
  name: 'world-version-by-key',
  text: `select number, files = $2::jsonb and note = $3 as is_same from world_versions where request_key = $1`,
};
const selectVersions = {
  name: 'list-world-versions',
  text: `select number, publisher, note, created_at, live_at, case
      when exists (select from world_switch where live = number) then 'live'
      when refused_at > coalesce(live_at, '-infinity') then 'refused'
      when live_at is not null then 'replaced'
      else 'never live' end as state
    from world_versions order by number desc`,
};
const selectFiles = {
  name: 'files-of-world-version',
  text: `select number, files from world_versions
    where number = coalesce($1::bigint, (select live from world_switch))`,
};

type Row = {
  number: number;
  publisher: string;
  note: string;
  created_at: Date;
  live_at: Date | null;
  state: Version['state'];
};

export const versionStore = (database: Database): VersionStore => ({
  adding: ({ requestKey, files, publisher, note }) => ({
    ...insertVersion,
    values: [requestKey, JSON.stringify(files), publisher, note],
  }),
  async byKey({ requestKey, files, note }) {
    const values = [requestKey, JSON.stringify(files), note];
    const [row] = await database.run<{ number: number; is_same: boolean }>(selectByKey, values);
    return row && { number: row.number, isSame: row.is_same };
  },
  list: async () =>
    (await database.run<Row>(selectVersions)).map(({ number, publisher, note, created_at, live_at, state }) => ({
      ...{ number, publisher, note, createdAt: created_at, state },
      ...(live_at && { liveAt: live_at }),
    })),
  async files(number) {
    const [row] = await database.run<{ number: number; files: VersionFiles }>(selectFiles, [number ?? null]);
    return row;
  },
});

export const namesOf = (files: readonly (NamedFile & { readonly path: string })[]): VersionFiles =>
  Object.fromEntries(files.map(({ path, hash }) => [path, hash]));
