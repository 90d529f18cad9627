import type { BuiltPictures } from '@underhall/engine';
import type { Database, Statement } from '../db/database.ts';

/** The converted pictures of a version: the list for the page, and the SHA-256 of each file, keyed by its path. */
export type StoredPictures = { readonly built: BuiltPictures; readonly files: Readonly<Record<string, string>> };

/** The number of a thing, and of the thing that contains it. */
export type WorldNumber = {
  readonly kind: string;
  readonly id: number;
  readonly of?: number;
  readonly name: string;
  /** The world no longer contains it. */
  readonly isGone?: true;
};

/** `renamed` has what renamed things were called before. */
export type VersionNumbers = {
  readonly lines: readonly WorldNumber[];
  readonly renamed: readonly { readonly kind: string; readonly id: number; readonly was: string }[];
};

/** `pack` is JSON, compressed by Brotli. */
export type StoredWorld = {
  readonly pack: Buffer;
  readonly pictures: StoredPictures;
  readonly numbers: VersionNumbers;
};

export type CompileState =
  | { readonly state: 'waiting' | 'compiling'; readonly progress: string }
  | { readonly state: 'failed'; readonly problems: string }
  | { readonly state: 'compiled' };

/** A version, and the version of the program that compiles it. */
export type Compiling = { readonly version: number; readonly program: string };
/** `by` identifies one run of the compiler. */
export type Claim = Compiling & { readonly by: string };

export type CompiledStore = {
  stateOf(of: Compiling): Promise<CompileState>;
  load(of: Compiling): Promise<StoredWorld | undefined>;
  /** Returns false if the version is compiled already, or another run has repeated its claim lately. */
  claim(claim: Claim): Promise<boolean>;
  /** Repeats a claim. Returns false if another run has taken over. */
  report(claim: Claim, progress: string): Promise<boolean>;
  /** Ends a run without a result. The next one may begin at once. `why` is shown as progress. */
  giveUp(claim: Claim, why: string): Promise<void>;
  fail(claim: Claim, problems: string): Promise<void>;
  finish(claim: Claim, world: StoredWorld): Promise<void>;
  /** The pictures of the newest compiled version, which most likely contains those of the next one. */
  newestPictures(): Promise<StoredPictures | undefined>;
};

/** A run counts as stopped after this time without a report. */
export const claimTimeoutSeconds = 15;

const isDone = (of: string): string => `(${of}.pack is not null or ${of}.problems is not null)`;
const isRecent = (of: string): string =>
  `${of}.claimed_at > clock_timestamp() - make_interval(secs => ${claimTimeoutSeconds})`;
const ofClaim = 'where version = $1 and program = $2 and claimed_by = $3 and pack is null and problems is null';

const selectState = {
  name: 'state-of-compiled-world',
  text: `select pack is not null as is_compiled, problems, progress, ${isRecent('c')} as is_claimed
    from compiled_worlds as c where version = $1 and program = $2`,
};
const selectWorld = {
  name: 'load-compiled-world',
  text: 'select pack, pictures, numbers from compiled_worlds where version = $1 and program = $2 and pack is not null',
};
const insertClaim = {
  name: 'claim-compiled-world',
  text: `insert into compiled_worlds as c (version, program, claimed_by)
    select number, $2, $3 from world_versions where number = $1
    on conflict (version, program) do update
      set claimed_by = excluded.claimed_by, claimed_at = clock_timestamp(), progress = ''
      where not ${isDone('c')} and not ${isRecent('c')}
    returning version`,
};
const repeatClaim = {
  name: 'report-compiled-world',
  text: `update compiled_worlds set claimed_at = clock_timestamp(), progress = $4 ${ofClaim} returning version`,
};
const endClaim = {
  name: 'give-up-compiled-world',
  text: `update compiled_worlds set claimed_at = '-infinity', progress = $4 ${ofClaim}`,
};
const storeProblems = {
  name: 'fail-compiled-world',
  text: `update compiled_worlds set problems = $4, progress = '' ${ofClaim}`,
};
const storeWorld = {
  name: 'finish-compiled-world',
  text: `update compiled_worlds set pack = decode($4, 'base64'), pictures = $5::jsonb, numbers = $6::jsonb, progress = '' ${ofClaim} returning version`,
};
const selectPictures = {
  name: 'newest-world-pictures',
  text: 'select pictures from compiled_worlds where pictures is not null order by version desc limit 1',
};

type StateRow = { is_compiled: boolean; problems: string | null; progress: string; is_claimed: boolean };

export function compiledStore(database: Database): CompiledStore {
  const update = async (statement: Statement, { version, program, by }: Claim, ...values: readonly unknown[]) =>
    (await database.run(statement, [version, program, by, ...values])).length > 0;
  return {
    async stateOf({ version, program }) {
      const [row] = await database.run<StateRow>(selectState, [version, program]);
      if (row?.is_compiled) return { state: 'compiled' };
      if (typeof row?.problems === 'string') return { state: 'failed', problems: row.problems };
      return { state: row?.is_claimed ? 'compiling' : 'waiting', progress: row?.progress ?? '' };
    },
    async load({ version, program }) {
      const [row] = await database.run<StoredWorld>(selectWorld, [version, program]);
      return row;
    },
    claim: ({ version, program, by }) =>
      database.run(insertClaim, [version, program, by]).then((rows) => rows.length > 0),
    report: (claim, progress) => update(repeatClaim, claim, progress),
    giveUp: async (claim, why) => void (await update(endClaim, claim, why)),
    fail: async (claim, problems) => void (await update(storeProblems, claim, problems)),
    finish: async (claim, { pack, pictures, numbers }) => {
      const values = [pack.toString('base64'), JSON.stringify(pictures), JSON.stringify(numbers)];
      await update(storeWorld, claim, ...values);
    },
    async newestPictures() {
      const [row] = await database.run<{ pictures: StoredPictures }>(selectPictures);
      return row?.pictures;
    },
  };
}
