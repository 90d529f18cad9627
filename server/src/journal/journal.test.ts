import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aJournalKeeper, aTellingServer } from '../testing/a-journal-keeper.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const server = await aTellingServer();
const { call } = server;
const titles = ({ entries }: { entries: readonly { eventName: string }[] }) =>
  entries.map(({ eventName }) => eventName);
const told = '<p>He lights <em>yours</em>.</p>';
const notThere = { isSuccess: false, message: 'No entry available at this address.' };

test('saves a shared result in the displayed words, with its place and picture', {
  meta: { rows: ['C-API-074', 'C-JOURNAL-011', 'C-JOURNAL-037'] },
}, async () => {
  const { hear, share, read } = await aJournalKeeper(server);
  expect((await hear()).hints).toContainEqual(
    expect.objectContaining({ message: 'You can save this in your journal.' }),
  );
  expect(await read()).toEqual({ isSuccess: true, entries: [], page: 0, pageCount: 0 });

  expect(await share()).toEqual({ isSuccess: true, message: 'It is saved in your journal.' });
  const { entries } = await read();
  expect(entries).toEqual([
    {
      id: expect.any(Number),
      eventName: 'The Last &amp; Best Lamp',
      areaName: 'The Quay',
      underhallDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      dateTime: entries[0]?.underhallDateTime,
      playerMessage: '<p>He lights <em>yours</em>.</p>',
      image: 'wick',
      tags: [],
    },
  ]);
});

test('saves an open storylet when it is shared, and its result as another entry', {
  meta: { rows: ['C-JOURNAL-050'] },
}, async () => {
  const { token, hear, share, read } = await aJournalKeeper(server);
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
  await share();
  await hear();
  await share();

  expect((await read({ sortBy: 1 })).entries).toMatchObject([
    { eventName: 'The Lamplighter', playerMessage: '<p>He has a ladder.</p>', image: 'lamp' },
    { eventName: 'The Last &amp; Best Lamp' },
  ]);
});

test('takes the player’s title as plain text with a maximum length, and ignores other fields', async () => {
  const { token, hear, share, read } = await aJournalKeeper(server);
  await hear();
  expect(await share('x'.repeat(121))).toMatchObject({ isSuccess: false });
  expect(await share('My\u0000 lamp')).toMatchObject({ isSuccess: false });
  const body = { contentClass: 'EventConclusion', contentKey: ids.lamplighter } as const;
  const image = '"><script>';
  await call('POST /profile/share', { ...body, image, message: ' <b>My</b>  lamp ' }, token);

  expect((await read()).entries).toMatchObject([{ eventName: '&lt;b&gt;My&lt;/b&gt; lamp', image: 'wick' }]);
});

test('shares only displayed content, and saves one entry for repeated and simultaneous requests', async () => {
  const { token, hear, share, read } = await aJournalKeeper(server);
  expect(await share()).toMatchObject({ isSuccess: false });
  await hear();
  const other = { contentClass: 'EventConclusion', contentKey: 999 } as const;
  expect((await call('POST /profile/share', other, token)).body).toMatchObject({ isSuccess: false });
  const aside = { contentClass: 'Sidebar', contentKey: ids.lamplighter } as const;
  expect((await call('POST /profile/share', aside, token)).body).toMatchObject({ isSuccess: false });

  const replies = await Promise.all(Array.from({ length: 16 }, () => share()));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect((await read()).entries).toHaveLength(1);
  await call('POST /storylet', {}, token);
  expect(await share()).toMatchObject({ isSuccess: false });
});

test('shares an entry again without saving it twice, and only to its owner', {
  meta: { rows: ['C-JOURNAL-010'] },
}, async () => {
  const { token, setDown, read, keepPrivate } = await aJournalKeeper(server);
  const [entry = 0] = await setDown(1);
  const body = { contentClass: 'JournalEntry', contentKey: entry, image: 'wick', message: 'Another title' } as const;
  const share = async (by = token) => (await call('POST /profile/share', body, by)).body;
  const before = await read();

  const replies = await Promise.all(Array.from({ length: 8 }, () => share()));
  expect(new Set(replies.map(({ message }) => message))).toEqual(
    new Set(['It is in your journal, which is private: only you can read it.']),
  );
  await keepPrivate(false);
  expect(await share()).toEqual({
    isSuccess: true,
    message: 'It is in your journal. Everybody who looks at your profile can read it.',
  });
  expect(await read()).toEqual(before);
  const other = await aJournalKeeper(server);
  expect(await share(other.token)).toMatchObject(notThere);
  expect((await other.read()).entries).toEqual([]);
});

