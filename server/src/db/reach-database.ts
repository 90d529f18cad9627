import type { Client } from 'pg';
import { CannotStart } from './cannot-start.ts';
import { newClient } from './connection.ts';
import { type Connection, unpooled } from './database.ts';
import { hostsOf } from './hosts.ts';

const oldest = 15;

/** Opens one plain connection, without limits of time; throws `CannotStart` with words when the database is no help. */
export async function reachDatabase(connection: Connection): Promise<Client> {
  const client = newClient(unpooled(connection), { statement_timeout: false });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `The database${place(connection)} cannot be reached: ${message || code}. See that it runs and that DATABASE_URL is right.`,
    );
  }
  // The role may have limits of its own, for players' calls.
  await client.query('set statement_timeout = 0; set lock_timeout = 0');
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version >= oldest) return client;
  await client.end();
  throw new CannotStart(
    `The database${place(connection)} is PostgreSQL ${version}; the game needs ${oldest} or newer.`,
  );
}

/** Hosts and database, never the password. */
function place(connection: Connection): string {
  if (!('url' in connection)) return '';
  const places = hostsOf(connection.url).urls.map((url) => URL.parse(url));
  return ` ${places.map((place) => place?.host).join(',')}${places[0]?.pathname} (DATABASE_URL)`;
}
