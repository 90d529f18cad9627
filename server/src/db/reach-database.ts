import type { Client } from 'pg';
import { CannotStart } from './cannot-start.ts';
import { newClient } from './connection.ts';
import { type Connection, directConnection } from './database.ts';
import { parseHosts } from './hosts.ts';

const oldest = 15;

/** Opens a plain connection without timeouts. Throws `CannotStart` if the database cannot be used. */
export async function reachDatabase(connection: Connection): Promise<Client> {
  const client = newClient(directConnection(connection), { statement_timeout: false });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `The database${place(connection)} cannot be reached: ${message || code}. Check that it is running and that DATABASE_URL is right.`,
    );
  }
  // The timeouts of the database role are meant for players' requests.
  await client.query('set statement_timeout = 0; set lock_timeout = 0');
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version >= oldest) return client;
  await client.end();
  throw new CannotStart(
    `The database${place(connection)} is PostgreSQL ${version}; the game needs ${oldest} or newer.`,
  );
}

/** Hosts and database, without the password. */
function place(connection: Connection): string {
  if (!('url' in connection)) return '';
  const places = parseHosts(connection.url).urls.map((url) => URL.parse(url));
  return ` ${places.map((place) => place?.host).join(',')}${places[0]?.pathname} (DATABASE_URL)`;
}
