import { Client, type ClientConfig, Pool, types } from 'pg';
import type { Connection, Database } from './database.ts';
import { openPipelines } from './pipelines.ts';

const int8 = 20;
// All our int8 columns count far below 2^53.
types.setTypeParser(int8, Number);

/** Opens the database: eight connections for single statements, sent one behind the other, and a small pool for transactions. */
export async function openDatabase(connection: Connection, count = 8): Promise<Database> {
  const config = clientConfig(connection);
  const pipelines = await openPipelines(() => new Client({ ...config, pipeline: true } as ClientConfig), count);
  const pool = new Pool({ ...config, max: 4 });
  // A connection that is lost is simply replaced; without a listener its error would end the process. The pool listens
  // only to those that are idle, so those at work get a listener of their own.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  return {
    run: (statement, values) => pipelines.run(statement, values),
    async wholly(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(client);
        await client.query('commit');
        return result;
      } catch (failure) {
        await client.query('rollback').catch(() => {});
        throw failure;
      } finally {
        client.release();
      }
    },
    async close() {
      await Promise.all([pipelines.close(), pool.end()]);
    },
  };
}

export const clientConfig = (connection: Connection): ClientConfig => ({
  ...('url' in connection ? { connectionString: connection.url } : connection),
  application_name: 'underhall',
  connectionTimeoutMillis: 10_000,
  statement_timeout: 10_000,
  keepAlive: true,
});
