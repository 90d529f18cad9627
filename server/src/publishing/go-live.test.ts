import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { openPack, type Pack } from '@underhall/engine';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Connection } from '../db/database.ts';
import { agreementOf } from '../nodes/agreement.ts';
import { joinNodes } from '../nodes/join-nodes.ts';
import { nodeStore } from '../nodes/node-store.ts';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { aBusyPack } from '../testing/a-busy-world.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aVersion } from '../testing/a-published-world.ts';
import { aServer } from '../testing/a-server.ts';
import { aConnection, aDatabase } from '../testing/database.ts';
import { followLive, type OpenedVersion } from './follow-live.ts';
import { goLive } from './go-live.ts';

const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
const first = aBusyPack();
const named = (version: string): Pack => ({ ...first, version, words: { ...first.words, title: version } });

type NodeOptions = { readonly broken?: number; readonly runtime?: Runtime };

/** A server in this process that plays the published world. */
async function aNode(connection: Connection, live: number, { broken, runtime = nodeRuntime }: NodeOptions = {}) {
  const database = await aDatabase(connection);
  const open = async (number: number): Promise<OpenedVersion> => {
    if (number === broken) throw new Error('it does not compile');
    const text = 'select pack, pictures from compiled_worlds where version = $1';
    const [row] = await database.run<{ pack: Buffer; pictures: { built: OpenedVersion['pictures'] } }>(
      { name: 'test-compiled', text },
      [number],
    );
    if (!row) throw new Error(`no version ${number}`);
    const world = openPack(JSON.parse(brotliDecompressSync(row.pack).toString()));
    return { number, world, pictures: row.pictures.built };
  };
  const present = await open(live);
  const server = await aServer({ database, secrets, pack: present.world.pack });
  const agreement = agreementOf(readConfig({}), secrets);
  const errors: string[] = [];
  const logError = (message: string) => void errors.push(message);
  const node = await joinNodes(nodeStore(database), { agreement, openedVersion: live, logError, runtime: nodeRuntime });
  const stopFollowing = await followLive(
    {
      switches: server.deps.switches,
      open,
      report: node.reportOpened,
      take: ({ world }) => server.deps.world.replace(world),
      runtime,
      logError,
    },
    present,
  );
  const stop = async () => {
    await stopFollowing();
    await node.leave();
  };
  onTestFinished(stop);
  return {
    server,
    deps: server.deps,
    title: () => server.deps.world.pack.words.title,
    errors,
    stop,
  };
}

async function aGame() {
  const connection = await aConnection();
  const database = await aDatabase(connection);
  const [one, two, three] = [
    await aVersion(database, named('One')),
    await aVersion(database, named('Two')),
    await aVersion(database, named('Three')),
  ];
  await database.run({ name: 'test-live', text: 'update world_switch set live = $1' }, [one]);
  return { connection, database, one, two, three };
}

const by = 'Ada';
const isAgain = false;
/** A clock that passes at once, so that nobody waits for half a minute. */
function hurried() {
  let elapsed = 0;
  const pause = async (ms: number) => {
    elapsed += ms;
    await nodeRuntime.pause(10);
  };
  return { ...nodeRuntime, elapsed: () => elapsed, pause };
}

test('a version is live on both servers once both have opened it, and a player goes on', async () => {
  const { connection, one, two } = await aGame();
  const [here, there] = [await aNode(connection, one), await aNode(connection, one)];
  const { token } = await aPlayer(here.server);

  expect(await goLive(here.deps, { version: two, by, isAgain })).toBeUndefined();
  await expect.poll(() => [here.title(), there.title()], { timeout: 20_000 }).toEqual(['Two', 'Two']);
  expect((await there.server.call('POST /storylet', {}, token)).status).toBe(200);
  expect(await here.deps.switches.read()).toEqual({ live: two, wasPublished: true });
  const [entry] = await here.deps.adminLog.list(1);
  expect(entry).toMatchObject({ operator: 'publish token Ada', command: 'publish', about: { version: two } });

  expect(await goLive(there.deps, { version: one, by, isAgain })).toBeUndefined();
  await expect.poll(() => [here.title(), there.title()], { timeout: 20_000 }).toEqual(['One', 'One']);
});

