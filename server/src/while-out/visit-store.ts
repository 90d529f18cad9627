import {
  type Absence,
  type Change,
  minAbsenceMs,
  noQualities,
  type Qualities,
  upgradeChanges,
  type Visits,
} from '@underhall/engine';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { maxEntries } from '../http/max-entries.ts';
import type { ServerOptions } from '../server-options.ts';
import { timePasses } from '../timed/time-passes.ts';

/** A turn of the ledger: the shared levels that it read, and its changes. */
export type TurnRead = { readonly shared: Qualities; readonly changes: readonly Change[] };

/** Visits of players, by the game's clock. A player without a stored visit is judged by turns alone. */
export type VisitStore = {
  /** Stores that the player is here now, at most once in ten minutes. The end of an absence is stored with it. */
  record(characterId: number): Promise<void>;
  read(characterId: number): Promise<Visits & { readonly now: number }>;
  /** Ends the absence that began at `from`. Does nothing if there is no such absence. */
  endAbsence(characterId: number, from: number): Promise<void>;
  /** Changes since the absence began, in order, of turns that the player did not take. */
  changesSince(characterId: number, absence: Absence): Promise<readonly Change[]>;
  /** The last turn before the absence. Undefined if its month is no longer in the database. */
  turnBefore(characterId: number, absence: Absence): Promise<TurnRead | undefined>;
};

const minIntervalMs = 600_000;
const maxCachedVisits = 100_000;
/** Far more than a year of timed stories. */
const maxTurnsRead = 1000;

const now = '(extract(epoch from clock_timestamp()) * 1000)::int8 + $2::int8';
const isOwnTurn = `choice <> '${timePasses}' and actor_id is null`;
const lastTurn = `(
    select (extract(epoch from at) * 1000)::int8 from ledger
    where character_id = $1 and ${isOwnTurn} order by version desc limit 1
  )`;

/** A turn may follow a stored visit by less than ten minutes. */
const lastSign = `greatest(held.seen_at, ${lastTurn})`;
const isBack = `excluded.seen_at - ${lastSign} >= ${minAbsenceMs}`;

const recording = {
  name: 'record-visit',
  text: `insert into visits as held (character_id, seen_at, away_from, away_until)
    select $1, visit.at, away.since, case when away.since is not null then visit.at end
    from (select ${now} as at) as visit
      left join lateral (select ${lastTurn} as since) as away on visit.at - away.since >= ${minAbsenceMs}
    on conflict (character_id) do update set
      seen_at = excluded.seen_at,
      away_from = case when ${isBack} then coalesce(held.away_from, ${lastSign}) else held.away_from end,
      away_until = case when ${isBack} then excluded.seen_at else held.away_until end
    where excluded.seen_at - held.seen_at >= ${minIntervalMs}`,
};
const reading = {
  name: 'read-visits',
  text: `select ${now} as now, ${lastSign} as seen_at, away_from, away_until
    from (select 1) as one left join visits as held on character_id = $1`,
};
const ending = {
  name: 'end-absence',
  text: 'update visits set away_from = null, away_until = null where character_id = $1 and away_from = $2',
};
const changesSince = {
  name: 'changes-since-absence',
  text: `select changes from ledger
    where character_id = $1 and at > to_timestamp($2::float8 / 1000) and not (${isOwnTurn})
    order by version limit ${maxTurnsRead}`,
};
const turnBefore = {
  name: 'turn-before-absence',
  text: `select shared, changes from ledger where character_id = $1 and at <= to_timestamp($2::float8 / 1000)
    order by version desc limit 1`,
};

type Row = { now: number; seen_at: number | null; away_from: number | null; away_until: number | null };

export function visitStore(database: Database, { clockOffset }: Pick<ServerOptions, 'clockOffset'>): VisitStore {
  // Saves the statement for most calls. The statement itself allows only one write in ten minutes.
  const recent = new LRUCache<number, true>({ ...maxEntries(maxCachedVisits), ttl: minIntervalMs });
  return {
    async record(characterId) {
      if (recent.has(characterId)) return;
      await database.run(recording, [characterId, clockOffset]);
      recent.set(characterId, true);
    },
    async read(characterId) {
      const [row] = await database.run<Row>(reading, [characterId, clockOffset]);
      const { now: at, seen_at: seenAt, away_from: from, away_until: until } = row as Row;
      return {
        now: at,
        ...(seenAt !== null && { seenAt }),
        ...(from !== null && until !== null && { unseen: { from, until } }),
      };
    },
    async endAbsence(characterId, from) {
      await database.run(ending, [characterId, from]);
    },
    async changesSince(characterId, { from }) {
      const rows = await database.run<{ changes: string }>(changesSince, [characterId, from]);
      return rows.flatMap(({ changes }) => upgradeChanges(JSON.parse(changes)));
    },
    async turnBefore(characterId, { from }) {
      const [row] = await database.run<{ shared: string | null; changes: string }>(turnBefore, [characterId, from]);
      if (!row) return undefined;
      const shared: Qualities = row.shared === null ? noQualities : JSON.parse(row.shared);
      return { shared, changes: upgradeChanges(JSON.parse(row.changes)) };
    },
  };
}
