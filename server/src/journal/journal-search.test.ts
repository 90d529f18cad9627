import { beforeEach, expect, test } from 'vitest';
import { aJournalKeeper, aTellingServer } from '../testing/a-journal-keeper.ts';

const server = await aTellingServer();
const { call, database } = server;
let keeper: Awaited<ReturnType<typeof aJournalKeeper>>;
beforeEach(async () => {
  keeper = await aJournalKeeper(server);
});

/** Saves an entry under each title, and replaces its stored texts. */
async function setDown(entries: Readonly<Record<string, { readonly html?: string; readonly areaName?: string }>>) {
  for (const [title, { html = '<p>Nothing more.</p>', areaName = 'The Quay' }] of Object.entries(entries)) {
    await keeper.hear();
    await keeper.share(title);
    await database.run(
      {
        name: 'test-retell',
        text: 'update journal_entries set html = $3, area_name = $4 where character_id = $1 and title = $2',
      },
      [keeper.characterId, title, html, areaName],
    );
  }
}
const search = async (words: string, query = {}) => keeper.read({ search: words, ...query });
const titlesOf = ({ entries }: { entries: readonly { eventName: string }[] }) =>
  entries.map(({ eventName }) => eventName.replace(/<\/?mark>/g, ''));
const found = async (words: string, query = {}) => titlesOf(await search(words, query));

test('finds all words of a search in title, place and story, and marks them in the reply', async () => {
  await setDown({
    'A boat': { html: '<p>She <em>rows</em> to the island.</p>' },
    'The island': { areaName: 'Boat Stairs' },
    Soup: {},
  });

  expect(await found('island')).toEqual(['The island', 'A boat']);
  expect(await found('boat island')).toEqual(['The island', 'A boat']);
  expect(await found('soup island')).toEqual([]);
  expect((await search('island rows')).entries).toMatchObject([
    {
      eventName: 'A boat',
      areaName: 'The Quay',
      playerMessage: '<p>She <em><mark>rows</mark></em> to the <mark>island</mark>.</p>',
    },
  ]);
  expect((await search('stairs')).entries).toMatchObject([{ areaName: 'Boat <mark>Stairs</mark>' }]);
  expect(await search('island')).toMatchObject({ foundCount: 2, page: 0, pageCount: 1 });
  expect(await search('harpsichord')).toEqual({ isSuccess: true, entries: [], page: 0, pageCount: 0, foundCount: 0 });
  expect(await keeper.read()).not.toHaveProperty('foundCount');
});

test('ignores case, accents and inflection in a search, and keeps them in the reply', async () => {
  await setDown({ 'CAFÉ Zoë': { html: '<p>Her naïve lamps, half lit.</p>' } });

  for (const words of ['cafe', 'Café', 'zoe', 'ZOË', 'naive lamp', 'lamps']) {
    expect(await found(words), words).toEqual(['CAFÉ Zoë']);
  }
  expect((await search('cafe zoe lamp naive')).entries).toMatchObject([
    {
      eventName: '<mark>CAFÉ</mark> <mark>Zoë</mark>',
      playerMessage: '<p>Her <mark>naïve</mark> <mark>lamps</mark>, half lit.</p>',
    },
  ]);
});

test('finds common words too', async () => {
  await setDown({ 'To Be Or Not': { areaName: 'Lampwick' }, 'The Who': {} });
  expect(await found('the')).toEqual(['The Who']);
  expect(await found('to be')).toEqual(['To Be Or Not']);
});

test('supports quotation marks, a minus and "or" in a search', async () => {
  await setDown({ 'red lamp': {}, 'lamp, red': {}, 'red door': {} });
  expect(await found('"red lamp"')).toEqual(['red lamp']);
  expect(await found('“red lamp”')).toEqual(['red lamp']);
  expect(await found('red -lamp')).toEqual(['red door']);
  expect(await found('door or lamp')).toEqual(['red door', 'lamp, red', 'red lamp']);
});

