import { type ClientConfig, Client as OneClient, type PoolConfig, types } from 'pg';
import { isWriteRefused } from './connection-failures.ts';
import { type Connection, type Database, DatabaseUnavailable, directConnection, type Statement } from './database.ts';
import { multiHostClient, parseHosts } from './hosts.ts';
import { listenToChannel } from './listening.ts';
import { openPipelines } from './pipelines.ts';
import { openTransactions } from './transactions.ts';

const int8 = 20;
// All int8 columns stay far below 2^53.
types.setTypeParser(int8, Number);

/**
 * Limit in the database for one statement. `patienceMs`, our limit for the reply, is longer, so that callers get the
 * database's own error.
 */
const statementMs = 8_000;
const patienceMs = 10_000;
const connectingMs = 10_000;
/** Limit for opening a connection while a caller waits. */
const reconnectingMs = 3_000;
/** Short, because the statements behind the waiting one in the pipeline wait as well. */
const lockedMs = 400;

/**
 * Opens the database: `count` pipelined connections for statements, and up to three for transactions, which are opened
 * on demand. `patience` is the limit for a reply in milliseconds.
 */
export async function openDatabase(connection: Connection, count = 8, patience = patienceMs): Promise<Database> {
  const limits = {
    query_timeout: patience,
    connectionTimeoutMillis: Math.min(patience, connectingMs),
    // Behind a pooler the timeouts of the role apply, because it shares its connections with other clients.
    ...(isPooled(connection) ? { statement_timeout: false as const } : { lock_timeout: lockedMs }),
  };
  const Client = clientFor(connection);
  const asSent =
    'url' in connection && connection.isWithoutPreparing ? unprepared : (statement: Statement) => statement;
  const config = { ...clientConfig(connection), ...limits } as ClientConfig;
  const connect = async (): Promise<OneClient> => {
    const connectionTimeoutMillis = Math.min(patience, reconnectingMs);
    const client = new Client({ ...config, connectionTimeoutMillis, pipeline: true } as ClientConfig);
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const pipelines = await openPipelines(connect, count, patience);
  const transactions = openTransactions({ ...config, max: 3, Client } as PoolConfig, patience);
  let refusedAt: number | undefined;
  const noteRefusal = (failure: unknown): never => {
    if (failure instanceof DatabaseUnavailable && isWriteRefused(failure.cause)) refusedAt = performance.now();
    throw failure;
  };
  return {
    run: (statement, values) => pipelines.run<never>(asSent(statement), values).catch(noteRefusal),
    commit: (steps) => transactions.commit(steps.map((step) => ({ ...step, ...asSent(step) }))).catch(noteRefusal),
    lastRefusedWrite: () => refusedAt,
    countPending: pipelines.countPending,
    // No timeout for replies, because notifications may be days apart.
    listen: (channel, hear) => listenToChannel(() => newClient(directConnection(connection)), channel, hear),
    async close() {
      await Promise.all([pipelines.close(), transactions.close()]);
    },
  };
}

/** A statement without a name is not prepared. */
const unprepared = ({ text }: Statement): Statement => ({ name: '', text });

const isPooled = (connection: Connection): boolean => 'url' in connection && connection.directUrl !== undefined;

/** With several hosts, the client connects to the host that accepts writes. */
export function clientFor(connection: Connection): typeof OneClient {
  const hosts = 'url' in connection ? parseHosts(connection.url) : undefined;
  return hosts?.needsPrimary ? multiHostClient(hosts) : OneClient;
}

/** The client is not connected yet. */
export function newClient(connection: Connection, about: ClientConfig = {}): OneClient {
  const Client = clientFor(connection);
  return new Client({ ...clientConfig(connection), ...about });
}

export const clientConfig = (connection: Connection): ClientConfig => ({
  ...('url' in connection ? { connectionString: parseHosts(connection.url).urls[0] } : connection),
  application_name: 'underhall',
  connectionTimeoutMillis: connectingMs,
  statement_timeout: statementMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
});
