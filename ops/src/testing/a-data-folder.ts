import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, migrate, openDatabase, startEmbedded } from '@underhall/server';
import { onTestFinished } from 'vitest';

/** A data folder with a database that runs until `stop`. The folder is deleted after the test. */
export async function aDataFolder(): Promise<{ dataDir: string; database: Database; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-data-'));
  // The system account of the database has to pass through the folder.
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
