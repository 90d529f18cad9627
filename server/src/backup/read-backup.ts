import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { extract } from 'tar-stream';
import { CannotStart } from '../db/cannot-start.ts';
import type { Connection } from '../db/database.ts';
import { migrateUpTo } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';
import type { Secrets } from '../secrets.ts';
import {
  analyzeTables,
  copyRowsIn,
  dropAllTables,
  emptyTable,
  existingTables,
  makeMonths,
  postgresVersionOf,
  setSequences,
} from './backup-store.ts';
import { fileOf, type Manifest, manifestName, readManifest, secretsName } from './manifest.ts';

export type RestoredBackup = { readonly manifest: Manifest; readonly secrets?: Secrets };

/**
 * Verifies all checksums before writing. Leaves the database empty after an error. Calls `onTable` before reading each
 * table.
 *
 * @throws CannotStart if the file is not a complete backup, or if the database is too old or not empty
 */
export async function readBackup(
  connection: Connection,
  file: string,
  onTable?: (name: string, rows: number) => void,
): Promise<RestoredBackup> {
  const { manifest, secrets } = await verifyFile(file);
  const client = await reachDatabase(connection);
  try {
    const existing = await existingTables(client);
    if (existing.length > 0) {
      const some = existing.slice(0, 3).join(', ');
      throw new CannotStart(
        `This database is not empty (${some} ...). Restore into an empty one. Nothing was changed.`,
      );
    }
    const major = await postgresVersionOf(client);
    if (major < manifest.postgres) {
      throw new CannotStart(
        `The backup is from PostgreSQL ${manifest.postgres}, but this database is PostgreSQL ${major}. Restore into version ${manifest.postgres} or newer. Nothing was changed.`,
      );
    }
    await migrateUpTo(client, manifest.migrations);
    await fillTables(client, file, manifest, onTable).catch(async (failure: Error) => {
      await client.query('rollback');
      await dropAllTables(client);
      throw new CannotStart(`The backup could not be restored, and the database is empty again: ${failure.message}`);
    });
  } finally {
    await client.end();
  }
  return { manifest, ...(secrets && { secrets }) };
}

async function verifyFile(file: string): Promise<RestoredBackup> {
  const broken = (why: string) => new CannotStart(`${file} is no complete backup: ${why}. Nothing was changed.`);
  let manifest: Manifest | undefined;
  let secrets: Secrets | undefined;
  const found = new Map<string, string>();
  await eachEntry(file, async (name, entry) => {
    if (name === manifestName) manifest = readManifest(await text(entry));
    else if (name === secretsName) secrets = JSON.parse(await text(entry)) as Secrets;
    else found.set(name, await digestOf(entry));
  }).catch((failure: Error) => {
    throw broken(failure.message);
  });
  if (!manifest) throw broken('it has no manifest that this version can read');
  for (const { name, sha256 } of manifest.tables)
    if (found.get(fileOf(name)) !== sha256) throw broken(`the part ${fileOf(name)} is missing or was changed`);
  return { manifest, ...(secrets && { secrets }) };
}

async function fillTables(
  client: Client,
  file: string,
  manifest: Manifest,
  onTable?: (name: string, rows: number) => void,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [fileOf(table.name), table]));
  await client.query('begin');
  // Migrations may have written rows that the backup also contains. Deleting in reverse order violates no foreign key.
  for (const table of manifest.tables.toReversed()) await emptyTable(client, table);
  await makeMonths(client, manifest.ledgerMonths ?? []);
  await eachEntry(file, async (name, entry) => {
    const table = tables.get(name);
    if (!table) return void (await digestOf(entry));
    onTable?.(table.name, table.rows);
    await pipeline(entry, createGunzip(), copyRowsIn(client, table));
  });
  await setSequences(client, manifest.counters);
  await client.query('commit');
  await analyzeTables(client);
}

async function eachEntry(
  file: string,
  take: (name: string, entry: NodeJS.ReadableStream & AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), entries);
  // The loop below throws the same error.
  reading.catch(() => {});
  for await (const entry of entries) {
    await take(entry.header.name, entry as never);
    entry.resume();
  }
  await reading;
}

async function digestOf(entry: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of entry) hash.update(chunk);
  return hash.digest('hex');
}
