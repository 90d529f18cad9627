import type { MarkChange } from '@underhall/contract';
import { maxMarks } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const server = await aServer();
const { call } = server;

test('a new account has no settings and no marks', async () => {
  const { token } = await anAccount(server);

  expect((await call('GET /extra/comfort', {}, token)).body).toEqual({ isSuccess: true, settings: {} });
  expect((await call('GET /extra/marks', {}, token)).body).toEqual({ isSuccess: true, marks: [] });
});

test('stores each setting with the account and returns the newest value of each', async () => {
  const { token } = await anAccount(server);

  await call('POST /extra/comfort', { theme: 'daylight', askActions: 3 }, token);
  const { body } = await call('POST /extra/comfort', { askActions: 7, compactLists: 'compact' }, token);

  const all = { theme: 'daylight', askActions: 7, compactLists: 'compact' };
  expect(body.settings).toEqual(all);
  expect((await call('GET /extra/comfort', {}, token)).body.settings).toEqual(all);
});

test('stores all settings that several tabs send at the same time', async () => {
  const { token } = await anAccount(server);
  const some = [
    { theme: 'daylight' },
    { motion: 'less' },
    { askFate: false },
    { shortcuts: false },
    { listOrder: 'name' },
  ] as const;

  await Promise.all(some.map((each) => call('POST /extra/comfort', each, token)));

  expect((await call('GET /extra/comfort', {}, token)).body.settings).toEqual(Object.assign({}, ...some));
});

test('an account neither reads nor changes settings and marks of another account', async () => {
  const [one, other] = [await anAccount(server), await anAccount(server)];
  await call('POST /extra/comfort', { theme: 'daylight' }, one.token);
  await call('POST /extra/marks', { marks: [{ kind: 'card', id: 5, mark: 'avoid' }] }, one.token);

  expect((await call('GET /extra/comfort', {}, other.token)).body.settings).toEqual({});
  expect((await call('GET /extra/marks', {}, other.token)).body.marks).toEqual([]);
});

test.each([
  ['a value that is not on the list', { theme: 'mauve' }, /^Light: choose one of /],
  ['a number too great', { askActions: 41 }, /^Ask before many actions: enter a whole number/],
  ['a number that is not whole', { askActions: 1.5 }, /^Ask before many actions: enter a whole number/],
  ['a word where yes or no is wanted', { countsInTitle: 'perhaps' }, /^Counts in the tab: choose yes or no\.$/],
  ['a list where a word is wanted', { listOrder: ['name'] }, /^Order of the stories: choose one of /],
] as const)('refuses %s with a message and stores nothing', async (_, body, message) => {
  const { token } = await anAccount(server);

  const refused = await call('POST /extra/comfort', { ...body, motion: 'less' } as never, token);

  expect([refused.status, refused.body.isSuccess]).toEqual([400, false]);
  expect(refused.body.message).toMatch(message);
  expect((await call('GET /extra/comfort', {}, token)).body.settings).toEqual({});
});

test('ignores unknown settings', async () => {
  const { token } = await anAccount(server);
  const odd = { theme: 'lamp', colour: 'mauve', toString: 'x' } as const;

  const { body } = await call('POST /extra/comfort', odd as never, token);

  expect(body.settings).toEqual({ theme: 'lamp' });
});

test('omits a stored value that this server no longer knows', async () => {
  const { token } = await anAccount(server);
  await call('POST /extra/comfort', { theme: 'daylight', textSize: 'large' }, token);
  const text = `update comfort set settings = settings || '{"theme":"mauve"}' where settings ->> 'theme' = 'daylight'`;
  await server.database.run({ name: 'an-older-value', text });

  expect((await call('GET /extra/comfort', {}, token)).body.settings).toEqual({ textSize: 'large' });
});

test.each([
  [true, 'compact'],
  [false, 'large'],
] as const)('returns compact lists that an older server stored as %s as %s', async (stored, compactLists) => {
  const { token } = await anAccount(server);
  await call('POST /extra/comfort', { askActions: 39, textSize: 'large' }, token);
  const text = `update comfort set settings = settings || $1 where settings ->> 'askActions' = '39'`;
  await server.database.run({ name: 'an-older-boolean', text }, [JSON.stringify({ compactLists: stored })]);

  const settings = { askActions: 39, textSize: 'large', compactLists };
  expect((await call('GET /extra/comfort', {}, token)).body.settings).toEqual(settings);
  const { body } = await call('POST /extra/comfort', { askActions: 2 }, token);
  expect(body.settings).toEqual({ ...settings, askActions: 2 });
});

