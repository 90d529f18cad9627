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

// npm run bench -- export: measures the data export of an account with many turns and of a new account, compressed and
// uncompressed.

const turns = Number(process.env.BENCH_TURNS ?? 100_000);
const others = 20;

const { pack: real } = compileWorld(join(root, 'world'));
if (!real) throw new Error('The world does not compile. Run "npm run world" for details.');
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
  const [old, fresh, ...rest] = people;
  if (!old || !fresh) throw new Error('No account to measure.');
  const token = await tokenOf(old);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const [path, payload] of [
    ['begin', { eventId: storyletId }],
    ['choosebranch', { branchId }],
  ] as const) {
    const { statusCode, payload: response } = await app.inject({
      method: 'POST',
      url: `/api/storylet/${path}`,
      headers,
      payload,
    });
    if (statusCode !== 200) throw new Error(response.slice(0, 300));
  }
  // Repeats one turn over the months of the ledger.
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
    [`an account with ${turns} turns`, old],
    ['a new account', fresh],
  ] as const)
    for (const encoding of ['gzip, deflate, br', 'identity'])
      console.log(`${name}, ${encoding}: ${await measureExport(address, await tokenOf(person), encoding)}`);
  await app.close();
  await database.close();
} finally {
  await embedded?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Requests an export. Returns a line with the duration and the transferred size. */
function measureExport(address: string, token: string, encoding: string): Promise<string> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-encoding': encoding,
      'content-type': 'application/json',
    };
    const sent: ClientRequest = request(`${address}/api/extra/export`, { method: 'POST', headers }, (response) => {
      let [first, bytes] = [0, 0];
      response.on('data', (part: Buffer) => {
        first ||= performance.now() - began;
        bytes += part.length;
      });
      response.on('end', () => {
        const all = performance.now() - began;
        resolve(`first byte ${first.toFixed(0)} ms, all ${all.toFixed(0)} ms, ${(bytes / 1024 / 1024).toFixed(1)} MiB`);
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end('{}');
  });
}
