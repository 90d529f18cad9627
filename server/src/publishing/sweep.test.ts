import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aVersion } from '../testing/a-published-world.ts';
import { aPublishToken, filesOf, piecesOf } from '../testing/a-publisher.ts';
import { aServer, theWorld } from '../testing/a-server.ts';
import { sweepWorlds } from './sweep-store.ts';

const server = await aServer();
const { call, database, deps } = server;
const token = await aPublishToken(server);

const run = (text: string) => database.run({ name: createHash('md5').update(text).digest('hex'), text });
const later = async () => {
  await run(`update world_versions set created_at = created_at - interval '25 hours'`);
  await run(`update world_files set completed_at = completed_at - interval '25 hours'`);
  await run(`update world_file_pieces set uploaded_at = uploaded_at - interval '25 hours'`);
  await run(`update world_pictures set stored_at = stored_at - interval '25 hours'`);
};
async function upload(path: string) {
  const contents = { 'pack.story': 'in each version', [path]: `only in ${path}` };
  await call('POST /extra/publishing/upload', { pieces: piecesOf(contents) }, token);
  return filesOf(contents);
}
const finish = async (path: string) => {
  const body = { files: await upload(path), note: path };
  return (await call('POST /extra/publishing/finish', body, token)).body.version;
};
const notes = async () => (await deps.versions.list()).map(({ note }) => note);

test('the last ten live versions stay with their files, and the rest goes after a day', async () => {
  for (let at = 1; at <= 12; at++) {
    const version = await finish(`areas/${at}.story`);
    const text = 'update world_versions set live_at = to_timestamp($2) where number = $1';
    await database.run({ name: 'test-live', text }, [version, at]);
    // The first one is live again: it stays whatever its age.
    if (at === 1) await database.run({ name: 'test-switch', text: 'update world_switch set live = $1' }, [version]);
  }
  await finish('never live');
  await upload('never finished');
  await sweepWorlds(database);
  expect(await notes()).toEqual([
    'never live',
    ...[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 1].map((at) => `areas/${at}.story`),
  ]);

  await later();
  await sweepWorlds(database);
  expect(await notes()).not.toContain('never live');
  const missingOf = async (path: string) =>
    (await call('POST /extra/publishing/begin', { files: await filesOf({ x: `only in ${path}` }) }, token)).body
      .missing;
  for (const path of ['areas/1.story', 'areas/3.story', 'areas/12.story']) expect(await missingOf(path)).toEqual([]);
  for (const path of ['areas/2.story', 'never live', 'never finished']) expect(await missingOf(path)).toHaveLength(1);
});

test('a converted picture stays while a compiled version names it', async () => {
  const [named, alone] = [
    await deps.worldPictures.add(Buffer.from('a')),
    await deps.worldPictures.add(Buffer.from('b')),
  ];
  const version = await aVersion(database, theWorld());
  await run(`update world_versions set live_at = now() where number = ${version}`);
  await run(`update compiled_worlds set pictures = '{"files": {"x/y": "${named}"}}' where version = ${version}`);
  await later();
  await sweepWorlds(database);
  const rows = await run('select hash from world_pictures');
  expect(rows).toEqual([{ hash: named }]);
  expect(rows).not.toContainEqual({ hash: alone });
});

test('an old file that a new version names stays, though it was about to be deleted', async () => {
  const files = await upload('kept');
  await deps.worldFiles.complete(files);
  await later();
  await finish('kept');
  await sweepWorlds(database);
  expect((await call('POST /extra/publishing/begin', { files }, token)).body.missing).toEqual([]);
});
