import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packWorld, sourcePaths } from '@underhall/language';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { aPublishingServer } from './a-publishing-server.ts';
import type { PublishingCommand } from './publishing-commands.ts';
import { runPublishing } from './run-publishing.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publishing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function aWorld(): string {
  const world = join(aFolder(), 'small');
  cpSync(join(root, 'language', 'starter'), world, { recursive: true });
  return world;
}

/** Runs commands as an author with a token does. */
function anAuthor({ address, token }: { readonly address: string; readonly token: string }) {
  return async (command: PublishingCommand, ...typed: readonly string[]) => {
    const lines: string[] = [];
    const code = await runPublishing(command, [...typed, '--to', address], {
      variables: { PUBLISH_TOKEN: token },
      print: (line) => void lines.push(line),
    });
    return { code, said: lines.join('\n') };
  };
}

const rewrite = (file: string, from: string | RegExp, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

test('publishes a folder, shows each step, and lists the version', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  const { code, said } = await run('publish', world, '--note', 'the first', '--yes');
  expect(said).toMatch(/sent \d+ of \d+ pieces\nversion 1: everything is on the server\n/);
  expect([code, said]).toEqual([0, expect.stringMatching(/version 1 is live$/)]);
  expect((await run('versions')).said).toMatch(/^1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}ada {2}live now {2}"the first"$/);

  expect(await run('publish', world, '--yes')).toEqual({
    code: 0,
    said: expect.stringMatching(/Nothing has changed: version 1 is live and has the same files\.$/),
  });
  expect((await run('roll-back', '1', '--yes')).said).toBe('Version 1 is live already.');
  rewrite(join(world, 'pack.story'), /^tagline: .*$/m, 'tagline: The boat is late.');
  const second = await run('publish', world, '--yes');
  expect(second.said, 'only the changed file is sent').toContain('sent 1 of 1 pieces');
}, 120_000);

test('publishes a world file, and treats it as a stranger’s', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  await run('publish', world, '--yes');
  const file = join(aFolder(), 'small.world');
  writeFileSync(file, packWorld(world));
  expect(await run('publish', file, '--yes')).toMatchObject({ code: 0 });
  writeFileSync(file, 'not a zip');
  expect(await run('publish', file, '--yes')).toEqual({
    code: 1,
    said: expect.stringContaining('cannot be published: it is damaged, or no world file'),
  });
}, 120_000);

test('publishes and pulls nothing without the name of a folder', async () => {
  const run = anAuthor({ address: 'http://127.0.0.1:1', token: 'publish_x' });
  for (const command of ['publish', 'pull'] as const)
    expect(await run(command)).toEqual({
      code: 1,
      said: `Name the folder: npm run world ${command} -- ../my-world --to https://game.example`,
    });
});

test('a world with mistakes is not sent, and the mistakes are printed', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  rewrite(join(world, 'pack.story'), /^start at: .*$/m, 'start at: Nowhere');
  const { code, said } = await run('publish', world, '--yes');
  expect(code).toBe(1);
  expect(said).toContain('start at: Nowhere');
  expect(said).toContain('The world has mistakes, so nothing was sent.');
  expect((await run('versions')).said).toBe('Nothing has been published yet.');
});

test('asks before a version goes live, and refuses where nobody can answer', async () => {
  const server = await aPublishingServer();
  const world = aWorld();
  for (let attempt = 1; attempt <= 2; attempt++) {
    const { code, said } = await anAuthor(server)('publish', world);
    expect([code, said]).toEqual([1, expect.stringContaining('Nobody can answer here, so version 1 is not live.')]);
  }
  const lines: string[] = [];
  const asking = (answer: string) =>
    runPublishing('roll-back', ['1', '--to', server.address], {
      variables: { PUBLISH_TOKEN: server.token },
      print: (line) => void lines.push(line),
      ask: async (question) => {
        lines.push(question);
        return answer;
      },
    });
  expect(await asking('no')).toBe(1);
  expect(lines).toContain('Make version 1 live? (yes/no) ');
  expect(lines.at(-1)).toContain('Version 1 is not live.');
  expect(await asking('yes')).toBe(0);
}, 120_000);

