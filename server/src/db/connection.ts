import { Client, type ClientConfig, types } from 'pg';
import { takesNoWrites } from './away.ts';
import { type Connection, type Database, DatabaseAway } from './database.ts';
import { listenOn } from './listening.ts';
import { openPipelines } from './pipelines.ts';
import { openTransactions } from './transactions.ts';

const int8 = 20;
// All our int8 columns count far below 2^53.
types.setTypeParser(int8, Number);

/** Of the server for one statement, and ours for its answer, which is longer: a statement that takes too long is told as such. */
const statementMs = 10_000;
const patienceMs = 12_000;
const connectingMs = 10_000;
/** For a connection in place of a lost one, while callers wait. */
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
    lock_timeout: lockedMs,
  };
  const config = { ...clientConfig(connection), ...limits } as ClientConfig;
  const connect = async (): Promise<Client> => {
    const connectionTimeoutMillis = Math.min(patience, reconnectingMs);
    const client = new Client({ ...config, connectionTimeoutMillis, pipeline: true } as ClientConfig);
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const pipelines = await openPipelines(connect, count, patience);
  const transactions = openTransactions({ ...config, max: 3 }, patience);
  let refusedAt: number | undefined;
  const noteRefusal = (failure: unknown): never => {
    if (failure instanceof DatabaseAway && takesNoWrites(failure.cause)) refusedAt = performance.now();
    throw failure;
  };
  return {
    run: (statement, values) => pipelines.run<never>(statement, values).catch(noteRefusal),
    commit: (steps) => transactions.commit(steps).catch(noteRefusal),
    lastRefusedWrite: () => refusedAt,
    waiting: pipelines.waiting,
    // Without a time for answers: between two words there may be days.
    listen: (channel, hear) => listenOn(() => new Client(clientConfig(connection)), channel, hear),
    async close() {
      await Promise.all([pipelines.close(), transactions.close()]);
    },
  };
}

export const clientConfig = (connection: Connection): ClientConfig => ({
  ...('url' in connection ? { connectionString: connection.url } : connection),
  application_name: 'underhall',
  connectionTimeoutMillis: connectingMs,
  statement_timeout: statementMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
});
