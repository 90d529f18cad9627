import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { extract } from 'tar-stream';
import { CannotStart } from '../db/cannot-start.ts';
import type { Connection } from '../db/database.ts';
import { migrateAsFarAs } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';
import type { Secrets } from '../secrets.ts';
import {
  analyzeTables,
  copyRowsIn,
  dropAllTables,
  emptyTable,
  existingTables,
  majorOf,
  makeMonths,
  setSequences,
} from './backup-store.ts';
import { fileOf, type Manifest, manifestName, readManifest, secretsName } from './manifest.ts';

export type RestoredBackup = { readonly manifest: Manifest; readonly secrets?: Secrets };

/**
 * Restores a backup into an empty database, whole or not at all: every checksum is looked at before anything is written.
 * Throws `CannotStart` with words where the file is no whole backup, or the database cannot take it. `onTable` is called
 * before each table.
 */
export async function readBackup(
  connection: Connection,
  file: string,
  onTable?: (name: string, rows: number) => void,
): Promise<RestoredBackup> {
  const { manifest, secrets } = await checkedFile(file);
  const client = await reachDatabase(connection);
  try {
    const there = await existingTables(client);
    if (there.length > 0) {
      const some = there.slice(0, 3).join(', ');
      throw new CannotStart(`This database is not empty (${some} ...). Restore into a new one; nothing was changed.`);
    }
    const major = await majorOf(client);
    if (major < manifest.postgres) {
      throw new CannotStart(
        `The backup is of PostgreSQL ${manifest.postgres}, this database is ${major}. Restore into ${manifest.postgres} or newer; nothing was changed.`,
      );
    }
    await migrateAsFarAs(client, manifest.migrations);
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

/** Reads the whole file once, and finds every part of it as the manifest says. */
async function checkedFile(file: string): Promise<RestoredBackup> {
  const broken = (why: string) => new CannotStart(`${file} is no whole backup: ${why}. Nothing was changed.`);
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

/** Writes all rows in one transaction. */
async function fillTables(
  client: Client,
  file: string,
  manifest: Manifest,
  onTable?: (name: string, rows: number) => void,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [fileOf(table.name), table]));
  await client.query('begin');
  // What migrations have written is in the backup too; from the last table to the first, none refers to an emptied one.
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
  // Its failure ends the loop below as well, and is thrown there.
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