test('pulls the live sources into an empty folder, and again over files that nobody edited', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  await run('publish', world, '--yes');
  const folder = join(aFolder(), 'pulled');
  expect(await run('pull', folder)).toEqual({ code: 0, said: expect.stringContaining(`version 1 is in ${folder}`) });
  for (const path of sourcePaths(world))
    expect(readFileSync(join(folder, path)), path).toEqual(readFileSync(join(world, path)));
  expect(sourcePaths(folder)).toEqual(sourcePaths(world));

  rewrite(join(world, 'pack.story'), /^tagline: .*$/m, 'tagline: The boat is late.');
  const hatch = join('shops', 'the-chandlers-hatch.story');
  await run('publish', world, '--yes');
  await run('pull', folder);
  expect(readFileSync(join(folder, 'pack.story'), 'utf8')).toContain('The boat is late.');

  writeFileSync(join(folder, hatch), 'mine');
  expect((await run('roll-back', '1', '--yes')).said).toMatch(/version 1 is live$/);
  const edited = await run('pull', folder);
  expect(edited).toEqual({ code: 1, said: expect.stringContaining(`were edited, so nothing was changed:\n${hatch}`) });
  expect(readFileSync(join(folder, hatch), 'utf8')).toBe('mine');
  expect(readFileSync(join(folder, 'pack.story'), 'utf8')).toContain('The boat is late.');
}, 120_000);

/** Adds a storylet to the world in a folder. */
const addStorylet = (folder: string, name: string): void => {
  const landing = join(folder, 'areas', 'landing');
  const text = readFileSync(join(landing, 'bags-for-the-late-ones.story'), 'utf8');
  writeFileSync(join(landing, `${name.toLowerCase()}.story`), text.replace(/^= .*$/m, `= ${name}`));
};
const numberOf = (folder: string, name: string) =>
  new RegExp(`^storylet (\\d+) ${name}$`, 'm').exec(readFileSync(join(folder, 'ids.lock'), 'utf8'))?.[1];

test('after a roll-back, a pulled world has every published number, so a new thing gets a free one', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  await run('publish', world, '--yes');
  addStorylet(world, 'Ounce');
  await run('publish', world, '--yes');
  await run('roll-back', '1', '--yes');

  const pulled = join(aFolder(), 'pulled');
  await run('pull', pulled);
  const lock = readFileSync(join(pulled, 'ids.lock'), 'utf8');
  expect(lock).toContain(`gone storylet ${numberOf(world, 'Ounce')} Ounce\n`);
  expect(await run('pull', pulled), 'nothing was edited').toMatchObject({ code: 0 });
  expect(readFileSync(join(pulled, 'ids.lock'), 'utf8')).toBe(lock);

  addStorylet(pulled, 'Gull');
  expect(await run('publish', pulled, '--yes')).toMatchObject({ code: 0 });
  expect(numberOf(pulled, 'Gull')).toMatch(/^\d+$/);
  expect(lock).not.toContain(` ${numberOf(pulled, 'Gull')} `);
}, 120_000);

test('the second of two authors who add things at once gets other numbers', async () => {
  const run = anAuthor(await aPublishingServer());
  const [ada, ben] = [aWorld(), aWorld()];
  await run('publish', ada, '--yes');
  cpSync(join(ada, 'ids.lock'), join(ben, 'ids.lock'));
  addStorylet(ada, 'Ounce');
  await run('publish', ada, '--yes');
  addStorylet(ben, 'Gull');
  expect(await run('publish', ben, '--yes')).toEqual({ code: 0, said: expect.stringMatching(/version 3 is live$/) });
  expect(numberOf(ben, 'Gull')).not.toBe(numberOf(ada, 'Ounce'));
}, 120_000);

