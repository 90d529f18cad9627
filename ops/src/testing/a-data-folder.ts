import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, migrate, openDatabase, startEmbedded } from '@underhall/server';
import { onTestFinished } from 'vitest';

/** A data folder with a database in it that runs until `stop`; the folder ends with the test. */
export async function aDataFolder(): Promise<{ dataDir: string; database: Database; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-data-'));
  // The database's own account goes through it.
  await chmod(dataDir, 0o711);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  const embedded = await startEmbedded({ dataDir, durable: false });
  await migrate(embedded.connection);
  const database = await openDatabase(embedded.connection);
  const stop = async () => {
    await database.close();
    await embedded.stop();
  };
  return { dataDir, database, stop };
}
