import { worldFileLimits, worldPieceBytes } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { anUploadedFile, aPublishToken, filesOf, piecesOf } from '../testing/a-publisher.ts';
import { uniqueName } from '../testing/a-scene.ts';
import { aServer } from '../testing/a-server.ts';
import { anOperator } from '../testing/an-operator.ts';
import { aConnection, aDatabase } from '../testing/database.ts';
import { storeWorld } from './publish-commands.ts';

const connection = await aConnection();
const server = await aServer({ database: await aDatabase(connection) });
const other = await aServer({ database: await aDatabase(connection) });
const { call } = server;
const token = await aPublishToken(server, 'ada');

const missing = async (files: ReturnType<typeof filesOf>) =>
  (await call('POST /extra/publishing/begin', { files }, token)).body.missing;
const send = (pieces: ReturnType<typeof piecesOf>) => call('POST /extra/publishing/upload', { pieces }, token);
/** One call for each piece, because two large ones do not fit into a call. */
const upload = async (pieces: ReturnType<typeof piecesOf>) => {
  for (const piece of pieces) expect((await send([piece])).body.isSuccess).toBe(true);
};
const finish = (files: ReturnType<typeof filesOf>, note = '', key?: string) =>
  call('POST /extra/publishing/finish', { files, note }, token, key);

/** A picture of three pieces and a bit, and a story. */
const aWorldInPieces = () => ({
  'pack.story': `# World ${uniqueName()}`,
  'pictures/icons/lamp.png': Buffer.alloc(3 * worldPieceBytes + 7, uniqueName()),
});

