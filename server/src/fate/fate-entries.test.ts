import { readFileSync } from 'node:fs';
import { aBranch, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';

import { IdempotencyKeyReused } from '../http/failures.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { aDatabase } from '../testing/database.ts';
import { creditFate, moveFate } from './move-fate.ts';
import { recountFate } from './recount-store.ts';

const told = { title: 'Told', descriptionHtml: '<p>So it is.</p>', image: 'wick', effects: [], reveal: [] };
const dear = aBranch({ id: ids.ask, cost: 0, fate: 3, outcomes: { always: { ...told, fate: 2 } } });
const server = await aServer({ pack: aWorld({ storylets: [aStorylet({ branches: [dear] })] }).pack });
const { deps, database } = server;

const entriesOf = (characterId: number) =>
  database.run<Record<string, unknown>>(
    {
      name: 'test-entries',
      text: `select book, reference, purse, debt, other, balance, owed from fate_entries where character_id = $1
        order by version, place`,
    },
    [characterId],
  );
const faultsOf = async (characterId: number) =>
  (await recountFate(database)).filter((fault) => fault.characterId === characterId).map(({ fault }) => fault);
const fateOf = async (characterId: number) => {
  const stored = await deps.characters.load(characterId);
  return [stored?.character.fate, stored?.character.fateOwed ?? 0];
};
let orders = 0;
const anOrder = () => `order-${++orders}`;

test('an order is credited once for sixteen calls at once, and the entries add up', async () => {
  const { characterId } = await aPlayer(server);
  const order = anOrder();
  const asked = Array.from({ length: 16 }, () => creditFate(deps, characterId, { order, amount: 40 }));
  const answers = await Promise.all(asked.map((each) => each.catch((error: unknown) => error)));

  expect(await fateOf(characterId)).toEqual([40, 0]);
  expect(answers.filter((each) => each instanceof Error).length).toBeLessThan(16);
  expect(await creditFate(deps, characterId, { order, amount: 40 })).toMatchObject({
    turn: { changes: [{ kind: 'fate', why: 'bought', from: 0, to: 40 }] },
  });
  expect(await entriesOf(characterId)).toEqual([
    { book: 'order', reference: order, purse: 40, debt: 0, other: -40, balance: 40, owed: 0 },
  ]);
  expect(await faultsOf(characterId)).toEqual([]);
});

test('the same order with another amount or for another character credits nothing', async () => {
  const [one, other] = [await aPlayer(server), await aPlayer(server)];
  const order = anOrder();
  await creditFate(deps, one.characterId, { order, amount: 40 });

  await expect(creditFate(deps, one.characterId, { order, amount: 50 })).rejects.toThrow(IdempotencyKeyReused);
  await expect(creditFate(deps, other.characterId, { order, amount: 40 })).rejects.toThrow();
  await expect(creditFate(deps, other.characterId, { order: anOrder(), amount: 0.5 })).rejects.toThrow(RangeError);
  expect([await fateOf(one.characterId), await fateOf(other.characterId)]).toEqual([
    [40, 0],
    [0, 0],
  ]);
});

test('a player’s idempotency key does not block an order', async () => {
  const { characterId, token } = await aPlayer(server);
  await changeCharacter(server, characterId, () => ({ fate: 4, actions: { count: 0 } }));
  const order = anOrder();
  for (const key of [`order ${order}`, `own order ${order}`]) {
    await server.call('POST /fate/purchase', { storeItemId: 1, action: 'RefillActions' }, token, key);
  }
  await creditFate(deps, characterId, { order, amount: 7 });
  expect((await fateOf(characterId))[0]).toBe(7);
});

test('the steps alongside a credit are committed with it, or neither is', async () => {
  const { characterId } = await aPlayer(server);
  const failing = {
    name: 'test-nobody',
    text: 'update characters set version = version where id = $1',
    values: [0],
    rows: 1,
  };
  const order = anOrder();

  await expect(creditFate(deps, characterId, { order, amount: 40, alongside: [failing] })).rejects.toThrow();
  expect([await fateOf(characterId), await entriesOf(characterId)]).toEqual([[0, 0], []]);
});

test('every change of Fate has an entry, and a refund of spent Fate is owed', async () => {
  const { characterId, token } = await aPlayer(server);
  await creditFate(deps, characterId, { order: anOrder(), amount: 10 });
  await server.call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
  await server.call('POST /storylet/choosebranch', { branchId: ids.ask }, token);
  await moveFate(deps, characterId, { book: 'refund', reference: anOrder(), amount: -40 });
  expect(await fateOf(characterId)).toEqual([0, 31]);
  await moveFate(deps, characterId, { book: 'operator', reference: anOrder(), amount: 35 });

  expect(await fateOf(characterId)).toEqual([4, 0]);
  expect((await entriesOf(characterId)).map(({ book, purse, debt, other }) => [book, purse, debt, other])).toEqual([
    ['order', 10, 0, -10],
    ['branch', -3, 0, 3],
    ['outcome', 2, 0, -2],
    ['refund', -9, 31, 40],
    ['operator', 4, -31, -35],
  ]);
  expect(await faultsOf(characterId)).toEqual([]);
});

test('a recount finds Fate without an entry and a change in the ledger without an entry', async () => {
  const { characterId } = await aPlayer(server);
  await creditFate(deps, characterId, { order: anOrder(), amount: 10 });
  await changeCharacter(server, characterId, () => ({ fate: 1000 }));
  expect(await faultsOf(characterId)).toEqual(['holds 1000 and owes 0; the entries say 10 and 0']);

  await changeCharacter(server, characterId, () => ({ fate: 10 }));
  const forged = `update ledger set changes = replace(changes, '"to":10', '"to":11') where character_id = $1`;
  await database.run({ name: 'test-forge', text: forged }, [characterId]);
  expect(await faultsOf(characterId)).toEqual([expect.stringContaining('a change and an entry that differ')]);
});

test('an entry cannot be changed or deleted, must balance, and cannot make a balance negative', async () => {
  const books = await aDatabase();
  const text = `insert into fate_entries (character_id, version, place, at, book, purse, debt, other, balance, owed)
    values (1, $1, 0, now(), 'store', $2, 0, $3, $4, 0)`;
  const enter = (...values: readonly number[]) => books.run({ name: 'test-enter', text }, values);
  await enter(1, 5, -5, 5);

  await expect(enter(2, -5, 4, 0)).rejects.toThrow(/fate_entries_even/);
  await expect(enter(2, -6, 6, -1)).rejects.toThrow(/balance/);
  for (const [name, change] of [
    ['test-update', 'update fate_entries set purse = 0'],
    ['test-delete', 'delete from fate_entries'],
    ['test-truncate', 'truncate fate_entries'],
  ] as const) {
    await expect(books.run({ name, text: change })).rejects.toThrow('fate_entries is only ever added to');
  }
});

test('a character with older Fate has an opening entry, where the recount starts', async () => {
  const books = await aDatabase();
  const make = (fate: number, changes: string) =>
    books.run<{ id: number }>({
      name: `test-make-${fate}`,
      text: `with made as (
          insert into characters (version, state, schema_version) values (3, '{"fate":${fate}}', 3) returning id
        )
        insert into ledger (character_id, version, choice, world, seed, at, changes)
        select id, 3, 'test', 'test', 0, now(), '${changes}' from made`,
    });
  await make(12, '[]');
  await make(0, '[{"kind":"fate","why":"spent","from":5,"to":0}]');
  await make(0, '[]');
  const migration = readFileSync(new URL('../db/migrations/0043-fate-entries.sql', import.meta.url), 'utf8');
  await books.run({ name: 'test-open', text: migration.slice(migration.lastIndexOf('insert into fate_entries')) });

  const opened = await books.run({ name: 'test-opened', text: 'select balance, other from fate_entries order by 1' });
  expect(opened).toEqual([
    { balance: 0, other: 0 },
    { balance: 12, other: -12 },
  ]);
  expect(await recountFate(books)).toEqual([]);
});
