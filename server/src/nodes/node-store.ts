import type { Database } from '../db/database.ts';
import { type Agreement, worldName } from './agreement.ts';

/** A server that is about to run on the database. `place` is what an operator knows it by. */
export type Joining = { readonly id: string; readonly place: string; readonly agreement: Agreement };

/** One that runs, with its beginning and its last sign of life in milliseconds since 1970, by the database's clock. */
export type Node = Joining & { readonly startedAt: number; readonly seenAt: number };

/** A server without a sign of life for so many seconds is gone. */
const goneAfterSeconds = 15;
const isThere = `seen_at > now() - make_interval(secs => ${goneAfterSeconds})`;

const joiningInTurn = { name: 'join-in-turn', text: `select pg_advisory_xact_lock(hashtext('nodes'))`, values: [] };
/** Rows of servers that were killed; those from before the last day are of no use to anybody who looks for what happened. */
const sweeping = {
  name: 'sweep-nodes',
  text: `delete from nodes where seen_at < now() - interval '1 day'`,
  values: [],
};
const joining = {
  name: 'join-nodes',
  text: `insert into nodes (id, place, agreement) select $1, $2, $3::jsonb
    where not exists (
      select from nodes where ${isThere}
        and (agreement - '${worldName}' <> $3::jsonb - '${worldName}' or agreement->>'${worldName}' <> all ($4))
    )`,
};
const givingSign = {
  name: 'give-sign',
  text: `insert into nodes (id, place, agreement) values ($1, $2, $3::jsonb)
    on conflict (id) do update set agreement = excluded.agreement, seen_at = now()`,
};
const leaving = { name: 'leave-nodes', text: 'delete from nodes where id = $1' };
const listing = {
  name: 'list-nodes',
  text: `select id, place, agreement,
      (extract(epoch from started_at) * 1000)::int8 as "startedAt", (extract(epoch from seen_at) * 1000)::int8 as "seenAt"
    from nodes where ${isThere} order by started_at, id`,
};

export type NodeStore = {
  /**
   * Adds a server, one at a time. False, with nothing written, where one that runs has another agreement, or where
   * another was just joining. Worlds of these versions may run beside its own.
   */
  join(node: Joining, otherWorlds: readonly string[]): Promise<boolean>;
  /** Says that the server is still there, and what it agrees to by now. */
  giveSign(node: Joining): Promise<void>;
  leave(id: string): Promise<void>;
  /** The servers that run, the oldest first. */
  list(): Promise<readonly Node[]>;
};

export function nodeStore(database: Database): NodeStore {
  const valuesOf = ({ id, place, agreement }: Joining) => [id, place, JSON.stringify(agreement)];
  return {
    join: (node, otherWorlds) => {
      const worlds = [node.agreement[worldName], ...otherWorlds];
      return database.commit([joiningInTurn, sweeping, { ...joining, values: [...valuesOf(node), worlds], rows: 1 }]);
    },
    async giveSign(node) {
      await database.run(givingSign, valuesOf(node));
    },
    async leave(id) {
      await database.run(leaving, [id]);
    },
    list: () => database.run<Node>(listing),
  };
}
