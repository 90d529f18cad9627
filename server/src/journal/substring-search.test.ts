import { expect, test } from 'vitest';
import { aJournalKeeper, aTellingServer } from '../testing/a-journal-keeper.ts';

const server = await aTellingServer();
const keeper = await aJournalKeeper(server);
const { database } = server;

/** Writes entries directly, with a title and a story each. */
const setDown = (characterId: number, entries: readonly (readonly [title: string, html: string])[]) =>
  database.run(
    {
      name: 'test-set-down',
      text: `insert into journal_entries (character_id, version, title, html, area_name, image, at)
        select $1, (select coalesce(max(version), 0) from journal_entries where character_id = $1) + at, title, html,
          'Jetty Row', '', now()
        from unnest($2::text[], $3::text[]) with ordinality as new (title, html, at)`,
    },
    [characterId, entries.map(([title]) => title), entries.map(([, html]) => html)],
  );
await setDown(keeper.characterId, [
  ['\u674e\u660e\u7684\u65e5\u8a18', '<p>\u4eca\u65e5\u306f\u6674\u308c\u3002</p>'],
  ['O\u2019Brien', '<p>The <em>Zimbel</em>stern rang &amp; rang.</p>'],
  ['100% \u0410\u043d\u043d\u0430', '<p>An under_score and a back\\slash.</p>'],
]);
const [cjk, brien, odd] = ['\u674e\u660e\u7684\u65e5\u8a18', 'O\u2019Brien', '100% \u0410\u043d\u043d\u0430'];
const titles = ({ entries }: { entries: readonly { eventName: string }[] }) =>
  entries.map(({ eventName }) => eventName.replace(/<\/?mark>/g, ''));
const found = async (search: string) => titles(await keeper.read({ search }));

test.each([
  ['\u674e\u660e', cjk],
  ['\u65e5\u8a18', cjk],
  ['\u4eca\u65e5', cjk],
  ['obrien', brien],
  ["o'br", brien],
  ['zimbel', brien],
  ['imbelst', brien],
  ['brien stern', brien],
  ['"mbelstern rang"', brien],
  ['100%', odd],
  ['r_sc', odd],
  ['k\\s', odd],
  ['\u041d\u041d', odd],
])('finds %s within the texts of %s', async (search, title) => {
  expect(await found(search)).toEqual([title]);
});

test('looks for no single character, no excluded word and nothing across two texts', async () => {
  for (const search of ['\u674e', 'z', 'rdian', 'brien door', 'briento', 'rowthe', '%%', '__', 'em'])
    expect([search, await found(search)]).toEqual([search, []]);
  expect(await found('row')).toHaveLength(3);
});

test('marks each part that it found, also over markup', async () => {
  const marked = async (search: string) => (await keeper.read({ search })).entries[0];
  expect(await marked('imbelst')).toMatchObject({
    playerMessage: '<p>The <em>Z<mark>imbel</mark></em><mark>st</mark>ern rang &amp; rang.</p>',
  });
  expect(await marked('obr')).toMatchObject({ eventName: '<mark>O\u2019Br</mark>ien' });
  expect(await marked('\u660e\u7684')).toMatchObject({ eventName: '\u674e<mark>\u660e\u7684</mark>\u65e5\u8a18' });
  expect(await marked('zimbel')).toMatchObject({
    playerMessage: expect.stringContaining('<em><mark>Zimbel</mark></em>'),
  });
});

test('visitors of a public journal search by words only', async () => {
  await keeper.keepPrivate(false);
  expect(titles((await keeper.asVisitor({ search: 'imbelst' })).body)).toEqual([]);
  expect(titles((await keeper.asVisitor({ search: 'rang' })).body)).toEqual([brien]);
});

test('finds parts of words among ten thousand entries', async () => {
  const other = await aJournalKeeper(server);
  const story = `<p>${'The ferry waits for a lamp, and the lamp for oil. '.repeat(16)}</p>`;
  for (let batch = 0; batch < 10; batch++) {
    const numbers = Array.from({ length: 1_000 }, (_, at) => batch * 1_000 + at);
    await setDown(
      other.characterId,
      numbers.map((number) => [`Evening ${number}`, story] as const),
    );
  }
  for (const number of [1234, 4321, 9999]) {
    const { entries } = await other.read({ search: `vening ${number}` });
    expect(entries).toMatchObject([{ eventName: `E<mark>vening</mark> <mark>${number}</mark>` }]);
  }
});