test('finds and marks a word in the player’s own title as plain text', async () => {
  await setDown({ '<b>Ghosts</b> & <mark>': {}, 'xy ghosts': {} });
  expect((await search('ghosts')).entries.map(({ eventName }) => eventName)).toEqual([
    'xy <mark>ghosts</mark>',
    '&lt;b&gt;<mark>Ghosts</mark>&lt;/b&gt; &amp; &lt;mark&gt;',
  ]);
  expect((await keeper.read()).entries[0]?.eventName).toBe('xy ghosts');
  expect(await found('b')).toEqual([]);
  expect(await found('p')).toEqual([]);
});

test('combines a search with tag, favourites, day, order and pages', async () => {
  await setDown({ 'lamp 1': {}, 'lamp 2': {}, door: {} });
  const [, second = 0, last = 0] = (await keeper.get('/journal', { sortBy: 1 })).body.entries.map(({ id }) => id);
  const tag = await keeper.makeTag('Ghosts');
  for (const entryId of [second, last]) await call('POST /journal/tag/attach', { entryId, tagId: tag }, keeper.token);
  await call('POST /journal/tag', { id: tag, isFavorite: true }, keeper.token);

  expect(await found('lamp', { sortBy: 1 })).toEqual(['lamp 1', 'lamp 2']);
  expect(await found('lamp', { filterBy: tag })).toEqual(['lamp 2']);
  expect(titlesOf((await keeper.get('/journal/favorite', { search: 'lamp' })).body)).toEqual(['lamp 2']);
  expect(await found('lamp', { date: '2020-02-02' })).toEqual([]);
  expect(await search('lamp', { fromId: second })).toMatchObject({ page: 0 });
  expect(await search('lamp', { fromId: last })).toMatchObject({ isSuccess: false });
  await setDown(Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`a lamp ${place}`, {}])));
  expect(await search('lamp')).toMatchObject({ foundCount: 12, pageCount: 2, next: 1 });
  expect(await found('lamp', { page: 1 })).toEqual(['lamp 2', 'lamp 1']);
});

test('finds nothing for punctuation alone, ignores an empty search, and refuses a long one', async () => {
  await setDown({ lamp: {} });
  for (const words of ['!', '""', '& | ( :* <->', "'", '\\', '-', '-lamp'])
    expect(await found(words), words).toEqual([]);
  for (const words of ['', '   ']) expect(await found(words), words).toEqual(['lamp']);
  expect(await search('x'.repeat(201))).toEqual({
    isSuccess: false,
    message: 'A search has at most 200 characters. Shorten it.',
  });
  expect(await search('a\u0000')).toMatchObject({ isSuccess: false, message: expect.stringContaining('U+0000') });
  expect(await found('lamp '.repeat(40))).toEqual(['lamp']);
});

test('lets only the owner search a private journal', async () => {
  await setDown({ 'a secret lamp': {} });
  const stranger = await aJournalKeeper(server);
  const nothing = { isSuccess: true, entries: [], page: 0, pageCount: 0, foundCount: 0 };
  const query = { search: 'lamp', characterName: keeper.name };
  const byOthers = async () => [
    (await keeper.asVisitor({ search: 'lamp' })).body,
    (await stranger.get('/journal', query)).body,
    await stranger.read({ search: 'lamp' }),
  ];

  expect(await byOthers()).toEqual([nothing, nothing, nothing]);
  expect((await stranger.get('/journal/favorite', query)).body).toEqual(nothing);
  await keeper.keepPrivate(false);
  expect((await byOthers()).map(({ foundCount }) => foundCount)).toEqual([1, 1, 0]);
  await keeper.keepPrivate(true);
  expect(await byOthers()).toEqual([nothing, nothing, nothing]);
});

test('finds an entry as soon as it is saved, and no longer after it is deleted', async () => {
  await keeper.hear();
  await keeper.share();
  const [entry] = (await search('best lamps')).entries;
  expect(entry).toMatchObject({ eventName: 'The Last &amp; <mark>Best</mark> <mark>Lamp</mark>' });
  await call('POST /journal/delete', { entryId: entry?.id ?? 0 }, keeper.token);
  expect(await found('lamp')).toEqual([]);
});
