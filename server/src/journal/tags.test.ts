import { type Calls, tagColors } from '@underhall/contract';
import { beforeEach, expect, test } from 'vitest';
import { aJournalKeeper, aTellingServer } from '../testing/a-journal-keeper.ts';

const server = await aTellingServer();
const { call } = server;
let keeper: Awaited<ReturnType<typeof aJournalKeeper>>;
beforeEach(async () => {
  keeper = await aJournalKeeper(server);
});

const tags = async () => (await call('GET /journal/tag', {}, keeper.token)).body.tags;
const make = async (name: string, key?: string) =>
  (await call('POST /journal/tag/create', { name }, keeper.token, key)).body;
const change = async (about: Calls['POST /journal/tag']['body']) =>
  (await call('POST /journal/tag', about, keeper.token)).body;
const attach = async (entryId: number, tagId: number) =>
  (await call('POST /journal/tag/attach', { entryId, tagId }, keeper.token)).body;
const detach = async (entryId: number, tagId: number) =>
  (await call('POST /journal/tag/detach', { entryId, tagId }, keeper.token)).body;
const refused = { isSuccess: false, message: expect.any(String) };

test('creates a tag by name, without a colour and not as a favourite', {
  meta: { rows: ['C-API-077', 'C-API-078', 'C-JOURNAL-012'] },
}, async () => {
  expect(await tags()).toEqual([]);
  const made = { id: expect.any(Number), name: 'Ghosts <b>', color: 'None', isFavorite: false };

  expect(await make('  Ghosts   <b> ')).toEqual({ isSuccess: true, message: 'Tag successfully created.', tag: made });
  expect(await tags()).toEqual([made]);
});

test('requires a tag name of at most 16 characters that is unique in the journal', {
  meta: { rows: ['C-JOURNAL-028', 'C-JOURNAL-029'] },
}, async () => {
  expect(await make(' \u0000 ')).toEqual(refused);
  expect(await make('x'.repeat(17))).toEqual(refused);
  expect(await make('é'.repeat(16))).toMatchObject({ isSuccess: true });
  await make('Ghosts');
  expect(await make('GHOSTS')).toMatchObject(refused);
  expect(await tags()).toHaveLength(2);
});

test('allows at most 25 tags, also when they are created at once', {
  meta: { rows: ['C-JOURNAL-031'] },
}, async () => {
  for (let each = 1; each <= 23; each++) await make(`tag ${each}`);
  const made = await Promise.all(['a', 'b', 'c', 'd'].map((name) => make(name)));

  expect(made.filter(({ isSuccess }) => isSuccess)).toHaveLength(2);
  expect(made).toContainEqual({
    isSuccess: false,
    message: 'You have 25 tags, which is the maximum. Delete one first.',
  });
  expect(await tags()).toHaveLength(25);
});

test('changes name and colour (one of six) of a tag, and lists favourites first', {
  meta: { rows: ['C-API-079', 'C-JOURNAL-013'] },
}, async () => {
  const [, second] = [await keeper.makeTag('Alms'), await keeper.makeTag('Bells')];
  expect(await change({ id: second, name: 'Chimes' })).toMatchObject({
    message: 'Tag successfully renamed.',
    tag: { id: second, name: 'Chimes', color: 'None' },
  });
  for (const color of tagColors) expect((await change({ id: second, color })).tag).toMatchObject({ color });
  expect((await change({ id: second, name: 'CHIMES' })).tag).toMatchObject({ name: 'CHIMES' });
  expect((await change({ id: second, isFavorite: true })).tag).toMatchObject({ name: 'CHIMES', isFavorite: true });
  expect((await tags()).map(({ name }) => name)).toEqual(['CHIMES', 'Alms']);
  expect(await change({ id: second, name: 'alms' })).toEqual(refused);
  expect(await change({ id: second })).toEqual(refused);
  expect(await change({ id: 999_999, color: 'Red' })).toEqual(refused);
});

