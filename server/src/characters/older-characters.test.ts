import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Branch,
  type Character,
  catchUp,
  chanceFrom,
  chooseBranch,
  newCharacter,
  openPack,
  type Requirement,
  schemaVersion,
  withStanding,
} from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { worldFolder } from '../testing/a-server.ts';
import { aConnection } from '../testing/database.ts';
import { inDatabase } from '../testing/database-for-tests.ts';
import { characterStore } from './character-store.ts';

const step = join(import.meta.dirname, '../db/migrations/0004-arrival-and-luck.sql');

/** A database, and a function that runs the migration that fills in fields which older characters lack. */
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

/** Stores a character created on 4 March 2025, with these fields. */
async function aCharacter(database: Database, name: string, about: object): Promise<number> {
  const state = { name, area: 3, worn: { Hat: 12 }, names: { 7: 'a "quoted" é\n' }, ...about };
  const [row] = await database.run<{ character_id: number }>(made, [name, JSON.stringify(state)]);
  return row?.character_id ?? 0;
}

test('sets the arrival of an older character to its creation, and gives it its own random seed', async () => {
  const { database, store, bringUpToDate } = await aStore();
  const ids = [await aCharacter(database, 'ada', {}), await aCharacter(database, 'bea', { arrived: 0 })];
  const before = await Promise.all(ids.map((id) => store.load(id)));

  await bringUpToDate();

  const after = await Promise.all(ids.map((id) => store.load(id)));
  for (const [place, each] of after.entries()) {
    const luck = each?.character.luckSeed ?? 0;
    expect([Number.isInteger(luck), luck >= 1, luck <= 2 ** 31]).toEqual([true, true, true]);
    const arrived = Date.UTC(2025, 2, 4, 5, 6, 7, 89);
    expect(each).toMatchObject({ version: 7, character: { ...before[place]?.character, arrived, luckSeed: luck } });
  }
  expect(after[0]?.character.luckSeed).not.toBe(after[1]?.character.luckSeed);
});

test('leaves existing fields of a character as they are', async () => {
  const { database, store, bringUpToDate } = await aStore();
  const whole = await aCharacter(database, 'cyd', { arrived: 5000, luck: 77 });
  const half = await aCharacter(database, 'dot', { arrived: 5000 });

  await bringUpToDate();

  expect((await store.load(whole))?.character).toMatchObject({ arrived: 5000, luckSeed: 77, area: 3 });
  expect((await store.load(half))?.character).toMatchObject({ arrived: 5000, area: 3 });
  expect((await store.load(half))?.character.luckSeed).toBeGreaterThan(0);
});

test('upgrades a character without a schema version on its next turn', async () => {
  const { database, store } = await aStore();
  const id = await aCharacter(database, 'eve', { fate: 3 });
  const read = await store.load(id);
  if (!read) throw new Error('eve is gone');

  const entry = { choice: 'test', world: 'test', seed: 0, at: read.now, changes: [] };
  expect(read.character).toMatchObject({ area: 3, fate: 3, met: [], codes: [] });
  expect(await store.save([{ before: read, after: read.character, entry }])).toBe(true);
  expect(await database.run(versionOf, [id])).toEqual([{ schema_version: schemaVersion }]);
  expect((await store.load(id))?.character).toEqual(read.character);
});

test('reads a turn stored with old names of changes by their new names', async () => {
  const { database, store } = await aStore();
  const id = await aCharacter(database, 'gil', {});
  const read = await store.load(id);
  if (!read) throw new Error('gil is gone');

  const entry = { choice: 'test', requestKey: 'a key', world: 'test', seed: 0, at: read.now, changes: [] };
  await store.save([{ before: read, after: read.character, entry }]);
  await database.run(makeChangesOlder, [id, '[{"kind":"led","to":2},{"kind":"plan done","branch":7}]']);

  const changes = [
    { kind: 'forced in a row', to: 2 },
    { kind: 'plan done', branch: 7 },
  ];
  expect(await store.changesOf(id, read.version + 1)).toEqual(changes);
  expect((await store.loadFor(id, 'a key'))?.done).toEqual({ choice: 'test', changes });
});

