import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Connection, Database } from '../db/database.ts';
import { nodeStore } from '../nodes/node-store.ts';
import { runServer } from '../run-server.ts';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aPlayer } from '../testing/a-player.ts';
import { compileProgram } from '../testing/a-published-world.ts';
import { starterContents } from '../testing/a-publisher.ts';
import { aServer } from '../testing/a-server.ts';
import { aConnection, aDatabase } from '../testing/database.ts';
import { goLive } from './go-live.ts';
import { openPublished } from './play-published.ts';
import { switchStore } from './switch-store.ts';

const minute = 60_000;
const starter = starterContents();
const compiler = { program: compileProgram, version: 'one' };

/** The starter world under another title, as the folder of a server. */
const folderNamed = (title: string) => ({
  shownAs: 'my-world',
  files: () =>
    Object.entries(starter).map(([path, content]) => ({
      path,
      read: () => Buffer.from(path === 'pack.story' ? String(content).replace('My World', title) : content),
    })),
});

async function start(database: Database, about: Partial<Parameters<typeof openPublished>[0]> = {}) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const opened = await openPublished({
    database,
    compiler,
    runtime: nodeRuntime,
    options: {},
    log,
    address: 'http://here',
    ...about,
  });
  return { title: opened.world.pack.words.title, number: opened.number, lines };
}

/** A server that runs elsewhere. */
async function aRunningNode(database: Database, openedVersion: number): Promise<void> {
  await nodeStore(database).sendHeartbeat({ id: 'there', place: 'elsewhere', agreement: {}, openedVersion });
}

const publish = async (database: Database, version: number) =>
  goLive((await aServer({ database, options: { compiler } })).deps, { version, by: 'Ada', isAgain: false });

test(
  'the folder is published at each start until an author publishes, and a later edit is only named',
  async () => {
    const database = await aDatabase();
    await expect(start(database)).rejects.toThrow('There is no world yet.');
    const first = await start(database, { worldFolder: folderNamed('First') });
    expect(first).toMatchObject({ title: 'First', lines: ['Publishing the world in my-world ...'] });
    expect(await start(database, { worldFolder: folderNamed('First') })).toEqual({ ...first, lines: [] });
    const second = await start(database, { worldFolder: folderNamed('Second') });
    expect(second.title).toBe('Second');
    expect(await start(database)).toEqual({ ...second, lines: [] });

    expect(await publish(database, first.number)).toBeUndefined();
    const { title, lines } = await start(database, { worldFolder: folderNamed('Second') });
    expect(title).toBe('First');
    expect(lines).toEqual([
      'The database\'s world "First" is played. The folder my-world has another world, "Second", which is not played.',
    ]);
    const edited = folderNamed('First\ndescription: Another one.');
    expect((await start(database, { worldFolder: edited })).lines).toEqual([
      'The world in my-world differs from the published one, which is played. To publish it: npm run world publish -- my-world --to http://here',
    ]);
  },
  minute,
);

test(
  'the numbers of each started folder stay taken once there are characters',
  async () => {
    const database = await aDatabase();
    const renumbered = (title: string) => ({
      ...folderNamed(title),
      files: () =>
        folderNamed(title)
          .files()
          .map((file) => (file.path === 'ids.lock' ? { ...file, read: () => Buffer.from(swapped) } : file)),
    });
    const lock = String(starter['ids.lock']);
    const [[, one = ''] = [], [, two = ''] = []] = [...lock.matchAll(/^quality (\d+) .*$/gm)];
    const swapped = lock
      .replace(`quality ${one} `, 'quality - ')
      .replace(`quality ${two} `, `quality ${one} `)
      .replace('quality - ', `quality ${two} `);

    await start(database, { worldFolder: renumbered('First') });
    const second = await start(database, { worldFolder: folderNamed('Second') });
    expect(second.title).toBe('Second');
    await aPlayer(await aServer({ database }));
    const third = await start(database, { worldFolder: renumbered('Third') });
    expect(third).toMatchObject({ title: 'Second', number: second.number });
    expect(third.lines.at(-1)).toMatch(
      /^The world in my-world was not published, so the one before is played\.\nNumbers of/,
    );
    expect(third.lines.at(-1)).toContain(`${one} is the quality`);
  },
  minute,
);

test(
  'a folder is not published while another server runs',
  async () => {
    const database = await aDatabase();
    const first = await start(database, { worldFolder: folderNamed('First') });
    await aRunningNode(database, first.number);
    expect(await start(database, { worldFolder: folderNamed('Second') })).toMatchObject({ title: 'First' });
  },
  minute,
);

test(
  'a server that starts during a switch waits for its end',
  async () => {
    const database = await aDatabase();
    const [first, second] = [
      await start(database, { worldFolder: folderNamed('First') }),
      await start(database, { worldFolder: folderNamed('Second') }),
    ];
    await switchStore(database).begin(first.number, 'Ada');
    const waits = vi.fn();
    const starting = start(database, { log: waits });
    await expect.poll(() => waits.mock.calls.length, { timeout: minute }).toBe(1);
    expect(await publish(database, first.number)).toBeUndefined();
    expect([(await starting).title, second.title]).toEqual(['First', 'Second']);
  },
  minute,
);

test(
  'a server whose newer program cannot compile the live version does not start and changes nothing',
  async () => {
    const database = await aDatabase();
    const first = await start(database, { worldFolder: folderNamed('First') });
    const folder = mkdtempSync(join(tmpdir(), 'newer-program-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = join(folder, 'program.mjs');
    const result = `JSON.stringify({ problems: 'pack.story:1 is too old' })`;
    writeFileSync(
      program,
      `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[3] + '/result.json', ${result});`,
    );
    const newer = { program, version: 'two' };

    await expect(start(database, { compiler: newer })).rejects.toThrow('pack.story:1 is too old');
    expect(await switchStore(database).read()).toEqual({ live: first.number, wasPublished: false });
    expect(await start(database)).toMatchObject({ title: 'First' });
  },
  minute,
);

test(
  'a running server takes what another one publishes, without its folder',
  async () => {
    const connection = await aConnection();
    const database = await aDatabase(connection);
    const [first, second] = [
      await start(database, { worldFolder: folderNamed('First') }),
      await start(database, { worldFolder: folderNamed('Second') }),
    ];
    const server = await runServer({ compiler }, configOn(connection));
    onTestFinished(() => server.stop());
    const world = async () => ((await (await fetch(`${server.address}/readyz`)).json()) as { world: string }).world;
    const before = await world();
    expect(server.title()).toBe('Second');

    expect(await publish(database, first.number)).toBeUndefined();
    await expect.poll(world, { timeout: 20_000 }).not.toBe(before);
    expect(await publish(database, second.number)).toBeUndefined();
    await expect.poll(world, { timeout: 20_000 }).toBe(before);
  },
  minute,
);

function configOn(connection: Connection) {
  const dataDir = mkdtempSync(join(tmpdir(), 'published-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const url =
    'url' in connection
      ? connection.url
      : `postgres://${connection.user}@${encodeURIComponent(connection.host)}:${connection.port}/${connection.database}`;
  return readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
}
