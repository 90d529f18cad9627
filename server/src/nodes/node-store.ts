import type { Database } from '../db/database.ts';
import type { Agreement } from './agreement.ts';

/** A server. `place` is its host and process, shown to operators. */
export type JoiningNode = {
  readonly id: string;
  readonly place: string;
  readonly agreement: Agreement;
  /** The published world that this server has opened last and could answer in. */
  readonly openedVersion?: number;
};

/** Times are in milliseconds since 1970, by the clock of the database. */
export type RunningNode = JoiningNode & { readonly startedAt: number; readonly seenAt: number };

/** A server counts as gone after this time without a heartbeat. */
const heartbeatTimeoutSeconds = 15;
/** SQL condition on a row of `nodes`. */
export const isAlive = `seen_at > now() - make_interval(secs => ${heartbeatTimeoutSeconds})`;

const lockNodes = { name: 'join-in-turn', text: `select pg_advisory_xact_lock(hashtext('nodes'))`, values: [] };
/** Rows of killed servers stay for a day so that operators can find them. */
const deleteDeadNodes = {
  name: 'sweep-nodes',
  text: `delete from nodes where seen_at < now() - interval '1 day'`,
  values: [],
};
const insertNode = {
  name: 'join-nodes',
  text: `insert into nodes (id, place, agreement, opened_version) select $1, $2, $3::jsonb, $4
    where not exists (select from nodes where ${isAlive} and agreement <> $3::jsonb)`,
};
const upsertNode = {
  name: 'give-sign',
  text: `insert into nodes (id, place, agreement, opened_version) values ($1, $2, $3::jsonb, $4)
    on conflict (id) do update set opened_version = excluded.opened_version, seen_at = now()`,
};
const deleteNode = { name: 'leave-nodes', text: 'delete from nodes where id = $1' };
const deleteNodes = { name: 'clear-nodes', text: 'delete from nodes' };
const selectNodes = {
  name: 'list-nodes',
  text: `select id, place, agreement, opened_version as "openedVersion",
      (extract(epoch from started_at) * 1000)::int8 as "startedAt", (extract(epoch from seen_at) * 1000)::int8 as "seenAt"
    from nodes where ${isAlive} order by started_at, id`,
};

export type NodeStore = {
  /**
   * Adds a server. Only one server can join at a time. Returns false and writes nothing if a running server disagrees
   * or another server is joining.
   */
  join(node: JoiningNode): Promise<boolean>;
  /** Records a heartbeat and the world that the server has opened. */
  sendHeartbeat(node: JoiningNode): Promise<void>;
  leave(id: string): Promise<void>;
  /** Forgets all servers. Call it only if no other one can run on the database. */
  clear(): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly RunningNode[]>;
};

export function nodeStore(database: Database): NodeStore {
  const valuesOf = ({ id, place, agreement, openedVersion }: JoiningNode) => [
    id,
    place,
    JSON.stringify(agreement),
    openedVersion,
  ];
  return {
    join: (node) => database.commit([lockNodes, deleteDeadNodes, { ...insertNode, values: valuesOf(node), rows: 1 }]),
    async sendHeartbeat(node) {
      await database.run(upsertNode, valuesOf(node));
    },
    async leave(id) {
      await database.run(deleteNode, [id]);
    },
    async clear() {
      await database.run(deleteNodes);
    },
    list: () => database.run<RunningNode>(selectNodes),
  };
}
