import type { Calls, Undo } from '@underhall/contract';
import { maxMarks, maxNotes, maxTags, undoPeriodMs } from '@underhall/contract/limits';
import { ids, qualitiesOf } from '@underhall/engine/testing';
import { beforeEach, expect, test } from 'vitest';
import { aJournalKeeper, aTellingServer } from '../testing/a-journal-keeper.ts';
import { aPlayer } from '../testing/a-player.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { putOffEnd } from '../testing/removals.ts';

const server = await aTellingServer();
const { call, database, deps } = server;
let keeper: Awaited<ReturnType<typeof aJournalKeeper>>;
beforeEach(async () => {
  keeper = await aJournalKeeper(server);
});

const ask = async <Name extends keyof Calls>(name: Name, body: Calls[Name]['body'], token = keeper.token) =>
  (await call(name, body, token)).body;
const undoNow = (offer: Undo | undefined, token = keeper.token) =>
  ask('POST /extra/undo', { id: offer?.id ?? 0 }, token);
const undo = async (offer: Undo | undefined, token = keeper.token) => {
  await putOffEnd(database);
  return undoNow(offer, token);
};
const moveRemovals = (by: string) =>
  database.run({ name: `test-move-${by}`, text: `update removals set removed_at = now() + interval '${by}'` });
const rowsOf = (table: string, owner = `character_id = ${keeper.characterId}`) =>
  database.run<Record<string, unknown>>({
    name: `test-rows-${table}-${owner}`,
    text: `select * from ${table} where ${owner} order by 1, 2`,
  });
const note = (words: string, token?: string) =>
  ask('POST /extra/notes', { kind: 'storylet', id: ids.lamplighter, words }, token);
const mark = (...marks: Calls['POST /extra/marks']['body']['marks']) => ask('POST /extra/marks', { marks });
const marks = async () => (await ask('GET /extra/marks', {})).marks;
const target = (qualityId: number, level: number) => ask('POST /extra/targets', { qualityId, target: level });
const sheet = (qualities: readonly number[]) =>
  changeCharacter(server, keeper.characterId, () => ({
    qualities: qualitiesOf(Object.fromEntries(qualities.map((id) => [id, 1]))),
  }));
const lamp = { kind: 'storylet', id: ids.lamplighter } as const;
const refused = { isSuccess: false, message: expect.any(String) };
const tooLate = { isSuccess: false, message: expect.stringContaining('too late') };

test('a reply says for how long a removal can be undone, and the note returns with its date', async () => {
  await note('oil');
  const before = await rowsOf('notes');
  const { undo: offer, ...gone } = await note('');

  expect(gone).toEqual({ isSuccess: true, message: 'Your note is gone.' });
  expect(offer).toEqual({ id: expect.any(Number), kind: 'note', remainingMs: expect.any(Number) });
  expect(offer?.remainingMs).toBeLessThanOrEqual(undoPeriodMs);
  expect(offer?.remainingMs).toBeGreaterThan(0);
  expect(await rowsOf('notes')).toEqual([]);
  expect(await undo(offer)).toEqual({ isSuccess: true, kind: 'note', message: 'Your note is back.' });
  expect(await rowsOf('notes')).toEqual(before);
});

test('writing a note, setting a target and adding a mark offer nothing to undo', async () => {
  expect(await note('oil')).not.toHaveProperty('undo');
  expect(await mark({ ...lamp, mark: 'favourite' })).not.toHaveProperty('undo');
  expect(await mark({ ...lamp, id: 9, mark: 'none' })).not.toHaveProperty('undo');
  await sheet([ids.watchful]);
  expect(await target(ids.watchful, 3)).not.toHaveProperty('undo');
});

test('a removal cannot be undone after ten seconds', async () => {
  await note('oil');
  const { undo: offer } = await note('');
  await moveRemovals(`-${undoPeriodMs} ms`);

  expect(await undoNow(offer)).toMatchObject(tooLate);
  expect(await rowsOf('notes')).toEqual([]);
});

test('a removal is undone once: a late duplicate does not undo what followed', async () => {
  await note('oil');
  const { undo: offer } = await note('');
  const replies = await Promise.all(Array.from({ length: 16 }, () => undo(offer)));

  expect(replies).toEqual(Array(16).fill({ isSuccess: true, kind: 'note', message: 'Your note is back.' }));
  expect(await undo(offer)).toMatchObject({ isSuccess: true });
  const again = await note('');
  expect(await undo(offer)).toMatchObject(tooLate);
  expect(await rowsOf('notes')).toEqual([]);
  expect(await undo(again.undo)).toMatchObject({ isSuccess: true });
});

test('another player cannot undo a removal', async () => {
  await note('oil');
  const { undo: offer } = await note('');
  const { token } = await aPlayer(server);

  expect(await undo(offer, token)).toMatchObject(tooLate);
  expect(await undo({ id: 987_654_321, kind: 'note', remainingMs: 1 })).toMatchObject(tooLate);
  expect(await undo(offer)).toMatchObject({ isSuccess: true });
});

test('a note does not return over a new one, or beyond the maximum', async () => {
  await note('oil');
  const { undo: offer } = await note('');
  await note('wick');
  expect(await undo(offer)).toMatchObject({ ...refused, message: expect.stringContaining('new note') });
  expect(await rowsOf('notes')).toMatchObject([{ words: 'wick' }]);

  const { undo: other } = await note('');
  const many = Array.from({ length: maxNotes }, (_, at) =>
    deps.notes.writing(keeper.characterId, { kind: 'thing', id: 90_000 + at, name: 'Thing', words: 'x' }),
  );
  await database.commit(many);
  expect(await undo(other)).toMatchObject({ ...refused, message: expect.stringContaining('maximum') });
});