test('attaches up to three tags to an entry, sorted by name, and detaches them one by one', {
  meta: { rows: ['C-API-081', 'C-API-082', 'C-JOURNAL-022'] },
}, async () => {
  const [entry = 0] = await keeper.setDown(1);
  const [d, a, c, b] = [
    await keeper.makeTag('d'),
    await keeper.makeTag('a'),
    await keeper.makeTag('c'),
    await keeper.makeTag('b'),
  ];
  await attach(entry, d);
  await attach(entry, a);
  const { entry: tagged } = await attach(entry, c);

  expect(tagged.tags.map(({ name }) => name)).toEqual(['a', 'c', 'd']);
  expect(await attach(entry, b)).toEqual(refused);
  expect((await attach(entry, c)).entry.tags).toHaveLength(3);
  expect((await detach(entry, c)).entry.tags.map(({ name }) => name)).toEqual(['a', 'd']);
  expect((await detach(entry, c)).entry.tags).toHaveLength(2);
  expect((await keeper.read()).entries[0]?.tags).toHaveLength(2);
});

test('attaches three of four tags that are sent at once', async () => {
  const [entry = 0] = await keeper.setDown(1);
  const made = [];
  for (const name of ['a', 'b', 'c', 'd']) made.push(await keeper.makeTag(name));
  await Promise.all(made.map((tag) => attach(entry, tag)));

  expect((await keeper.read()).entries[0]?.tags).toHaveLength(3);
});

test('filters a journal by one tag, and by favourite tags', {
  meta: { rows: ['C-API-076', 'C-JOURNAL-035', 'C-JOURNAL-049'] },
}, async () => {
  const [first = 0, second = 0, third = 0] = await keeper.setDown(3);
  const [ghosts, bells] = [await keeper.makeTag('Ghosts'), await keeper.makeTag('Bells')];
  await attach(first, ghosts);
  await attach(second, ghosts);
  await attach(second, bells);
  await attach(third, bells);
  const idsOf = ({ entries }: { entries: readonly { id: number }[] }) => entries.map(({ id }) => id);
  const favourites = async (query = {}) => idsOf((await keeper.get('/journal/favorite', query)).body);

  expect(idsOf(await keeper.read({ filterBy: ghosts }))).toEqual([second, first]);
  expect(await keeper.read({ filterBy: ghosts })).toMatchObject({ pageCount: 1 });
  expect(idsOf(await keeper.read({ filterBy: 999_999 }))).toEqual([]);
  expect(await favourites()).toEqual([]);
  await change({ id: bells, isFavorite: true });
  expect(await favourites()).toEqual([third, second]);
  expect(await favourites({ filterBy: ghosts, sortBy: 1 })).toEqual([second]);
});

test('detaches a deleted tag from all entries, and deletes no entry', {
  meta: { rows: ['C-API-080'] },
}, async () => {
  const [entry = 0] = await keeper.setDown(1);
  const [ghosts, bells] = [await keeper.makeTag('Ghosts'), await keeper.makeTag('Bells')];
  await attach(entry, ghosts);

  expect((await call('POST /journal/tag/delete', { id: ghosts }, keeper.token)).body).toMatchObject({
    isSuccess: true,
  });
  expect((await keeper.read()).entries).toMatchObject([{ id: entry, tags: [] }]);
  expect((await call('POST /journal/tag/delete', { tagId: bells }, keeper.token)).body.isSuccess).toBe(true);
  expect((await call('POST /journal/tag/delete', { id: bells }, keeper.token)).body).toEqual(refused);
  expect((await call('POST /journal/tag/delete', {}, keeper.token)).body).toEqual(refused);
  expect(await tags()).toEqual([]);
});

test('creates one tag for sixteen duplicate requests, and sends the same reply to all', async () => {
  const replies = await Promise.all(Array.from({ length: 16 }, () => make('Ghosts', 'once')));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await tags()).toHaveLength(1);
});

test('handles tags and entries of others as if they did not exist', async () => {
  const [entry = 0] = await keeper.setDown(1);
  const ghosts = await keeper.makeTag('Ghosts');
  const owner = keeper;
  keeper = await aJournalKeeper(server);
  const [own = 0] = await keeper.setDown(1);
  const mine = await keeper.makeTag('Mine');

  expect(await attach(own, ghosts)).toEqual(refused);
  expect(await attach(entry, mine)).toEqual(refused);
  expect(await detach(entry, ghosts)).toEqual(refused);
  expect(await change({ id: ghosts, name: 'Theirs' })).toEqual(refused);
  expect((await call('POST /journal/tag/delete', { id: ghosts }, keeper.token)).body).toEqual(refused);
  keeper = owner;
  expect(await tags()).toMatchObject([{ name: 'Ghosts' }]);
});
