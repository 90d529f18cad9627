import { type Branch, levelOf, openPack, type Pack, type Quality, type SharedStep } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import type { LedgerEntry, StoredCharacter } from '../characters/character-store.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, worldFolder } from '../testing/a-server.ts';
import { worldCache } from './world-cache.ts';

const [fund, bell] = [900_001, 900_002];
const [give, ring, take, locked] = [900_011, 900_012, 900_013, 900_014];
const box = 900_010;
const pack = aWorldWithAFund();
const server = await aServer({ pack });
const { call } = server;

test('counts all concurrent changes, and every character sees the world’s level', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => aPlayer(server)));
  const rounds = 4;
  await Promise.all(
    players.map(async ({ token }) => {
      for (let round = 0; round < rounds; round++) await put(token, give);
    }),
  );

  // Each gift is two change points.
  expect(await totalOf(fund)).toBe(players.length * rounds * 2);
  const { shared } = await (await aServer({ pack, database: server.database })).deps.world.now();
  expect(levelOf(shared, fund)).toBe(9);
});

test('counts a change once that is sent sixteen times at once', async () => {
  const { token } = await aPlayer(server);
  const before = await totalOf(bell);
  await call('POST /storylet/begin', { eventId: box }, token);
  await Promise.all(Array.from({ length: 16 }, () => call('POST /storylet/choosebranch', { branchId: ring }, token)));
  expect(await totalOf(bell)).toBe(before + 1);
});

test('a refused choice changes nothing', async () => {
  const { token } = await aPlayer(server);
  const before = await totalOf(bell);
  expect(await put(token, locked)).toMatchObject({ isSuccess: false });
  expect(await totalOf(bell)).toBe(before);
});

test('a turn that loses the race for its character writes neither character nor world', async () => {
  const before = await somebody();
  expect(await save(before, [{ quality: 1, by: 5 }])).toBe(true);
  expect(await save(before, [{ quality: 1, by: 5 }])).toBe(false);
  expect(await totalOf(1)).toBe(5);
});

test('a turn that is already in the ledger writes neither character nor world again', async () => {
  const first = await somebody();
  await save(first, [{ quality: 2, by: 5 }], { requestKey: 'once' });
  const next = (await server.deps.characters.load(first.id)) as StoredCharacter;
  await expect(save(next, [{ quality: 2, by: 5 }], { requestKey: 'once' })).rejects.toThrow(/ledger_.*request_once/);
  expect(await totalOf(2)).toBe(5);
  expect((await server.deps.characters.load(first.id))?.version).toBe(next.version);
});

test('a gain stops at its cap but never lowers a level; a loss stops at zero; a set level is exact', async () => {
  const steps: [SharedStep, number][] = [
    [{ quality: 3, by: 8, ceiling: 10 }, 8],
    [{ quality: 3, by: 8, ceiling: 10 }, 10],
    [{ quality: 3, to: 14, by: 0, ceiling: 10 }, 14],
    [{ quality: 3, by: 8, ceiling: 10 }, 14],
    [{ quality: 3, by: -3, ceiling: 10 }, 11],
    [{ quality: 3, by: 2 }, 13],
    [{ quality: 3, by: -20 }, 0],
    [{ quality: 3, to: 0, by: 0 }, 0],
  ];
  for (const [step, total] of steps) {
    expect(await save(await somebody(), [step])).toBe(true);
    expect(await totalOf(3), JSON.stringify(step)).toBe(total);
  }
  await save(await somebody(), [
    { quality: 4, by: -1 },
    { quality: 5, by: 2 },
    { quality: 6, to: 7, by: 0 },
  ]);
  expect([await totalOf(4), await totalOf(5), await totalOf(6)]).toEqual([0, 2, 7]);
});

test('a server sees its own writes at once, and others’ writes after a second', async () => {
  let now = 0;
  const elsewhere = worldCache(openPack(pack), server.database, () => now);
  const seen = async (world = elsewhere) => levelOf((await world.now()).shared, bell);
  const before = await seen();
  const { token } = await aPlayer(server);

  await put(token, ring);

  expect(await seen(server.deps.world)).toBe(before + 1);
  now = 999;
  expect(await seen()).toBe(before);
  now = 1000;
  expect(await seen()).toBe(before + 1);
  await put(token, ring);
  elsewhere.invalidate();
  expect(await seen()).toBe(before + 2);
});

