import { type ClientConfig, Client as OneClient, type PoolConfig, types } from 'pg';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { isWriteRefused } from './connection-failures.ts';
import { type Connection, type Database, DatabaseUnavailable, directConnection, type Statement } from './database.ts';
import { multiHostClient, parseHosts } from './hosts.ts';
import { listenToChannel } from './listening.ts';
import { openPipelines } from './pipelines.ts';
import { shareByCaller } from './share-by-caller.ts';
import { openTransactions } from './transactions.ts';

const int8 = 20;
// Safe, because all int8 columns stay far below 2^53.
types.setTypeParser(int8, Number);

/**
 * Time limit for one statement in the database. `patienceMs` limits our wait for the reply, and is longer so that
 * callers get the database's own error.
 */
const statementMs = 8_000;
const patienceMs = 10_000;
const connectingMs = 10_000;
/** Time limit for opening a connection while a caller waits. */
const reconnectingMs = 3_000;
/** Short, because later statements in the same pipeline wait as well. */
const lockedMs = 400;
/** For transactions, which are rare. */
const transactionConnections = 3;

/** One account leaves a connection for the transactions of others. */
const callerLimits = { writesAtOnce: transactionConnections - 1, waitingWrites: 60 };

/**
 * Opens `count` pipelined connections for statements, and on demand up to three connections for transactions.
 * `patience` is the time limit for a reply in milliseconds. A request waits a little longer in total.
 */
export async function openDatabase(
  connection: Connection,
  count = 8,
  patience = patienceMs,
  runtime = nodeRuntime,
): Promise<Database> {
  const limits = {
    query_timeout: patience,
    connectionTimeoutMillis: Math.min(patience, connectingMs),
    // A pooler shares its connections with other clients, so there the timeouts of the database role apply.
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
  const pipelines = await openPipelines(connect, count, patience, runtime);
  const transactions = openTransactions(
    { ...config, max: transactionConnections, Client } as PoolConfig,
    patience,
    runtime,
  );
  let refusedAt: number | undefined;
  const noteRefusal = (failure: unknown): never => {
    if (failure instanceof DatabaseUnavailable && isWriteRefused(failure.cause)) refusedAt = runtime.elapsed();
    throw failure;
  };
  const shared = shareByCaller(
    {
      run: (statement, values) => pipelines.run<never>(asSent(statement), values).catch(noteRefusal),
      commit: (steps) => transactions.commit(steps.map((step) => ({ ...step, ...asSent(step) }))).catch(noteRefusal),
    },
    { ...callerLimits, waitMs: patience + reconnectingMs },
    runtime,
  );
  return {
    ...shared,
    lastRefusedWrite: () => refusedAt,
    countPending: pipelines.countPending,
    // No timeout for replies, because notifications may be days apart.
    listen: (channel, hear) => listenToChannel(() => newClient(directConnection(connection)), channel, hear, runtime),
    async close() {
      await Promise.all([pipelines.close(), transactions.close()]);
    },
  };
}

/** `pg` does not prepare a statement without a name. */
const unprepared = ({ text }: Statement): Statement => ({ name: '', text });

const isPooled = (connection: Connection): boolean => 'url' in connection && connection.directUrl !== undefined;

/** If the URL has several hosts, the client connects to the one that accepts writes. */
export function clientFor(connection: Connection): typeof OneClient {
  const hosts = 'url' in connection ? parseHosts(connection.url) : undefined;
  return hosts?.needsPrimary ? multiHostClient(hosts) : OneClient;
}

/** Creates a client, which is not yet connected. */
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
