import type { Database } from '../db/database.ts';
import { type Agreement, worldName } from './agreement.ts';

/** A server. `place` is its host and process, shown to operators. */
export type JoiningNode = { readonly id: string; readonly place: string; readonly agreement: Agreement };

/** Times are in milliseconds since 1970, by the clock of the database. */
export type RunningNode = JoiningNode & { readonly startedAt: number; readonly seenAt: number };

/** A server counts as gone after this time without a heartbeat. */
const heartbeatTimeoutSeconds = 15;
const isAlive = `seen_at > now() - make_interval(secs => ${heartbeatTimeoutSeconds})`;

const lockNodes = { name: 'join-in-turn', text: `select pg_advisory_xact_lock(hashtext('nodes'))`, values: [] };
/** Rows of killed servers stay for a day so that operators can find them. */
const deleteDeadNodes = {
  name: 'sweep-nodes',
  text: `delete from nodes where seen_at < now() - interval '1 day'`,
  values: [],
};
const insertNode = {
  name: 'join-nodes',
  text: `insert into nodes (id, place, agreement) select $1, $2, $3::jsonb
    where not exists (
      select from nodes where ${isAlive}
        and (agreement - '${worldName}' <> $3::jsonb - '${worldName}' or agreement->>'${worldName}' <> all ($4))
    )`,
};
const upsertNode = {
  name: 'give-sign',
  text: `insert into nodes (id, place, agreement) values ($1, $2, $3::jsonb)
    on conflict (id) do update set agreement = excluded.agreement, seen_at = now()`,
};
const deleteNode = { name: 'leave-nodes', text: 'delete from nodes where id = $1' };
const selectNodes = {
  name: 'list-nodes',
  text: `select id, place, agreement,
      (extract(epoch from started_at) * 1000)::int8 as "startedAt", (extract(epoch from seen_at) * 1000)::int8 as "seenAt"
    from nodes where ${isAlive} order by started_at, id`,
};

export type NodeStore = {
  /**
   * Adds a server. Only one server can join at a time. Worlds in `otherWorlds` may run at the same time as the server's
   * own. Returns false and writes nothing if a running server disagrees or another server is joining.
   */
  join(node: JoiningNode, otherWorlds: readonly string[]): Promise<boolean>;
  /** Records a heartbeat and the current agreement of the server. */
  sendHeartbeat(node: JoiningNode): Promise<void>;
  leave(id: string): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly RunningNode[]>;
};

export function nodeStore(database: Database): NodeStore {
  const valuesOf = ({ id, place, agreement }: JoiningNode) => [id, place, JSON.stringify(agreement)];
  return {
    join: (node, otherWorlds) => {
      const worlds = [node.agreement[worldName], ...otherWorlds];
      return database.commit([
        lockNodes,
        deleteDeadNodes,
        { ...insertNode, values: [...valuesOf(node), worlds], rows: 1 },
      ]);
    },
    async sendHeartbeat(node) {
      await database.run(upsertNode, valuesOf(node));
    },
    async leave(id) {
      await database.run(deleteNode, [id]);
    },
    list: () => database.run<RunningNode>(selectNodes),
  };
}
