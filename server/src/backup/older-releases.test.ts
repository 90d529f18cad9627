import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Connection, Database } from '../db/database.ts';
import { databaseReady, migrate } from '../db/migrate.ts';
import { aPlayer, password } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { databaseNamed, inDatabase } from '../testing/database-for-tests.ts';
import { readBackup } from './read-backup.ts';

// Played games of released versions, from `npm run release`. The newest three are tested; RELEASES=all tests each.
const releases = globSync('*.tar', { cwd: join(import.meta.dirname, '../../releases') }).sort();
const tried = process.env.RELEASES === 'all' ? releases : releases.slice(-3);

/** Only the columns of the first version of the ledger: later versions added others. */
const turnsOf = async (database: Database): Promise<readonly object[]> =>
  database.run<{ version: number }>({
    name: 'turns-of-a-release',
    text: `select character_id, version, request_key, choice, world, seed, at, changes, shared from ledger
      order by character_id, version`,
  });

async function opened(connection: Connection): Promise<Database> {
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  return database;
}

async function anEmptyDatabase(): Promise<Connection> {
  const { server } = inject('database');
  const name = `underhall_release_${process.pid}_${performance.now().toFixed(0)}`;
  await inDatabase(server, `create database ${name}`);
  onTestFinished(() => inDatabase(server, `drop database ${name} with (force)`));
  return databaseNamed(server, name);
}

/** Plays one step, in whatever state the story of the character is. */
async function step({ call }: TestServer, token: string): Promise<void> {
  const { body } = await call('POST /storylet', {}, token);
  const branch = body.storylet?.childBranches.find(({ isLocked }) => !isLocked);
  if (branch) await call('POST /storylet/choosebranch', { branchId: branch.id }, token);
  else if (body.storylets?.[0]) await call('POST /storylet/begin', { eventId: body.storylets[0].id }, token);
  else await call('POST /storylet/goback', {}, token);
}

test('games of three released versions exist', () => {
  expect(tried.length).toBeGreaterThanOrEqual(3);
});

test.for(tried.map((file) => [basename(file, '.tar'), file] as const))(
  'upgrades a game of version %s without loss, and its players can go on',
  async ([, file]) => {
    const connection = await anEmptyDatabase();
    const { manifest } = await readBackup(connection, join(import.meta.dirname, '../../releases', file));
    const before = await turnsOf(await opened(connection));
    expect(before).toHaveLength(manifest.tables.find(({ name }) => name === 'ledger')?.rows ?? 0);
    expect(before.length).toBeGreaterThan(40);

    await migrate(connection);

    const database = await opened(connection);
    expect(await databaseReady(database)).toBe(true);
    expect(await turnsOf(database)).toEqual(before);
    const server = await aServer({ database });
    const accounts = await database.run<{ email: string; name: string; id: number; version: number }>({
      name: 'players-of-a-release',
      text: `select email, roster.name, characters.id, characters.version from accounts join roster on account_id = accounts.id
        join characters on characters.id = character_id order by accounts.id`,
    });
    expect(accounts.length).toBeGreaterThanOrEqual(2);
    for (const { email, name, id, version } of accounts) {
      const { status, body } = await server.call('POST /login', { email, password });
      expect([status, body.hasCharacter], email).toEqual([200, true]);
      const sheet = await server.call('GET /character/myself', {}, body.jwt);
      expect([sheet.status, sheet.body.character?.name], email).toEqual([200, name]);
      for (let steps = 0; steps < 3; steps++) await step(server, body.jwt);
      expect((await server.deps.characters.load(id))?.version, email).toBeGreaterThan(version);
    }
    expect((await aPlayer(server)).characterId).toBeGreaterThan(Math.max(...accounts.map(({ id }) => id)));
  },
);
