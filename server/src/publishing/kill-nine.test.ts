import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { worldPieceBytes } from '@underhall/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { aBusyPack } from '../testing/a-busy-world.ts';
import { aHome, killNine, type ServerProcess } from '../testing/a-process.ts';
import { aVersion } from '../testing/a-published-world.ts';
import { aPublishToken, starterContents } from '../testing/a-publisher.ts';
import { aServer } from '../testing/a-server.ts';
import { aConnection, aDatabase } from '../testing/database.ts';

const root = join(import.meta.dirname, '../../..');
const pieces = 16;

/** The starter world with a file of several pieces. */
function aLargeWorld(): string {
  const folder = mkdtempSync(join(tmpdir(), 'large-world-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const contents = {
    ...starterContents(),
    'qualities/notes.story': `// ${'x'.repeat(pieces * worldPieceBytes - 10)}\n`,
  };
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** An address that leads to the first running server. */
async function aLoadBalancer(running: () => ServerProcess | undefined): Promise<string> {
  const balancer = createServer((socket) => {
    const address = running()?.address;
    if (!address) return void socket.destroy();
    const server = connect(Number(new URL(address).port), '127.0.0.1');
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other);
  });
  await new Promise<void>((done) => balancer.listen(0, '127.0.0.1', done));
  onTestFinished(() => void balancer.close());
  return `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}

test('a publish goes on after kills of its command, its server in the upload, and the compiling one', async () => {
  const connection = await aConnection();
  const database = await aDatabase(connection);
  const here = await aServer({ database, pack: aBusyPack() });
  const token = await aPublishToken(here, 'ada');
  const live = await aVersion(database, here.deps.world.pack);
  await database.run({ name: 'test-live', text: 'update world_switch set live = $1' }, [live]);
  const settings = { SIGNING_SECRET: 'a'.repeat(64), LUCK_SECRET: 'b'.repeat(64) };
  const homes = [await aHome('published', connection, settings), await aHome('published', connection, settings)];
  const nodes: (ServerProcess | undefined)[] = await Promise.all(homes.map((home) => home.start()));
  const address = await aLoadBalancer(() => nodes.find((node) => node !== undefined));
  const kill = async (at: 0 | 1) => {
    const node = nodes[at];
    nodes[at] = undefined;
    if (node) await killNine(node);
  };
  const world = aLargeWorld();
  const publish = () => {
    const words = ['ops/run.mjs', 'world', 'publish', world, '--to', address, '--yes'];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, PUBLISH_TOKEN: token };
    const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines: string[] = [];
    const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    return { child, lines, ended: once(output, 'close').then(() => lines) };
  };

  const first = publish();
  const all = piecesIn(await lineOf(first, /^sent/m));
  first.child.kill('SIGKILL');
  const second = publish();
  expect(piecesIn(await lineOf(second, /^sent/m))).toBeLessThan(all);
  await kill(0);
  await lineOf(second, /everything is on the server/);
  nodes[0] = await homes[0]?.start();
  const compiling = { name: 'test-compiling', text: 'select from compiled_worlds where pack is null' };
  await expect.poll(() => database.run(compiling), { timeout: 60_000, interval: 5 }).toHaveLength(1);
  await kill(1);
  expect((await second.ended).at(-1)).toMatch(/^version \d+ is live$/);
}, 300_000);

const piecesIn = (line: string): number => Number(/^sent \d+ of (\d+)/.exec(line)?.[1]);

type Command = { readonly lines: readonly string[]; readonly child: ChildProcess };

/** The first line of this form, as soon as a command has printed it. */
async function lineOf({ lines }: Command, form: RegExp): Promise<string> {
  await expect.poll(() => lines.join('\n'), { timeout: 60_000, interval: 5 }).toMatch(form);
  return lines.find((line) => form.test(line)) ?? '';
}