test('an interrupted pull is repeated, and a folder with other files is refused', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  await run('publish', world, '--yes');
  const folder = join(aFolder(), 'pulled');
  await run('pull', folder);
  // As after a kill: one file is missing, and another one is half written.
  rmSync(join(folder, 'pack.story'));
  writeFileSync(join(folder, 'ids.lock.new'), 'half');
  expect((await run('pull', folder)).code).toBe(0);
  expect(existsSync(join(folder, 'pack.story'))).toBe(true);

  const other = await run('pull', world);
  expect(other).toEqual({ code: 1, said: expect.stringContaining('has files that no pull wrote') });
}, 120_000);

test('a cut connection during the upload costs nothing: the call is repeated', async () => {
  const server = await aPublishingServer();
  let cuts = 3;
  const proxy = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    const reply = await fetch(`${server.address}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(request.method === 'POST' && { body: Buffer.concat(body) }),
    });
    // The server has done its work, and its reply is lost.
    if (/upload|finish/.test(request.url ?? '') && cuts-- > 0) return void request.socket.destroy();
    response.writeHead(reply.status).end(await reply.text());
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  onTestFinished(() => void proxy.close());
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { code, said } = await anAuthor({ address, token: server.token })('publish', aWorld(), '--yes');
  expect([code, said]).toEqual([0, expect.stringContaining('version 1: everything is on the server')]);
  expect(cuts).toBeLessThan(1);
}, 120_000);

test.each([
  [{ PUBLISH_TOKEN: 'x' }, [], 'Name the server: --to https://game.example'],
  [{ PUBLISH_TOKEN: 'x' }, ['--to', 'http://game.example'], 'only sent over https, or within this machine'],
  [{ PUBLISH_TOKEN: 'x' }, ['--to', 'http://127.0.0.1.game.example'], 'only sent over https'],
  [{ PUBLISH_TOKEN: 'x' }, ['--to', 'https://ada:secret@game.example'], 'may contain no name and no password'],
  [{}, ['--to', 'https://game.example'], 'A publish token is missing'],
  [{ PUBLISH_TOKEN_FILE: '/no/such/file' }, ['--to', 'https://game.example'], 'PUBLISH_TOKEN_FILE cannot be read'],
  [{}, ['--token', 'x'], 'Save it in a file that only you can read, and name that file in PUBLISH_TOKEN_FILE'],
  [{}, ['--token=x'], 'No command takes the token as an argument'],
  [{}, ['--server', 'x'], /^Unknown option '--server'\. "npm run world help" lists the commands\.$/],
])('refuses an unsafe or incomplete call: %j %j', async (variables, typed, refusal) => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(await runPublishing('versions', typed, { variables, print })).toBe(1);
  expect(lines.join('\n')).toMatch(refusal);
});

test('says what to do for an unknown version, and for an address of another kind', async () => {
  const { address, token } = await aPublishingServer();
  expect(await anAuthor({ address, token })('roll-back', '99')).toEqual({
    code: 1,
    said: 'There is no version 99. To list the versions: npm run world versions -- --to URL',
  });
  const { said } = await anAuthor({ address: address.replace('http:', 'https:'), token })('versions');
  expect(said).toMatch(/^127\.0\.0\.1:\d+ does not answer by https\. If it is this machine, write --to http:/);
  const other = createServer((_, response) => void response.end('<html>'));
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  onTestFinished(() => void other.close());
  const page = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  expect((await anAuthor({ address: page, token })('versions')).said).toContain(
    'is no game that takes published worlds',
  );
});

test('an unknown token is refused with what to do', async () => {
  const { address } = await aPublishingServer();
  const { code, said } = await anAuthor({ address, token: 'x' })('versions');
  expect([code, said]).toEqual([1, expect.stringContaining('Ask the operator for a new one: npm run admin')]);
});