test('removed marks return, alone or with those removed in the same request', async () => {
  const both = [
    { ...lamp, mark: 'favourite' },
    { kind: 'branch', id: 7, mark: 'avoid' },
  ] as const;
  await mark(...both, { ...lamp, id: 8, mark: 'avoid' });
  const before = await marks();

  const { undo: one } = await mark({ ...lamp, mark: 'none' });
  expect(await undo(one)).toMatchObject({ isSuccess: true, kind: 'mark' });
  const { undo: two, marks: left } = await mark(...both.map((each) => ({ ...each, mark: 'none' as const })));
  expect(left).toEqual([{ ...lamp, id: 8, mark: 'avoid' }]);
  expect(await undo(two)).toMatchObject({ isSuccess: true });
  expect(await marks()).toEqual(before);
});

test('a removed mark does not replace a newer mark, or exceed the maximum', async () => {
  await mark({ ...lamp, mark: 'favourite' });
  const { undo: offer } = await mark({ ...lamp, mark: 'none' });
  await mark({ ...lamp, mark: 'avoid' });
  await undo(offer);
  expect(await marks()).toEqual([{ ...lamp, mark: 'avoid' }]);

  const { undo: other } = await mark({ ...lamp, mark: 'none' });
  await mark(...Array.from({ length: maxMarks }, (_, at) => ({ kind: 'card', id: at + 1, mark: 'avoid' }) as const));
  expect(await undo(other)).toMatchObject(refused);
  expect(await marks()).toHaveLength(maxMarks);
});

test('a tag returns with its id, colour and favourite mark, on the entries that still have room', async () => {
  const entries = await keeper.setDown(3);
  const [first = 0, second = 0, third = 0] = entries;
  const tag = await keeper.makeTag('Ghosts');
  await ask('POST /journal/tag', { id: tag, color: 'Violet', isFavorite: true });
  for (const entryId of entries) await ask('POST /journal/tag/attach', { entryId, tagId: tag });
  const other = await keeper.makeTag('Rain');
  await ask('POST /journal/tag/attach', { entryId: first, tagId: other });
  const before = [await rowsOf('journal_tags'), (await keeper.read()).entries];

  const { undo: offer } = await ask('POST /journal/tag/delete', { id: tag });
  expect(await undo(offer)).toMatchObject({ isSuccess: true, kind: 'tag' });
  expect([await rowsOf('journal_tags'), (await keeper.read()).entries]).toEqual(before);

  const { undo: again } = await ask('POST /journal/tag/delete', { tagId: tag });
  await ask('POST /journal/delete', { entryId: second });
  for (const name of ['a', 'b', 'c']) {
    await ask('POST /journal/tag/attach', { entryId: third, tagId: await keeper.makeTag(name) });
  }
  expect(await undo(again)).toMatchObject({ isSuccess: true });
  const tagged = (await keeper.read()).entries.filter(({ tags }) => tags.some(({ id }) => id === tag));
  expect(tagged.map(({ id }) => id)).toEqual([first]);
});

test('a tag does not return under a name that is taken, or beyond the maximum', async () => {
  const tag = await keeper.makeTag('Ghosts');
  const { undo: offer } = await ask('POST /journal/tag/delete', { id: tag });
  const taken = await keeper.makeTag('GHOSTS');
  expect(await undo(offer)).toMatchObject({ ...refused, message: expect.stringContaining('of that name') });

  await ask('POST /journal/tag', { id: taken, name: 'Rain' });
  for (let each = 1; each < maxTags; each++) await keeper.makeTag(`tag ${each}`);
  expect(await undo(offer)).toMatchObject({ ...refused, message: expect.stringContaining('maximum') });
});

test('a target returns with its level and position', async () => {
  await sheet([ids.watchful, ids.favour]);
  await target(ids.watchful, 8);
  await target(ids.favour, 4);
  const before = [await rowsOf('targets'), await ask('GET /extra/targets', {})];

  const { undo: offer, targets } = await target(ids.watchful, 0);
  expect(targets).toMatchObject([{ qualityId: ids.favour }]);
  expect(await undo(offer)).toMatchObject({ isSuccess: true, kind: 'target' });
  expect([await rowsOf('targets'), await ask('GET /extra/targets', {})]).toEqual(before);
});

test('a target does not return over a new one, and returns beside others', async () => {
  await sheet([ids.watchful]);
  await target(ids.watchful, 8);
  const { undo: offer } = await target(ids.watchful, 0);
  await target(ids.watchful, 9);
  expect(await undo(offer)).toMatchObject({ ...refused, message: expect.stringContaining('new target') });

  const { undo: other } = await target(ids.watchful, 0);
  const others = [ids.favour, ids.soaked, ids.secret, ids.lens, ids.hat];
  await database.commit(others.map((quality) => deps.targets.setting(keeper.characterId, { quality, level: 3 })));
  expect(await undo(other)).toMatchObject({ isSuccess: true });
});

test('deletes removals a minute after they lapse, and the text of one as soon as it is undone', async () => {
  await note('oil');
  const { undo: offer } = await note('');
  await undo(offer);
  const owner = `id = ${offer?.id}`;
  expect(await rowsOf('removals', owner)).toMatchObject([{ content: {} }]);
  await deps.removals.forget();
  expect(await rowsOf('removals', owner)).toHaveLength(1);
  await moveRemovals('-2 minutes');
  await deps.removals.forget();
  expect(await rowsOf('removals', owner)).toEqual([]);
});