test('a server that cannot open the version is named after 30 seconds, and the old version stays live', async () => {
  const { connection, one, two } = await aGame();
  const [here, there] = [await aNode(connection, one), await aNode(connection, one, { broken: two })];

  const why = await goLive({ ...here.deps, runtime: hurried() }, { version: two, by, isAgain });
  expect(why).toMatch(/^The server \S+, process \d+ did not open version \d+ within 30 seconds/);
  expect(there.errors).toEqual([expect.stringContaining('it does not compile')]);
  expect(await here.deps.switches.read()).toEqual({ live: one, wasPublished: false });
  expect([here.title(), there.title()]).toEqual(['One', 'One']);

  const stateOfTwo = async () => (await here.deps.versions.list()).find(({ number }) => number === two)?.state;
  expect(await stateOfTwo()).toBe('refused');

  await there.stop();
  expect(await goLive(here.deps, { version: two, by, isAgain })).toBeUndefined();
  expect(await stateOfTwo()).toBe('live');
});

test('a killed server holds a switch up only until its heartbeat is too old', async () => {
  const { connection, database, one, two } = await aGame();
  const here = await aNode(connection, one);
  await nodeStore(database).sendHeartbeat({ id: 'killed', place: 'elsewhere', agreement: {}, openedVersion: one });

  expect(await goLive({ ...here.deps, runtime: hurried() }, { version: two, by, isAgain })).toContain('elsewhere');
  const aged = `update nodes set seen_at = seen_at - interval '15 seconds' where id = 'killed'`;
  await database.run({ name: 'test-age', text: aged });
  expect(await goLive(here.deps, { version: two, by, isAgain })).toBeUndefined();
});

test.each([
  [
    'raises an error',
    `raise exception 'no row may have this number'`,
    'refused version 2, so nothing has changed: no row',
  ],
  ['does nothing', 'return null', 'All servers have opened version 2, but the database did not make it live'],
])('a database that %s ends the switch with the reason, and the next one succeeds', async (_, does, why) => {
  const { connection, database, one, two } = await aGame();
  const here = await aNode(connection, one);
  const run = (text: string) => database.run({ name: '', text });
  await run(`create function refuse() returns trigger language plpgsql as $$ begin ${does}; end $$`);
  await run('create trigger refusing before update on world_versions for each row execute function refuse()');

  expect(await goLive(here.deps, { version: two, by, isAgain })).toContain(why);
  expect(await here.deps.switches.read()).toEqual({ live: one, wasPublished: false });
  await run('drop trigger refusing on world_versions');
  expect(await goLive(here.deps, { version: two, by: 'Bea', isAgain })).toBeUndefined();
});

test('a second switch is refused and names who began the first, until that one is given up as killed', async () => {
  const { connection, database, one, two, three } = await aGame();
  const here = await aNode(connection, one, { broken: two });
  await here.deps.switches.begin(two, 'Bea');

  expect(await goLive(here.deps, { version: three, by, isAgain })).toBe(
    `Version ${two} is going live, begun by Bea. Try again when that has ended.`,
  );
  const aged = `update world_switch set started_at = started_at - interval '40 seconds'`;
  await database.run({ name: 'test-age-switch', text: aged });
  expect(await goLive(here.deps, { version: three, by, isAgain })).toBeUndefined();
});

test('a switch whose server was killed is finished by the same call to another server', async () => {
  const { connection, one, two } = await aGame();
  const here = await aNode(connection, one);
  await here.deps.switches.begin(two, by);
  expect(await goLive(here.deps, { version: two, by, isAgain })).toBeUndefined();
  expect(await goLive(here.deps, { version: two, by, isAgain })).toBeUndefined();
});

test('of two switches at once, one is live at the end and the other is refused or went before', async () => {
  const { connection, one, two, three } = await aGame();
  const [here, there] = [await aNode(connection, one), await aNode(connection, one)];
  const results = await Promise.all([
    goLive(here.deps, { version: two, by, isAgain }),
    goLive(there.deps, { version: three, by: 'Bea', isAgain }),
  ]);
  expect(results).toContain(undefined);
  const { live } = await here.deps.switches.read();
  expect([two, three]).toContain(live);
  expect(results[live === two ? 0 : 1]).toBeUndefined();
});

test('a server takes the live version by its own clock if it missed the notification', async () => {
  const { connection, database, one, two } = await aGame();
  const looks: (() => void)[] = [];
  const every: Runtime['every'] = (ms, run) => {
    looks.push(run);
    return nodeRuntime.every(ms, () => {});
  };
  const here = await aNode(connection, one, { runtime: { ...nodeRuntime, every } });
  await database.run({ name: 'test-live', text: 'update world_switch set live = $1' }, [two]);
  expect(here.title()).toBe('One');
  for (const look of looks) look();
  await expect.poll(here.title, { timeout: 20_000 }).toBe('Two');
});