test('retries a failed read of the levels, and never reads in a world without shared qualities', async () => {
  let queries = 0;
  const database = { ...server.database, run: () => Promise.reject(new Error(`asked ${++queries} times`)) };
  const world = worldCache(openPack(pack), database, () => 0);
  await expect(world.now()).rejects.toThrow('asked 1 times');
  await expect(world.now()).rejects.toThrow('asked 2 times');

  const plain = openPack({ ...pack, qualities: pack.qualities.filter(({ shared }) => !shared) });
  expect(await worldCache(plain, database, () => 0).now()).toBe(plain);
  expect(queries).toBe(2);
});

test('the turn returns the world’s level after it, and the ledger stores the level before it', async () => {
  const { token, characterId } = await aPlayer(server);
  await put(token, take);
  const { messages, endStorylet } = await put(token, ring);
  const level = await totalOf(bell);

  expect(messages).toEqual([
    expect.objectContaining({
      type: 'StandardQualityChangeMessage',
      message: `<span class='quality-name'>The Bell</span> ${level === 1 ? 'begins, at' : 'has risen to'} ${level}.`,
      possession: expect.objectContaining({ level, allowedOn: 'World' }),
    }),
  ]);
  expect(endStorylet?.event.description).toBe(`It stands at ${level}.`);
  const text = 'select shared from ledger where character_id = $1 order by version desc limit 1';
  const [row] = await server.database.run<{ shared: string }>({ name: 'test-shared', text }, [characterId]);
  expect(levelOf(JSON.parse(row?.shared ?? ''), bell)).toBe(level - 1);
  const { body } = await call('GET /character/myself', {}, token);
  expect(body.possessions.flatMap(({ possessions }) => possessions).filter(({ id }) => id === bell)).toEqual([]);
});

async function put(token: string, branchId: number) {
  await call('POST /storylet/begin', { eventId: box }, token);
  return (await call('POST /storylet/choosebranch', { branchId }, token)).body;
}

async function totalOf(quality: number): Promise<number> {
  const text = 'select total from world_qualities where quality_id = $1';
  const [row] = await server.database.run<{ total: number }>({ name: 'test-total', text }, [quality]);
  return row?.total ?? 0;
}

async function somebody(): Promise<StoredCharacter> {
  const { characterId } = await aPlayer(server);
  return (await server.deps.characters.load(characterId)) as StoredCharacter;
}

const save = (before: StoredCharacter, steps: readonly SharedStep[], about: Partial<LedgerEntry> = {}) =>
  server.deps.characters.save(
    [
      {
        before,
        after: before.character,
        entry: { choice: 'test', world: 'test', seed: 0, at: before.now, changes: [], ...about },
      },
    ],
    steps,
  );

/** The real world, with a box to put something into, and a bell that everybody can ring. */
function aWorldWithAFund(): Pack {
  const real = compileWorld(worldFolder).pack as Pack;
  const [example] = real.storylets;
  const [branch] = example?.branches ?? [];
  const [known] = real.qualities;
  if (!example || !branch || !known) throw new Error('the world is empty');
  const everybodys = { nature: 'Status', category: 'Story', image: 'x', order: 1, descriptionHtml: '' } as const;
  const shared = { ...everybodys, challengedAs: 'narrow', steepest: 50, shared: true } as const;
  const qualities: Quality[] = [
    { ...shared, id: fund, name: 'The Fund', climbs: 'ever steeper' },
    { ...shared, id: bell, name: 'The Bell', climbs: 'one by one' },
  ];
  const way = (id: number, quality: number, by: number, about: Partial<Branch> = {}): Branch => ({
    ...branch,
    ...{ id, cost: 0, when: [], needs: [], pays: [], challenges: [], ...about },
    outcomes: {
      always: {
        title: 'Done',
        descriptionHtml: ['It stands at ', { kind: 'level', quality }, '.'],
        effects: [{ kind: 'change', quality, by }],
        reveal: [],
      },
    },
  });
  const needs = [{ kind: 'level', quality: bell, atLeast: 1_000_000 }] as const;
  const storylet = {
    ...example,
    ...({ id: box, areas: [], when: [], urgency: 'normal', canGoBack: true } as const),
    branches: [way(give, fund, 2), way(ring, bell, 1), way(take, bell, -1), way(locked, bell, 1, { needs })],
  };
  const others = real.storylets.filter(({ urgency }) => urgency !== 'must');
  return { ...real, qualities: [...real.qualities, ...qualities], storylets: [...others, storylet] };
}