test('an interrupted upload goes on with the missing pieces on another server, and becomes a version', async () => {
  const contents = aWorldInPieces();
  const [files, pieces] = [filesOf(contents), piecesOf(contents)];
  expect(await missing(files)).toHaveLength(5);
  await upload(pieces.slice(0, 2));
  await upload(pieces.slice(1, 3));
  expect(await missing(files)).toEqual(pieces.slice(3).map(({ hash, piece }) => ({ hash, piece })));
  expect((await finish(files)).body.message).toContain(
    'A part of "pictures/icons/lamp.png" is missing on the server. Publish again',
  );
  for (const piece of pieces.slice(3)) await other.call('POST /extra/publishing/upload', { pieces: [piece] }, token);
  expect(await missing(files)).toEqual([]);
  const { version } = (await finish(files, 'the first')).body;

  const { versions, whyClosed } = (await call('GET /extra/publishing/versions', {}, token)).body;
  expect(whyClosed, 'this server has no compiler').toContain('it takes no published worlds');
  expect(versions[0]).toMatchObject({ version, publisher: 'ada', note: 'the first', state: 'never live' });
  const stored = (await call('GET /extra/publishing/files', { version }, token)).body;
  expect(stored.files.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(files);
  for (const { hash, piece, content } of pieces)
    expect((await call('GET /extra/publishing/piece', { hash, piece }, token)).body.content).toBe(content);
});

test('a damaged piece is refused at the end, and the file is sent again', async () => {
  const contents = aWorldInPieces();
  const [files, pieces] = [filesOf(contents), piecesOf(contents)];
  await upload(pieces.map((each, at) => (at === 2 ? { ...each, content: 'AAAA' } : each)));
  expect(await missing(files)).toEqual([]);
  expect((await finish(files)).body.message).toContain('"pictures/icons/lamp.png" was damaged on its way');
  expect(await missing(files)).toHaveLength(4);
  await upload(pieces);
  expect((await finish(files)).body.isSuccess).toBe(true);
});

test('a server makes a version of files that it has read itself', async () => {
  const contents = aWorldInPieces();
  const files = Object.entries(contents).map(([path, content]) => ({ path, content: Buffer.from(content) }));
  const about = { files, publisher: 'the start', note: '', key: 'one folder' };
  const version = await storeWorld(server.deps, about);
  expect(await storeWorld(other.deps, about)).toBe(version);
  expect(await missing(filesOf(contents))).toEqual([]);
});

test('files that a version already has are not sent again', async () => {
  const contents = aWorldInPieces();
  await upload(piecesOf(contents));
  await finish(filesOf(contents));
  const next = { ...contents, 'pack.story': '# Another' };
  expect(await missing(filesOf(next))).toEqual([expect.objectContaining({ piece: 0 })]);
});

test('the same key makes one version, and is refused for another one', async () => {
  const files = await anUploadedFile({ server, token });
  const [one, two] = [await finish(files, 'x', 'key'), await finish(files, 'x', 'key')];
  expect(two.body.version).toBe(one.body.version);
  expect((await finish(files, 'y', 'key')).body.message).toContain('Idempotency-Key was already used');
  expect((await finish(files, 'x')).body.version).not.toBe(one.body.version);
});

test('refuses what exceeds a limit, is no Base64, or has a path twice', async () => {
  const [file] = filesOf({ 'pack.story': '' });
  if (!file) throw new Error('no file');
  const large = ['a', 'b'].map((path) => ({ ...file, path, bytes: worldFileLimits.packedBytes / 2 + 1 }));
  const begin = (files: ReturnType<typeof filesOf>) => call('POST /extra/publishing/begin', { files }, token);
  expect((await begin(large)).body.message).toContain('The world has 201 MB; a version may have 200 MB');
  expect((await begin([file, file])).body.message).toBe('"pack.story" is among the files twice.');
  const many = Array.from({ length: worldFileLimits.files + 1 }, (_, at) => ({ ...file, path: `${at}` }));
  expect((await begin(many)).status).toBe(400);
  const piece = { hash: file.hash, piece: 0 };
  expect((await send([{ ...piece, content: 'no!' }])).body.message).toContain('is no Base64');
  const long = Buffer.alloc(worldPieceBytes + 1).toString('base64');
  expect((await send([{ ...piece, content: long }])).body.message).toContain('has more than 524288 bytes');
});

test('unfinished uploads are refused when they take too much space', async () => {
  const own = await aServer();
  const ownToken = await aPublishToken(own);
  const filling = `insert into world_file_pieces (hash, piece, content)
    select 'x', n, convert_to(repeat('x', ${worldPieceBytes}), 'utf8') from generate_series(1, 800) n`;
  await own.database.run({ name: 'test-fill', text: filling });
  const pieces = piecesOf({ a: 'a' });
  const { body } = await own.call('POST /extra/publishing/upload', { pieces }, ownToken);
  expect(body.message).toContain('Too many uploads were begun and not finished');
});

test('a session token publishes nothing, and a publish token opens nothing else', async () => {
  const player = await aPlayer(server);
  const none = 'This needs a publish token, and the server knows none like the one that was sent.';
  for (const wrong of [undefined, player.token, `${token}x`]) {
    const { status, body } = await call('GET /extra/publishing/versions', {}, wrong);
    expect([status, body.message]).toEqual([401, expect.stringContaining(none)]);
  }
  expect((await call('GET /character/myself', {}, token)).status).toBe(401);
  expect((await call('POST /extra/publishing/upload', { pieces: [] }, player.token)).status).toBe(401);
});

test('a revoked token is refused at once on every server, with what to do', async () => {
  const spare = await aPublishToken(server, 'bea');
  expect((await other.call('GET /extra/publishing/versions', {}, spare)).status).toBe(200);
  await anOperator(server).ask('publish-token-revoke', { name: 'bea' });
  const { status, body } = await other.call('GET /extra/publishing/versions', {}, spare);
  expect([status, body.message]).toEqual([
    401,
    expect.stringContaining('The publish token is revoked. Ask the operator'),
  ]);
});

test('the use of a token is logged once a minute, without the token', async () => {
  const lines: string[] = [];
  const logging = await aServer({ options: { logLevel: 'warn' }, log: { write: (line) => void lines.push(line) } });
  const used = await aPublishToken(logging, 'cyd');
  for (let times = 0; times < 3; times++) await logging.call('GET /extra/publishing/versions', {}, used);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'publish token used', publisher: 'cyd' });
  expect(lines[0]).not.toContain(used);
});
