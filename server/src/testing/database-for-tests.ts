import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../config.ts';
import { clientConfig } from '../db/connection.ts';
import type { Connection } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { folderInMemory } from './folder-in-memory.ts';

export type ForTests = { readonly server: Connection; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: ForTests;
  }
}

/** Vitest's global setup: one PostgreSQL for the whole run, outside or embedded, with a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await aServerToTestOn();
  const template = `underhall_template_${process.pid}`;
  await inDatabase(server, `create database ${template}`);
  await migrate(databaseNamed(server, template));
  project.provide('database', { server, template });
  return async () => {
    await inDatabase(server, `drop database if exists ${template} with (force)`);
    await stop();
  };
}

async function aServerToTestOn() {
  const { databaseUrl: url } = readConfig();
  if (url) return { server: { url }, stop: async () => {} };
  // On a disk, creating and dropping so many databases takes a third longer.
  const dataDir = await mkdtemp(join(folderInMemory(4 * 2 ** 30) ?? tmpdir(), 'underhall-tests-'));
  const embedded = await startEmbedded({ dataDir, durable: false });
  const stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server: embedded.connection, stop };
}

export function databaseNamed(server: Connection, database: string): Connection {
  if (!('url' in server)) return { ...server, database };
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

export async function inDatabase(connection: Connection, sql: string): Promise<void> {
  const client = new Client(clientConfig(connection));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