test('adds, changes and removes marks; of two marks for one thing the later counts', async () => {
  const { token } = await anAccount(server);
  const mark = (...marks: MarkChange[]) => call('POST /extra/marks', { marks }, token);

  await mark({ kind: 'storylet', id: 1, mark: 'favourite' }, { kind: 'card', id: 1, mark: 'avoid' });
  await mark({ kind: 'storylet', id: 1, mark: 'none' }, { kind: 'branch', id: 9, mark: 'avoid' });
  await mark({ kind: 'card', id: 1, mark: 'none' }, { kind: 'card', id: 1, mark: 'favourite' });

  expect((await call('GET /extra/marks', {}, token)).body.marks).toEqual(
    expect.arrayContaining([
      { kind: 'card', id: 1, mark: 'favourite' },
      { kind: 'branch', id: 9, mark: 'avoid' },
    ]),
  );
  expect((await call('GET /extra/marks', {}, token)).body.marks).toHaveLength(2);
});

test('stores all marks that several tabs send at the same time', async () => {
  const { token } = await anAccount(server);
  const ids = Array.from({ length: 20 }, (_, at) => at + 1);

  await Promise.all(
    ids.map((id) => call('POST /extra/marks', { marks: [{ kind: 'branch', id, mark: 'favourite' }] }, token)),
  );

  const { marks } = (await call('GET /extra/marks', {}, token)).body;
  expect(marks.map(({ id }) => id).sort((one, other) => one - other)).toEqual(ids);
});

test('refuses more marks than the maximum with a message, also in concurrent calls', async () => {
  const { token } = await anAccount(server);
  const some = (from: number, count: number) => ({
    marks: Array.from({ length: count }, (_, at) => ({
      kind: 'branch' as const,
      id: from + at,
      mark: 'avoid' as const,
    })),
  });
  await call('POST /extra/marks', some(1, maxMarks - 5), token);

  const answers = await Promise.all([10, 20, 30].map((tens) => call('POST /extra/marks', some(tens * 1000, 4), token)));
  const marks = (await call('GET /extra/marks', {}, token)).body.marks;

  expect(marks).toHaveLength(maxMarks - 1);
  const refused = answers.filter(({ body }) => !body.isSuccess);
  expect(refused).toHaveLength(2);
  for (const { body } of refused) expect(body.message).toMatch(/at most 2000 things.*remove some marks/i);
  expect(
    (await call('POST /extra/marks', { marks: [{ kind: 'branch', id: 1, mark: 'none' }] }, token)).body.marks,
  ).toHaveLength(maxMarks - 2);
});

test.each([
  ['no such kind', { marks: [{ kind: 'shop', id: 1, mark: 'avoid' }] }, /^Kind: choose one of storylet, branch/],
  ['no such mark', { marks: [{ kind: 'card', id: 1, mark: 'loathe' }] }, /^Marks: choose one of favourite, avoid/],
  ['an id below 1', { marks: [{ kind: 'card', id: 0, mark: 'avoid' }] }, /^Selection: choose it again on the page\.$/],
  [
    'an id that is no whole number',
    { marks: [{ kind: 'card', id: 1e300, mark: 'avoid' }] },
    /^Selection: choose it again on the page\.$/,
  ],
  [
    'an id in words',
    { marks: [{ kind: 'card', id: 'one', mark: 'avoid' }] },
    /^Selection: choose it again on the page\.$/,
  ],
  ['no list', { marks: 7 }, /^Marks: choose it again on the page\.$/],
  ['nothing', {}, /^Marks: choose at most 2000 entries\.$/],
  [
    'too many at once',
    { marks: Array(maxMarks + 1).fill({ kind: 'card', id: 1, mark: 'avoid' }) },
    /^Marks: choose at most 2000 entries\.$/,
  ],
] as const)('refuses marks with %s and returns a message', async (_, body, message) => {
  const { token } = await anAccount(server);

  const refused = await call('POST /extra/marks', body as never, token);

  expect([refused.status, refused.body.isSuccess]).toEqual([400, false]);
  expect(refused.body.message).toMatch(message);
  expect((await call('GET /extra/marks', {}, token)).body.marks).toEqual([]);
});

test('returns 401 without a token', async () => {
  for (const name of ['GET /extra/comfort', 'POST /extra/comfort', 'GET /extra/marks', 'POST /extra/marks'] as const) {
    expect((await call(name, {} as never)).status, name).toBe(401);
  }
});