test('returns pages of ten entries, newest or oldest first', {
  meta: { rows: ['C-API-075', 'C-JOURNAL-015', 'C-JOURNAL-034'] },
}, async () => {
  const { setDown, read } = await aJournalKeeper(server);
  await setDown(21);

  expect(await read()).toMatchObject({ page: 0, pageCount: 3, next: 1 });
  expect(await read()).not.toHaveProperty('previous');
  expect(titles(await read())).toEqual(['21', '20', '19', '18', '17', '16', '15', '14', '13', '12']);
  expect(await read({ page: 1 })).toMatchObject({ page: 1, previous: 0, next: 2 });
  expect(titles(await read({ page: 2 }))).toEqual(['1']);
  expect(await read({ page: 2 })).not.toHaveProperty('next');
  expect(titles(await read({ sortBy: 1, page: 2 }))).toEqual(['21']);
  expect(await read({ page: 99 })).toMatchObject({ page: 2 });
  expect(await read({ page: -1 })).toMatchObject({ page: 0 });
});

test('takes page, day, order, tag, entry and character as query', {
  meta: { rows: ['C-API-075'] },
}, async () => {
  const { token, name, characterId, setDown, makeTag, get, asVisitor, keepPrivate } = await aJournalKeeper(server);
  const [first = 0, second = 0, third = 0] = await setDown(11);
  await server.database.run(
    { name: 'test-first-day', text: 'update journal_entries set at = $2 where character_id = $1 and id = $3' },
    [characterId, '2026-03-01T12:00:00Z', first],
  );
  const tagId = await makeTag('Ghosts');
  for (const entryId of [first, second, third]) await call('POST /journal/tag/attach', { entryId, tagId }, token);

  const query = { page: 0, date: '2026-03-01', sortBy: 1, filterBy: tagId, characterName: name };
  const { body } = await get('/journal', query);
  expect(body).toMatchObject({ isSuccess: true, page: 0, pageCount: 1 });
  expect(titles(body)).toEqual(['1', '2', '3']);
  expect(titles((await get('/journal', { ...query, sortBy: 0 })).body)).toEqual(['1']);
  expect((await get('/journal', { fromId: first })).body).toMatchObject({
    ...{ page: 1, pageCount: 2, previous: 0 },
    entries: [{ id: first, eventName: '1' }],
  });
  await keepPrivate(false);
  expect(titles((await asVisitor({ page: 1 })).body)).toEqual(['1']);
});

test('returns the page that contains an entry, in either order; refuses an unknown entry', async () => {
  const { setDown, read, hear } = await aJournalKeeper(server);
  const [first = 0] = await setDown(11);
  await hear();

  expect(await read({ fromId: first })).toMatchObject({ page: 1, entries: [{ id: first }] });
  expect(await read({ fromId: first, sortBy: 1 })).toMatchObject({ page: 0 });
  expect(await read({ fromId: 999_999 })).toEqual(notThere);
});

test('starts the list at a given day, and refuses an invalid one', {
  meta: { rows: ['C-JOURNAL-036'] },
}, async () => {
  const { setDown, read, characterId } = await aJournalKeeper(server);
  await setDown(2);
  await server.database.run(
    { name: 'test-long-ago', text: `update journal_entries set at = $2 where character_id = $1 and title = '1'` },
    [characterId, '2026-03-01T23:59:59Z'],
  );

  expect(titles(await read({ date: '2026-03-01' }))).toEqual(['1']);
  expect(titles(await read({ date: '2026-02-28' }))).toEqual([]);
  expect(titles(await read({ date: '2026-03-01', sortBy: 1 }))).toEqual(['1', '2']);
  expect(titles(await read({ date: '2026-03-02', sortBy: 1 }))).toEqual(['2']);
  for (const date of ['2026-02-30', '1 March', '99999-01-01', ' ']) {
    expect(await read({ date }), date).toMatchObject({ isSuccess: false });
  }
});

