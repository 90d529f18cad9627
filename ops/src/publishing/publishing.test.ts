import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { packWorld, sourcePaths } from '@underhall/language';
import { expect, onTestFinished, test } from 'vitest';
import { aPublishingServer } from './a-publishing-server.ts';
import { aFolder, anAuthor, aWorld, rewrite } from './an-author.ts';
import { runPublishing } from './run-publishing.ts';

test('publishes a folder, shows each step, and lists the version', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  const { code, said } = await run('publish', world, '--note', 'the first', '--yes');
  expect(said).toMatch(/sent \d+ of \d+ pieces\nversion 1: everything is on the server\n/);
  expect([code, said]).toEqual([0, expect.stringMatching(/version 1 is live$/)]);
  expect((await run('versions')).said).toMatch(/^1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}ada {2}live now {2}"the first"$/);

  rewrite(join(world, 'pack.story'), /^tagline: .*$/m, 'tagline: The boat is late.');
  const second = await run('publish', world, '--yes');
  expect(second.said, 'only the changed file is sent').toContain('sent 1 of 1 pieces');
}, 120_000);

test('publishes a world file, and treats it as a stranger’s', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  await run('publish', world, '--yes');
  rewrite(join(world, 'pack.story'), /^tagline: .*$/m, 'tagline: The boat is late.');
  const file = join(aFolder(), 'small.world');
  writeFileSync(file, packWorld(world));
  expect(await run('publish', file, '--yes')).toEqual({ code: 0, said: expect.stringMatching(/version 2 is live$/) });
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

test('a world with the same files as the live one makes no version, and the same attempt makes one version', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  await run('publish', world);
  await run('publish', world, '--yes');
  const again = await run('publish', world, '--yes');
  expect(again).toEqual({ code: 0, said: expect.stringMatching(/so there is nothing to publish\.$/) });
  expect((await run('versions')).said.split('\n')).toHaveLength(1);
  expect(await run('go-live', '1')).toEqual({ code: 0, said: 'Version 1 is live already.' });
}, 120_000);

test('asks before a version goes live, and refuses where nobody can answer', async () => {
  const server = await aPublishingServer();
  const { code, said } = await anAuthor(server)('publish', aWorld());
  expect([code, said]).toEqual([1, expect.stringContaining('Nobody can answer here. With --yes')]);
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
  expect(lines).toContain('Make version 1 live? (y/n) ');
  expect(lines.at(-1)).toBe(
    `Version 1 is on the server, and not live: players see no change. To make it live later:\nnpm run world go-live -- 1 --to ${server.address}`,
  );
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

test('another world is refused before anything is sent, and its folder stays as it is', async () => {
  const run = anAuthor(await aPublishingServer());
  const [world, other] = [aWorld(), aWorld()];
  await run('publish', world, '--yes');
  const kept = readFileSync(join(world, 'ids.lock'), 'utf8').replace(/ (?=[A-Z])/g, ' Other ');
  writeFileSync(join(other, 'ids.lock'), kept);
  expect(await run('publish', other, '--yes')).toEqual({
    code: 1,
    said: expect.stringMatching(/^.* has another world than the published one: .* Nothing was sent\./),
  });
  expect(readFileSync(join(other, 'ids.lock'), 'utf8')).toBe(kept);
}, 120_000);

test('a refused version leaves ids.lock of its folder as it was', async () => {
  const run = anAuthor(await aPublishingServer());
  const world = aWorld();
  await run('publish', world, '--yes');
  const [, number = '', name = ''] = /^storylet (\d+) (.*)$/m.exec(readFileSync(join(world, 'ids.lock'), 'utf8')) ?? [];
  addStorylet(world, 'Gull');
  rewrite(join(world, 'ids.lock'), `storylet ${number} ${name}`, `storylet ${number} Gull`);
  const before = readFileSync(join(world, 'ids.lock'), 'utf8');
  const { code, said } = await run('publish', world, '--yes');
  expect([code, said]).toEqual([1, expect.stringContaining(`${number} is the storylet`)]);
  expect(readFileSync(join(world, 'ids.lock'), 'utf8')).toBe(before);
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
