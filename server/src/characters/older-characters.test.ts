import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { aConnection } from '../testing/database.ts';
import { inDatabase } from '../testing/database-for-tests.ts';
import { characterStore } from './character-store.ts';

const step = join(import.meta.dirname, '../db/migrations/0004-arrival-and-luck.sql');

/** A database, and a way to take the step of the schema that fills what older characters lack. */
async function aStore() {
  const connection = await aConnection();
  const database = await openDatabase(connection, 1);
  onTestFinished(() => database.close());
  const bringUpToDate = async () => inDatabase(connection, await readFile(step, 'utf8'));
  return { database, store: characterStore(database), bringUpToDate };
}

const made = {
  name: 'make-an-older-character',
  text: `with account as (
      insert into accounts (user_name, user_name_key, email, email_key, password_hash)
      values ($1, $1, $1, $1, '') returning id
    ), made as (insert into characters (version, state) values (7, $2) returning id)
    insert into roster (character_id, account_id, name, name_key, created_at)
    select made.id, account.id, $1, $1, '2025-03-04T05:06:07.089Z' from made, account returning character_id`,
};

/** A character who came on the fourth of March 2025, with what was stored of them. */
async function aCharacter(database: Database, name: string, about: object): Promise<number> {
  const state = { name, area: 3, worn: { Hat: 12 }, plans: [{ notes: 'a "quoted" é\n' }], ...about };
  const [row] = await database.run<{ character_id: number }>(made, [name, JSON.stringify(state)]);
  return row?.character_id ?? 0;
}

test('who was stored before arrivals were kept arrived when they were made, and has a luck of their own', async () => {
  const { database, store, bringUpToDate } = await aStore();
  const ids = [await aCharacter(database, 'ada', {}), await aCharacter(database, 'bea', { arrived: 0 })];
  const before = await Promise.all(ids.map((id) => store.load(id)));

  await bringUpToDate();

  const after = await Promise.all(ids.map((id) => store.load(id)));
  for (const [place, each] of after.entries()) {
    const luck = each?.character.luck ?? 0;
    expect([Number.isInteger(luck), luck >= 1, luck <= 2 ** 31]).toEqual([true, true, true]);
    const arrived = Date.UTC(2025, 2, 4, 5, 6, 7, 89);
    expect(each).toMatchObject({ version: 7, character: { ...before[place]?.character, arrived, luck } });
  }
  expect(after[0]?.character.luck).not.toBe(after[1]?.character.luck);
});

test('what a character has already is left as it is', async () => {
  const { database, store, bringUpToDate } = await aStore();
  const whole = await aCharacter(database, 'cyd', { arrived: 5000, luck: 77 });
  const half = await aCharacter(database, 'dot', { arrived: 5000 });

  await bringUpToDate();

  expect((await store.load(whole))?.character).toMatchObject({ arrived: 5000, luck: 77, area: 3 });
  expect((await store.load(half))?.character).toMatchObject({ arrived: 5000, area: 3 });
  expect((await store.load(half))?.character.luck).toBeGreaterThan(0);
});