test('deletes an entry for its owner, and returns the page without it', {
  meta: { rows: ['C-API-083', 'C-PROFILE-023'] },
}, async () => {
  const { token, setDown, read } = await aJournalKeeper(server);
  const [first = 0, second = 0] = await setDown(2);
  const stranger = await aJournalKeeper(server);

  const theirs = await call('POST /journal/delete', { entryId: first, page: 0 }, stranger.token);
  expect(theirs.body).toMatchObject({ isSuccess: false });
  const { body } = await call('POST /journal/delete', { entryId: first, page: 0 }, token, 'once');
  expect(body).toMatchObject({ page: 0, entries: [{ id: second }] });
  expect((await call('POST /journal/delete', { entryId: first, page: 0 }, token, 'once')).body).toEqual(body);
  expect((await call('POST /journal/delete', { entryId: first, page: 0 }, token)).body).toMatchObject({
    isSuccess: false,
  });
  expect((await read()).entries).toHaveLength(1);
});

test('keeps the text of an entry when the world’s text changes later', async () => {
  const { characterId, hear, share, read } = await aJournalKeeper(server);
  await hear();
  await share();
  const before = await read();
  await changeCharacter(server, characterId, () => ({ area: ids.square, story: { phase: 'Available' } }));

  expect(await read()).toEqual(before);
});

test('shows a journal to others only while its owner makes it public', {
  meta: { rows: ['C-API-035', 'C-MYSELF-023', 'C-PROFILE-026'] },
}, async () => {
  const { token, name, setDown, asVisitor, get, keepPrivate } = await aJournalKeeper(server);
  const [entry = 0] = await setDown(1);
  const stranger = await aJournalKeeper(server);
  const empty = { status: 200, body: { isSuccess: true, entries: [], page: 0, pageCount: 0 } };
  const toAStranger = () => stranger.get('/journal', { characterName: name });

  expect(await asVisitor()).toEqual(empty);
  expect(await toAStranger()).toEqual(empty);
  expect((await asVisitor({ fromId: entry })).body).toEqual(notThere);
  expect((await get('/journal/favorite', { characterName: name }, null)).body).toEqual(empty.body);
  expect((await get('/journal', { characterName: name })).body.entries).toHaveLength(1);

  expect((await keepPrivate(false)).body).toEqual({ isSuccess: true });
  expect((await asVisitor()).body.entries).toHaveLength(1);
  expect((await asVisitor({ characterName: name.toUpperCase(), fromId: entry })).body.entries).toHaveLength(1);
  expect((await toAStranger()).body.entries).toHaveLength(1);
  const shown = async () => (await call('GET /character/myself', {}, token)).body.character.journalIsPrivate;
  expect(await shown()).toBe(false);
  await keepPrivate(true);
  expect(await asVisitor()).toEqual(empty);
  expect(await shown()).toBe(true);
});

test('returns the owner’s whole journal in parts, oldest first, and nobody else’s', async () => {
  const { token, setDown, characterId, makeTag, get } = await aJournalKeeper(server);
  const [first = 0, second = 0] = await setDown(2);
  const tag = await makeTag('Ghosts');
  await call('POST /journal/tag/attach', { entryId: first, tagId: tag }, token);
  const whole = async (after?: number, by = token) =>
    (await get('/extra/journal/whole', after === undefined ? {} : { after }, by)).body;

  expect(await whole()).toMatchObject({
    count: 2,
    entries: [{ id: first, eventName: '1', playerMessage: told, tags: [{ name: 'Ghosts' }] }, { id: second }],
  });
  expect(await whole()).not.toHaveProperty('next');
  expect(await whole(first)).toMatchObject({ count: 2, entries: [{ id: second }] });
  const stranger = await aJournalKeeper(server);
  expect(await whole(undefined, stranger.token)).toEqual({ isSuccess: true, entries: [], count: 0 });
  expect(await whole(first, stranger.token)).toEqual({ isSuccess: true, entries: [], count: 0 });

  await server.database.run(
    {
      name: 'test-many-entries',
      text: `insert into journal_entries (character_id, version, title, html, area_name, image, at)
        select $1, -each, each::text, '', '', '', now() from generate_series(1, 399) as each`,
    },
    [characterId],
  );
  const one = await whole();
  const two = await whole(one.next);
  const three = await whole(two.next);
  expect([one, two, three].map(({ entries }) => entries.length)).toEqual([200, 200, 1]);
  expect(three).not.toHaveProperty('next');
  const ids = [one, two, three].flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(401);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('returns 404 for an unknown journal, and 401 for one’s own without signing in', async () => {
  const { get } = await aJournalKeeper(server);
  expect(await get('/journal', { characterName: 'Nobody At All' }, null)).toMatchObject({ status: 404 });
  expect(await get('/journal', {}, null)).toMatchObject({ status: 401 });
});
