import { createHash } from 'node:crypto';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { aPublishingServer } from './a-publishing-server.ts';
import { aFolder, anAuthor, aWorld } from './an-author.ts';
import { publishingClient } from './publishing-client.ts';
import { runPublishing } from './run-publishing.ts';

test('a version that does not compile is listed as failed, and cannot go live', async () => {
  const server = await aPublishingServer();
  const run = anAuthor(server);
  const client = publishingClient({
    ...{ server: new URL(server.address), token: server.token, print: () => {} },
    signal: new AbortController().signal,
  });
  const content = Buffer.from('= A World\nstart at: Nowhere\n');
  const hash = createHash('sha256').update(content).digest('hex');
  const files = [{ path: 'pack.story', hash, bytes: content.length }];
  await client.call('POST /extra/publishing/upload', {
    pieces: [{ hash, piece: 0, content: content.toString('base64') }],
  });
  const { version } = await client.call('POST /extra/publishing/finish', { files, note: '' }, 'once');
  const first = await run('go-live', String(version));
  expect(first.said).toMatch(/Version 1 does not compile, so the live version stays\.$/);
  expect((await run('versions')).said).toMatch(/ada {2}failed$/);
  const second = await run('roll-back', String(version));
  expect([second.code, second.said]).toEqual([
    1,
    expect.stringMatching(/^Version 1 failed to compile, so it cannot go/),
  ]);
}, 120_000);

test('an interruption says what is on the server, that nothing is live, and how to go on', async () => {
  const server = await aPublishingServer();
  const interruptAt = async (moment: RegExp, world: string) => {
    const interruption = new AbortController();
    const lines: string[] = [];
    const print = (line: string): void => {
      lines.push(line);
      if (moment.test(line)) interruption.abort();
    };
    const code = await runPublishing('publish', [world, '--to', server.address], {
      variables: { PUBLISH_TOKEN: server.token },
      print,
      signal: interruption.signal,
      ask: async (question) => {
        print(question);
        return 'y';
      },
    });
    return { code, said: lines.at(-1) };
  };
  const world = aWorld();
  expect(await interruptAt(/^checking/, world)).toEqual({
    code: 130,
    said: `\nInterrupted. The server may have a part of the files, and players see no change. To send the rest:\nnpm run world publish -- ${world} --to ${server.address}`,
  });
  expect(existsSync(join(world, 'ids.lock'))).toBe(false);
  const stored = `\nInterrupted. Version 1 is on the server, and not live: players see no change. To make it live later:\nnpm run world go-live -- 1 --to ${server.address}`;
  expect(await interruptAt(/compiles the world/, world)).toEqual({ code: 130, said: stored });
  expect(await interruptAt(/live\? /, world)).toEqual({ code: 130, said: stored });
  expect((await anAuthor(server)('versions')).said).toMatch(/ada {2}never live$/);
}, 120_000);

test('a wrong token or address is found before the folder changes, and a retry is announced', async () => {
  const { address } = await aPublishingServer();
  const world = aWorld();
  const unknown = await anAuthor({ address, token: 'x' })('publish', world, '--yes');
  expect(unknown).toEqual({ code: 1, said: expect.stringContaining('Ask the operator of the game for a new one.') });
  const nobody = await anAuthor({ address: 'http://127.0.0.1:1', token: 'x' })('publish', world, '--yes');
  expect(nobody).toEqual({
    code: 1,
    said: expect.stringMatching(
      /cannot be reached: .* Trying again for 4 seconds \.\.\.\n.* Start the game, or correct/,
    ),
  });
  expect(existsSync(join(world, 'ids.lock'))).toBe(false);
});

test('says whether a version may be live when the server goes away before or during the switch', async () => {
  const server = await aPublishingServer();
  let isCut = false;
  const proxy = createServer(async (request, response) => {
    if (isCut) return void request.socket.destroy();
    const headers = request.headers as Record<string, string>;
    const method = request.method ?? 'GET';
    const body = method === 'POST' && { body: await buffer(request) };
    const reply = await fetch(`${server.address}${request.url}`, { method, headers, ...body });
    response.writeHead(reply.status, { connection: 'close' }).end(await reply.text());
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  onTestFinished(() => void proxy.close());
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const lastLine = async (goAway: () => unknown) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const ask = async () => {
      await goAway();
      return 'y';
    };
    await runPublishing('go-live', ['1', '--to', address], { variables: { PUBLISH_TOKEN: server.token }, print, ask });
    return lines.at(-1);
  };
  await anAuthor(server)('publish', aWorld());
  const cut = () => {
    isCut = true;
  };
  expect(await lastLine(cut)).toMatch(/ Version 1 may be live or not\. To see .*\nnpm run world versions -- /);
  isCut = false;
  const close = () => new Promise((done) => proxy.close(done));
  expect(await lastLine(close)).toMatch(/cannot be reached: .* Version 1 is on the server, and not live: /);
}, 120_000);

test('warns of a token file that others can read', async () => {
  const { address, token } = await aPublishingServer();
  const file = join(aFolder(), 'token');
  writeFileSync(file, token, { mode: 0o644 });
  const lines: string[] = [];
  const list = () =>
    runPublishing('versions', ['--to', address], {
      variables: { PUBLISH_TOKEN_FILE: file },
      print: (line) => void lines.push(line),
    });
  await list();
  expect(lines.shift()).toBe(
    `Other users of this machine may read the token. To keep it to yourself: chmod 600 ${file}`,
  );
  chmodSync(file, 0o600);
  lines.length = 0;
  await list();
  expect(lines).toEqual(['Nothing has been published yet.']);
});

test.each([
  [{ PUBLISH_TOKEN: 'x' }, [], 'Name the server, after "--": npm run world versions -- --to https://game.example'],
  [{ PUBLISH_TOKEN: 'x' }, ['--to', ''], 'The address after --to is empty. If you wrote $GAME, set it'],
  [{ PUBLISH_TOKEN: 'x' }, ['--to', '--note', 'x'], 'The address after --to is empty.'],
  [{ PUBLISH_TOKEN: 'x' }, ['--to'], 'The address after --to is empty.'],
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
    said: `There is no version 99. To list the versions: npm run world versions -- --to ${address}`,
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