test('neither reads nor overwrites a character of a newer schema version', async () => {
  const { database, store } = await aStore();
  const id = await aCharacter(database, 'fay', {});
  const newer = { name: 'make-newer', text: 'update characters set schema_version = $2 where id = $1' };
  await database.run(newer, [id, schemaVersion + 1]);

  await expect(store.load(id)).rejects.toThrow(/newer version of the program/);
  await expect(store.loadFor(id, 'a key')).rejects.toThrow(/newer version of the program/);
});

const makeChangesOlder = {
  name: 'make-changes-older',
  text: 'update ledger set changes = $2 where character_id = $1',
};
const versionOf = { name: 'schema-version-of', text: 'select schema_version from characters where id = $1' };

const { pack } = compileWorld(worldFolder);
if (!pack) throw new Error('the default world does not compile');
const world = openPack(pack);
const anotherDay = pack.timed?.find(({ name }) => name === 'Another Day');
const daily = new Set(anotherDay?.consequences.effects.map(({ quality }) => quality));

/** The habits that can be chosen once a day, with the storylet of each. */
const habits = pack.storylets.flatMap((storylet) =>
  storylet.branches
    .filter(({ needs }) => needs.some((need) => need.kind === 'level' && daily.has(need.quality) && need.atMost === 0))
    .map((branch) => ({ storylet, branch })),
);

type Habit = (typeof habits)[number];
const hour = 60 * 60 * 1000;

/** Levels that meet these requirements. */
function levelsFor(requirements: readonly Requirement[]): readonly (readonly [number, number])[] {
  return requirements.flatMap((requirement) => {
    if (requirement.kind === 'any of') return levelsFor(requirement.of.slice(0, 1));
    if (requirement.kind !== 'level') return [];
    const { quality, atLeast } = requirement;
    return typeof atLeast === 'number' ? [[quality, atLeast] as const] : [];
  });
}

/** A character inside this storylet, without the qualities that limit habits. */
function savedInside({ storylet, branch }: Habit, now: number): Character {
  const newcomer = newCharacter(world, { name: 'Hal', gender: 'Indistinct', face: 'beardy' }, now, chanceFrom(1));
  const prices = branch.pays.map(({ quality, level }) => [quality, level] as const);
  const levels = [...levelsFor([...branch.when, ...branch.needs, ...storylet.when]), ...prices];
  const qualities = levels
    .sort(([, one], [, other]) => one - other)
    .reduce((all, [quality, level]) => withStanding(all, quality, { level, points: 0 }), newcomer.qualities);
  const area = storylet.areas[0] ?? newcomer.area;
  return { ...newcomer, area, qualities, story: { phase: 'In', storylet: storylet.id, since: 1 } };
}

function choose(character: Character, { id }: Branch, now: number) {
  const moment = { id: 1, world, character: { ...character, actions: { count: 20 } }, passed: [], now, turn: 2 };
  return chooseBranch({ ...moment, chance: chanceFrom(3) }, { branch: id, secondChances: [] });
}

test('a character saved inside a habit goes on, and is given the habit again on the next day', async () => {
  const { database, store } = await aStore();
  expect(habits.length).toBeGreaterThan(80);
  for (const [place, habit] of habits.entries()) {
    const { storylet, branch } = habit;
    const id = await aCharacter(database, `hal${place}`, savedInside(habit, Date.UTC(2026, 0, 5)));
    const read = await store.load(id);
    if (!read) throw new Error('a saved character is gone');
    const now = Date.UTC(2026, 0, 5, 1);
    const { character } = catchUp({ character: read.character, world }, now);
    const first = choose(character, branch, now);
    expect([storylet.name, branch.name, first.ruling]).toEqual([storylet.name, branch.name, 'allowed']);
    if (first.ruling !== 'allowed' || branch.act !== undefined) continue;

    const done = { ...character, qualities: first.turn.character.qualities, timers: first.turn.character.timers };
    expect([storylet.name, branch.name, choose(done, branch, now).ruling]).toEqual([
      storylet.name,
      branch.name,
      'refused',
    ]);
    const rested = catchUp({ character: { ...done, story: { phase: 'Available' } }, world }, now + 21 * hour).character;
    const levels = [...daily].map((quality) => rested.qualities.levels[rested.qualities.ids.indexOf(quality)] ?? 0);
    expect(levels.filter((level) => level === 1)).toEqual([]);
  }
});
