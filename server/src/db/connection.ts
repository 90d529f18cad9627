import { type ClientConfig, Client as OneClient, type PoolConfig, types } from 'pg';
import { takesNoWrites } from './connection-failures.ts';
import { type Connection, type Database, DatabaseUnavailable, type Statement, unpooled } from './database.ts';
import { clientAmong, hostsOf } from './hosts.ts';
import { listenOn } from './listening.ts';
import { openPipelines } from './pipelines.ts';
import { openTransactions } from './transactions.ts';

const int8 = 20;
// All our int8 columns count far below 2^53.
types.setTypeParser(int8, Number);

/** Of the server for one statement, and ours for its answer, which is longer: a statement that takes too long is told as such. */
const statementMs = 8_000;
const patienceMs = 10_000;
const connectingMs = 10_000;
/** Milliseconds to wait for a connection in place of a lost one, while callers wait. */
const reconnectingMs = 3_000;
/** A row that another holds longer than this is not waited for: what stands behind in the pipeline would wait as well. */
const lockedMs = 400;

/**
 * Opens the database: eight connections, on each of which statements are sent one behind the other, and up to three
 * more for transactions, opened when they are needed. An answer that takes longer than the patience, in milliseconds,
 * never comes.
 */
export async function openDatabase(connection: Connection, count = 8, patience = patienceMs): Promise<Database> {
  const limits = {
    query_timeout: patience,
    connectionTimeoutMillis: Math.min(patience, connectingMs),
    // A pooler keeps its connections for others too: behind one the limits are those of the role.
    ...(isPooled(connection) ? { statement_timeout: false as const } : { lock_timeout: lockedMs }),
  };
  const Client = clientFor(connection);
  const asSent = 'url' in connection && connection.isUnprepared ? unprepared : (statement: Statement) => statement;
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
    if (failure instanceof DatabaseUnavailable && takesNoWrites(failure.cause)) refusedAt = performance.now();
    throw failure;
  };
  return {
    run: (statement, values) => pipelines.run<never>(asSent(statement), values).catch(noteRefusal),
    commit: (steps) => transactions.commit(steps.map((step) => ({ ...step, ...asSent(step) }))).catch(noteRefusal),
    lastRefusedWrite: () => refusedAt,
    waiting: pipelines.waiting,
    // Without a time for answers: between two words there may be days.
    listen: (channel, hear) => listenOn(() => newClient(unpooled(connection)), channel, hear),
    async close() {
      await Promise.all([pipelines.close(), transactions.close()]);
    },
  };
}

/** Without its name a statement is forgotten once it was carried out. */
const unprepared = ({ text }: Statement): Statement => ({ name: '', text });

const isPooled = (connection: Connection): boolean => 'url' in connection && connection.directUrl !== undefined;

/** The kind of client that knows its way: to one place, or to whichever of several takes writes. */
export function clientFor(connection: Connection): typeof OneClient {
  const hosts = 'url' in connection ? hostsOf(connection.url) : undefined;
  return hosts?.mustWrite ? clientAmong(hosts) : OneClient;
}

/** A connection of one's own, not opened yet. */
export function newClient(connection: Connection, about: ClientConfig = {}): OneClient {
  const Client = clientFor(connection);
  return new Client({ ...clientConfig(connection), ...about });
}

export const clientConfig = (connection: Connection): ClientConfig => ({
  ...('url' in connection ? { connectionString: hostsOf(connection.url).urls[0] } : connection),
  application_name: 'underhall',
  connectionTimeoutMillis: connectingMs,
  statement_timeout: statementMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
});
