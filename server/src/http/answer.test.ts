import { type Endpoint, endpoint, keyHeader } from '@underhall/contract';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../db/database.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { answer } from './answer.ts';

const Fields = Type.Object({
  plotId: Type.Integer(),
  isOpen: Type.Optional(Type.Boolean()),
  agentIds: Type.Optional(Type.Array(Type.Integer())),
  about: Type.Optional(Type.Object({ name: Type.String() })),
  amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  isFavorite: Type.Optional(Type.Boolean()),
  color: Type.Optional(Type.Unsafe<'Red' | 'Blue'>({ type: 'string', enum: ['Red', 'Blue'] })),
  newName: Type.Optional(Type.String({ maxLength: 4 })),
});
const Whatever = Type.Unsafe<{ readonly [field: string]: unknown }>(Type.Object({}, { additionalProperties: true }));
const shared = { repeat: 'reads', rate: 'read', reply: Whatever, summary: 'For a test.' } as const;
const reading = endpoint({ ...shared, method: 'GET', path: '/test/reading', who: 'anyone', body: Fields });
const acting = endpoint({ ...shared, method: 'POST', path: '/test/acting', who: 'anyone', body: Fields });
const greeting = endpoint({
  ...shared,
  ...({ method: 'GET', path: '/test/greeting', who: 'known if signed in' } as const),
  body: Type.Object({}),
});

const server = await aServer();
for (const each of [reading, acting]) answer(server.app, server.deps, each, async ({ body }) => ({ ...body }));
answer(server.app, server.deps, greeting, async ({ accountId, characterId }) => ({ accountId, characterId }));

const get = (url: string, token?: string) =>
  server.app.inject({ url: `/api/test${url}`, headers: token ? { authorization: `Bearer ${token}` } : {} });

test('reads a GET query with keys in any case, numbers, booleans, and lists of one or more values', async () => {
  const fields = async (query: string) => (await get(`/reading?${query}`)).json();
  expect(await fields('plotId=7')).toEqual({ plotId: 7 });
  expect(await fields('PLOTID=7&isopen=true&agentIds=4')).toEqual({ plotId: 7, isOpen: true, agentIds: [4] });
  expect(await fields('plotid=-7&agentids=4&agentids=5')).toEqual({ plotId: -7, agentIds: [4, 5] });
});

test('names the field that contains an invisible character', async () => {
  const message = async (payload: object) =>
    (await server.app.inject({ method: 'POST', url: '/api/test/acting', payload })).json().message;
  expect(await message({ plotId: 1, newName: 'a\u0007b' })).toBe(
    'New name: remove the invisible character U+0007, and try again.',
  );
  expect(await message({ plotId: 1, about: { name: '\ud800' } })).toBe(
    'Name: remove the invisible character U+D800, and try again.',
  );
});

test('rejects an invalid query with a message', async () => {
  const messages = {
    '': 'Plot: choose it again on the page.',
    'plotId=seven': 'Plot: choose it again on the page.',
    'plotId=1&plotId=2': 'Plot: choose it again on the page.',
    'plotId=7&amount=some': 'Amount: enter a whole number from 1 to 9.',
    'plotId=7&amount=10': 'Amount: enter a whole number from 1 to 9.',
    'plotId=7&isFavorite=perhaps': 'Favourite: choose yes or no.',
    'plotId=7&color=Pink': 'Colour: choose one of Red, Blue.',
    'plotId=7&newName=Ada+Ada': 'New name: enter text of at most 4 characters.',
    'plotId=7&about=word': 'The server cannot read this request. Reload the page, then try again.',
  };
  for (const [query, message] of Object.entries(messages)) {
    const { statusCode, ...refused } = await get(`/reading?${query}`);
    expect([query, statusCode, refused.json()]).toEqual([
      query,
      400,
      { isSuccess: false, message, details: expect.stringMatching(/^querystring/) },
    ]);
  }
});

test('drops empty values from a query, and from a body only where empty text is not allowed', async () => {
  const [amount, color, isFavorite, newName] = ['', '', '', ''];
  const payload = { plotId: 7, amount, color, isFavorite, newName };
  const acted = await server.app.inject({ method: 'POST', url: '/api/test/acting', payload });
  expect(acted.json()).toEqual({ plotId: 7, newName: '' });
  const query = 'plotId=7&amount=&color=&isFavorite=&newName=';
  expect((await get(`/reading?${query}`)).json()).toEqual({ plotId: 7 });
});

test('describes a body that is no JSON in words, with the reason of the parser beside it', async () => {
  const headers = { 'content-type': 'application/json' };
  for (const payload of ['{', '[]', '"plotId"']) {
    const answered = await server.app.inject({ method: 'POST', url: '/api/test/acting', headers, payload });
    expect([payload, answered.statusCode, answered.json()]).toEqual([
      payload,
      400,
      {
        isSuccess: false,
        message: 'The server cannot read this request. Reload the page, then try again.',
        details: expect.any(String),
      },
    ]);
  }
});

test('removes fields at any depth that the endpoint does not declare', {
  meta: { asvs: ['1.3.3', '1.5.2', '8.2.3', '15.3.3', '15.3.7'] },
}, async () => {
  const strange = { n: 1, list: [[{}]], isopen: true, about: { name: 'Ada', colour: 3 } };
  const acted = await server.app.inject({
    method: 'POST',
    url: '/api/test/acting',
    payload: { plotId: 7, ...strange },
  });
  expect(acted.json()).toEqual({ plotId: 7, isOpen: true, about: { name: 'Ada' } });
  expect((await get('/reading?plotId=7&colour=3&constructor=x')).json()).toEqual({ plotId: 7 });
});

test('an endpoint open to anyone recognizes a valid token and treats every other caller as anonymous', async () => {
  const { token, characterId } = await aPlayer(server);
  expect((await get('/greeting', token)).json()).toEqual({ accountId: expect.any(Number), characterId });
  for (const stranger of [undefined, 'no.such.token', `${token}x`]) {
    const { statusCode, ...greeted } = await get('/greeting', stranger);
    expect([statusCode, greeted.json()]).toEqual([200, {}]);
  }
});

test('retries an idempotent call once after the database connection was lost, and fails any other call', async () => {
  const quiet = await aServer({ options: { logLevel: 'silent' } });
  let calls = 0;
  const losing = (path: `/${string}`, repeat: Endpoint['repeat'], times: number, hasTimedOut = false) => {
    const losable = { ...shared, method: 'POST', path, who: 'anyone', repeat, body: Type.Object({}) } as const;
    answer(quiet.app, quiet.deps, endpoint(losable), async () => {
      if (calls++ < times) throw new DatabaseUnavailable('the database does not answer', { hasTimedOut });
      return { isSuccess: true };
    });
  };
  losing('/test/settles', 'settles', 1);
  losing('/test/by-key', 'by key', 1);
  losing('/test/lost-twice', 'settles', 2);
  losing('/test/silent', 'settles', 1, true);
  const asked = async (path: string, headers = {}) => {
    calls = 0;
    const { statusCode } = await quiet.app.inject({ method: 'POST', url: `/api/test${path}`, headers });
    return [statusCode, calls];
  };
  expect(await asked('/settles')).toEqual([200, 2]);
  expect(await asked('/by-key', { [keyHeader]: 'once' })).toEqual([200, 2]);
  expect(await asked('/by-key')).toEqual([503, 1]);
  expect(await asked('/lost-twice')).toEqual([503, 2]);
  expect(await asked('/silent')).toEqual([503, 1]);
});
