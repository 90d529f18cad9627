import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxPlanNoteLength, maxPlans } from '@underhall/contract/limits';
import { openPack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { buildApp, journalStore, migrate, openDatabase, openDeps, readConfig, startEmbedded } from '@underhall/server';
import { root } from '../root.ts';
import { benchPack, branchId, storyletId } from './bench-world.ts';
import { median } from './job.ts';
import { openAccounts } from './open-accounts.ts';

// npm run bench -- rows: measures choices of a player with 20 MB of notes, and late pages and searches of a long
// journal. Each measurement alternates with its baseline.

const rounds = Number(process.env.BENCH_ROUNDS ?? 300);
const note = 'n'.repeat(maxPlanNoteLength);
const entries = 10_000;
const farPage = 500;
/** For the whole request. */
const goalOfSearchMs = 200;

const { pack: real } = compileWorld(join(root, 'world'));
if (!real) throw new Error('The world does not compile. Run "npm run world" for details.');
const world = benchPack(real);
const measured = world.storylets.find(({ id }) => id === storyletId);
const [branch] = measured?.branches ?? [];
if (!measured || !branch) throw new Error('The measured storylet is missing.');
const planned = Array.from({ length: maxPlans }, (_, place) => ({ ...branch, id: branchId + 1 + place }));
const pack = {
  ...world,
  storylets: world.storylets.map((each) =>
    each.id === storyletId ? { ...measured, branches: [branch, ...planned] } : each,
  ),
};

const { databaseUrl } = readConfig();
const dataDir = await mkdtemp(join(tmpdir(), 'underhall-bench-'));
const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir });
const connection = embedded?.connection ?? { url: databaseUrl as string };
try {
  await migrate(connection);
  const database = await openDatabase(connection);
  const secrets = { signing: 'measured'.repeat(8), luck: 'measurable'.repeat(8) };
  const options = { clientVersion: '6.5.99', rateLimits: false, clockOffset: 0, logLevel: 'warn' };
  const deps = await openDeps(database, openPack(pack), secrets, options);
  const app = await buildApp(deps);
  const [writer, other] = await Promise.all(
    (await openAccounts(database, pack, 2)).map(async ({ accountId, characterId }) => {
      const sid = await deps.sessions.begin(accountId);
      const token = deps.tokens.sign({ UserId: String(accountId), CharacterId: String(characterId), sid });
      const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
        const body = answer.json() as {
          isSuccess: boolean;
          storylet?: { childBranches: { id: number; planKey: string }[] };
        };
        if (answer.statusCode !== 200 || body.isSuccess === false)
          throw new Error(`${path}: ${answer.payload.slice(0, 300)}`);
        return body;
      };
      return { characterId, ask };
    }),
  );
  if (!writer || !other) throw new Error('No account to measure.');

  const { storylet } = await writer.ask('POST', '/storylet/begin', { eventId: storyletId });
  for (const { id, planKey } of storylet?.childBranches.slice(1) ?? []) {
    await writer.ask('POST', '/plan/create', { branchId: id, planKey });
    await writer.ask('POST', '/plan/update', { branchId: id, notes: note, refresh: false });
  }
  const journal = journalStore(database);
  const add = (at: number) =>
    journal.add(writer.characterId, {
      source: { turn: at + 1 },
      title: at % 100 === 0 ? `A café, number ${at}` : `Entry ${at}`,
      html: '<p>A result of the usual length.</p>'.repeat(10),
      areaName: 'Here',
      image: 'introduced',
      at: Date.now(),
    });
  // Sent in batches. If all 10,000 entries were sent at once, the last one would time out on a busy machine.
  for (let first = 0; first < entries; first += 200)
    await Promise.all(Array.from({ length: Math.min(200, entries - first) }, (_, nth) => add(first + nth)));

  const choose = async ({ ask }: typeof writer) => {
    await ask('POST', '/storylet/begin', { eventId: storyletId });
    await ask('POST', '/storylet/choosebranch', { branchId });
  };
  const openPage = (page: number) => writer.ask('GET', `/journal?page=${page}`);
  await compare(
    'a choice with 20 MB of notes',
    () => choose(writer),
    'without notes',
    () => choose(other),
  );
  await compare(
    `page ${farPage} of ${entries / 10}`,
    () => openPage(farPage - 1),
    'page 1',
    () => openPage(0),
  );
  await compare(
    `a search that finds ${entries / 100} of ${entries} entries (goal: below ${goalOfSearchMs} ms)`,
    () => writer.ask('GET', '/journal?search=cafe'),
    'page 1 without a search',
    () => openPage(0),
  );
  await compare(
    `a search that finds all ${entries}`,
    () => writer.ask('GET', '/journal?search=usual%20length'),
    'page 1 without a search',
    () => openPage(0),
  );
  await compare(
    `a search for a part of a word in ${entries} entries (goal: below ${goalOfSearchMs} ms)`,
    () => writer.ask('GET', '/journal?search=af'),
    'page 1 without a search',
    () => openPage(0),
  );
  await app.close();
} finally {
  await embedded?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Runs the two tasks alternately. Prints each median and the median ratio. */
async function compare(name: string, one: () => Promise<unknown>, otherName: string, two: () => Promise<unknown>) {
  const pairs: { one: number; two: number }[] = [];
  for (let round = -20; round < rounds; round++) {
    const pair = { one: await timeOf(one), two: await timeOf(two) };
    if (round >= 0) pairs.push(pair);
  }
  const ms = (which: 'one' | 'two') => median(pairs.map((pair) => pair[which])).toFixed(2);
  const ratio = median(pairs.map((pair) => pair.one / pair.two)).toFixed(2);
  console.log(`${name}: ${ms('one')} ms; ${otherName}: ${ms('two')} ms; ratio ${ratio}`);
}

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}
