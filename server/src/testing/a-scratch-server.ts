import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { type Folders, type RunningServer, runServer } from '../run-server.ts';
import { databaseNamed, inDatabase } from './database-for-tests.ts';

/** A server on a port, with its own data folder and database, which end with it. */
export async function aScratchServer(folders: Folders, port: number): Promise<RunningServer> {
  // Only the database comes from the environment; every other setting has its default.
  const config = readConfig({ DATABASE_URL: process.env.DATABASE_URL });
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-scratch-'));
  const name = `underhall_scratch_${process.pid}_${port}`;
  const outside = config.databaseUrl ? { url: config.databaseUrl } : undefined;
  if (outside) await inDatabase(outside, `create database ${name}`);
  const own = outside && databaseNamed(outside, name);
  const databaseUrl = own && 'url' in own ? own.url : undefined;
  const running = await runServer(folders, { ...config, port, dataDir, ...(databaseUrl && { databaseUrl }) });
  return {
    ...running,
    async stop() {
      await running.stop();
      if (outside) await inDatabase(outside, `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
