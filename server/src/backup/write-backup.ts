import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { pack as newArchive, type Pack } from 'tar-stream';
import type { Connection } from '../db/database.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import type { Secrets } from '../secrets.ts';
import {
  beginSnapshot,
  copyRowsOut,
  ledgerMonthsOf,
  migrationsOf,
  postgresVersionOf,
  sequencesOf,
  type Table,
  tablesOf,
} from './backup-store.ts';
import { fileOf, type Manifest, manifestName, secretsName } from './manifest.ts';

/** Level 1 already compresses rows to a fifth, and higher levels take three times as long. */
const level = 1;

export type BackupOptions = {
  readonly connection: Connection;
  /** An existing file is only replaced after the new archive is complete. */
  readonly file: string;
  readonly world?: string;
  /** Added to the archive if present. Anyone who has an archive with secrets can sign in as any player. */
  readonly secrets?: Secrets;
  readonly onTable?: (name: string) => void;
};

/**
 * Writes a consistent backup while the game runs: a tar with one compressed file per table, and a manifest with
 * checksums. The file appears only after it is complete and flushed to disk. Only the file's owner can read it.
 */
export async function writeBackup({ connection, file, world, secrets, onTable }: BackupOptions): Promise<Manifest> {
  const client = await reachDatabase(connection);
  const folder = await mkdtemp(join(dirname(file), '.backup-'));
  try {
    await beginSnapshot(client);
    const takenAt = new Date(nodeRuntime.now()).toISOString();
    const tables = [];
    for (const table of await tablesOf(client)) {
      onTable?.(table.name);
      tables.push(await spoolTable(client, table, folder));
    }
    const manifest: Manifest = {
      kind: 'game backup',
      format: 1,
      takenAt,
      postgres: await postgresVersionOf(client),
      ...(world !== undefined && { world }),
      migrations: [...(await migrationsOf(client))],
      tables,
      ledgerMonths: [...(await ledgerMonthsOf(client))],
      counters: [...(await sequencesOf(client))],
      hasSecrets: secrets !== undefined,
    };
    await archive(manifest, folder, secrets);
    await rename(join(folder, archiveName), file);
    return manifest;
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

const archiveName = 'whole.tar';

async function spoolTable(client: Client, table: Table, folder: string): Promise<Manifest['tables'][number]> {
  let rows = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++;
      pass(null, chunk);
    },
  });
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk);
      pass(null, chunk);
    },
  });
  const target = createWriteStream(join(folder, table.name), { mode: 0o600 });
  await pipeline(copyRowsOut(client, table), counting, createGzip({ level }), hashing, target);
  return { name: table.name, columns: [...table.columns], rows, sha256: hash.digest('hex') };
}

async function archive(manifest: Manifest, folder: string, secrets: Secrets | undefined): Promise<void> {
  const path = join(folder, archiveName);
  const tar = newArchive();
  const written = pipeline(tar, createWriteStream(path, { mode: 0o600 }));
  tar.entry({ name: manifestName, mode: 0o600 }, `${JSON.stringify(manifest, null, 2)}\n`);
  if (secrets) tar.entry({ name: secretsName, mode: 0o600 }, `${JSON.stringify(secrets)}\n`);
  for (const { name } of manifest.tables) await addFile(tar, fileOf(name), join(folder, name));
  tar.finalize();
  await written;
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

async function addFile(tar: Pack, name: string, path: string): Promise<void> {
  const { size } = await stat(path);
  await pipeline(createReadStream(path), tar.entry({ name, size, mode: 0o600 }));
}
