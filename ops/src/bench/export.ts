import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { buildApp, migrate, openDatabase, openDeps, readConfig, startEmbedded } from '@underhall/server';
import { root } from '../root.ts';
import { benchPack, branchId, storyletId } from './bench-world.ts';
import { openAccounts } from './open-accounts.ts';

// The export of somebody who has played for years, beside that of somebody who has just come, over the network as a browser
// asks for it and uncompressed: how long until its first byte, and until its last.

const turns = Number(process.env.BENCH_TURNS ?? 100_000);
const others = 20;

const { pack: real } = compileWorld(join(root, 'world'));
if (!real) throw new Error('The world does not compile: see npm run world.');
const pack = benchPack(real);

const { databaseUrl } = readConfig();
const dataDir = await mkdtemp(join(tmpdir(), 'underhall-bench-'));
const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir });
const connection = embedded?.connection ?? { url: databaseUrl as string };
try {
  await migrate(connection);
  const database = await openDatabase(connection);
  const secrets = { signing: 'measured'.repeat(8), luck: 'measurable'.repeat(8) };
  const options = { clientVersion: '6.5.99', rateLimits: false, clockOffset: 0, logLevel: 'error' };
  const deps = await openDeps(database, openPack(pack), secrets, options);
  const app = await buildApp(deps);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const people = await openAccounts(database, pack, 2 + others);
  const tokenOf = async ({ accountId, characterId }: (typeof people)[number]) => {
    const sid = await deps.sessions.begin(accountId);
    return deps.tokens.sign({ UserId: String(accountId), CharacterId: String(characterId), sid });
  };
  const [old, newcomer, ...rest] = people;
  if (!old || !newcomer) throw new Error('nobody to measure');
  const token = await tokenOf(old);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const [path, payload] of [
    ['begin', { eventId: storyletId }],
    ['choosebranch', { branchId }],
  ] as const) {
    const { statusCode, payload: said } = await app.inject({
      method: 'POST',
      url: `/api/storylet/${path}`,
      headers,
      payload,
    });
    if (statusCode !== 200) throw new Error(said.slice(0, 300));
  }
  // The same turn again and again, spread over the months that there are.
  const repeat = (characterId: number, count: number) =>
    database.run({
      name: `bench-turns-${characterId}`,
      text: `insert into ledger (character_id, version, choice, world, seed, at, changes, shared, reads)
        select ${characterId}, 1000 + n, choice, world, seed, at + n * interval '60 days' / ${count}, changes, shared, reads
        from (select * from ledger where character_id = ${old.characterId} order by length(changes) desc limit 1) one,
          generate_series(1, ${count}) n`,
    });
  for (let done = 0; done < turns; done += 10_000)
    await database.run({
      name: `bench-turns-${done}`,
      text: `insert into ledger (character_id, version, choice, world, seed, at, changes, shared, reads)
        select character_id, ${1_000 + done} + n, choice, world, seed, at + (${done} + n) * interval '60 days' / ${turns}, changes, shared, reads
        from (select * from ledger where character_id = ${old.characterId} order by length(changes) desc limit 1) one,
          generate_series(1, ${Math.min(10_000, turns - done)}) n`,
    });
  for (const { characterId } of rest) await repeat(characterId, turns / others / 10);
  await database.run({ name: 'bench-analyze', text: 'analyze ledger' });

  for (const [name, person] of [
    [`somebody of ${turns} turns`, old],
    ['a newcomer', newcomer],
  ] as const)
    for (const encoding of ['gzip, deflate, br', 'identity'])
      console.log(`${name}, ${encoding}: ${await measured(address, await tokenOf(person), encoding)}`);
  await app.close();
  await database.close();
} finally {
  await embedded?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Asks for an export, and tells how long it took and how long it is as it is sent. */
function measured(address: string, token: string, encoding: string): Promise<string> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-encoding': encoding,
      'content-type': 'application/json',
    };
    const asked: ClientRequest = request(`${address}/api/extra/export`, { method: 'POST', headers }, (answer) => {
      let [first, bytes] = [0, 0];
      answer.on('data', (part: Buffer) => {
        first ||= performance.now() - began;
        bytes += part.length;
      });
      answer.on('end', () => {
        const all = performance.now() - began;
        resolve(`first byte ${first.toFixed(0)} ms, all ${all.toFixed(0)} ms, ${(bytes / 1024 / 1024).toFixed(1)} MiB`);
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end('{}');
  });
}
