import { endpoints, versionHeader } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aPublishToken } from '../testing/a-publisher.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { brokenBodies } from '../testing/strange-calls.ts';

// The environment that has every endpoint.
const server = await aServer({ options: { environment: 'local' } });
const player = await aPlayer(server);
const publishToken = await aPublishToken(server);
/** Without the calls that end the session of the caller. */
const all = endpoints.filter(({ path }) => path !== '/login/logout' && path !== '/settings/deactivate');
const posts = all.filter(({ method }) => method === 'POST');

const send = (
  path: string,
  payload: string | Buffer | undefined,
  contentType: string,
  token = player.token,
  method: 'GET' | 'POST' = 'POST',
) =>
  server.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...(payload !== undefined && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  });

const awkward = [
  ...brokenBodies,
  '{"branchId":"x"}',
  '{"branchId":1e99}',
  '{"branchId":-1}',
  '{"branchId":{}}',
  '{"eventId":[]}',
  '{"secondChanceIds":"x","branchId":1}',
  '{"secondChanceIds":[null],"branchId":1}',
  '{"email":null,"password":null}',
  '{"email":[],"password":{}}',
  '{"userName":7,"gender":"Lady","avatar":"x"}',
  `{"password":"${'x'.repeat(5000)}","email":"a@b.cd"}`,
  '{"email":"\\u0000","password":"\\u0000"}',
  '{"userName":"\\u0000\\u0000\\u0000","emailAddress":"a\\u0000@b.cd","password":"long enough"}',
];
// `strange-fields.test.ts` covers other content types and fields.
const types = ['application/json', 'application/x-www-form-urlencoded', ''];

test('every endpoint answers each malformed body with a message and without a server error', {
  meta: { rows: ['C-ERROR-009'], asvs: ['1.1.1', '1.2.4', '1.4.2', '2.2.1', '2.2.2', '4.1.1', '15.3.5', '15.3.6'] },
  timeout: 120_000,
}, async () => {
  for (const { path } of posts) {
    for (const type of types) {
      for (const body of awkward) {
        const answer = await send(path, body, type);
        expect([200, 400, 401, 413, 415], `${path} ${type} ${body}`).toContain(answer.statusCode);
        if (answer.statusCode !== 200)
          expect(answer.json(), `${path} ${body}`).toMatchObject({ isSuccess: false, message: expect.any(String) });
      }
    }
  }
});

test('rejects bodies over 1 MiB, and over 64 KiB for endpoints that need no account', {
  meta: { asvs: ['2.4.1'] },
}, async () => {
  for (const { path, who } of posts) {
    const [longest, inWords] = who === 'anyone' ? [64 * 1024, '64 KiB'] : [1024 * 1024, '1024 KiB'];
    const body = JSON.stringify({ email: 'x'.repeat(longest) });
    const answer = await send(path, body, 'application/json', who === 'publisher' ? publishToken : player.token);
    expect(answer.statusCode, path).toBe(413);
    expect(answer.json()).toMatchObject({ isSuccess: false, message: expect.stringContaining(inWords) });
  }
});

test('rejects an anonymous caller before reading a long body', async () => {
  const huge = JSON.stringify({ notes: 'x'.repeat(1024 * 1024) });
  for (const { path, who } of posts.filter((each) => ['account', 'character', 'publisher'].includes(each.who))) {
    const answer = await send(path, huge, 'application/json', 'no.such.token');
    expect([answer.statusCode, answer.json().isSuccess], `${path} ${who}`).toEqual([401, false]);
  }
});

test('answers IDs of other players like IDs that do not exist', async () => {
  for (const id of [0, -1, 999_999_999, 2 ** 40]) {
    for (const [path, field] of [
      ['/storylet/begin', 'eventId'],
      ['/storylet/choosebranch', 'branchId'],
    ] as const) {
      const answer = await send(path, JSON.stringify({ [field]: id }), 'application/json');
      expect([answer.statusCode, answer.json().isSuccess], `${path} ${id}`).toEqual([200, false]);
    }
  }
});

test('rejects a token of another server', async () => {
  const stranger = await aPlayer(await aServer());
  for (const { path, method, who } of all.filter((each) => each.who !== 'anyone')) {
    const answer = await send(path, method === 'POST' ? '{}' : undefined, 'application/json', stranger.token, method);
    expect([answer.statusCode, answer.json().isSuccess], `${path} ${who}`).toEqual([401, false]);
  }
});

test('accepts JSON, forms, keys in any case, extra fields, an older path, and an empty body', async () => {
  const someone = await aPlayer(server);
  const ask = (path: string, body: string | undefined, type: string) => send(path, body, type, someone.token);
  const open = (await ask('/storylet', undefined, '')).json().storylet;
  const [branch] = open.childBranches;

  for (const [path, body, type] of [
    ['/storylet/begin', `EVENTID=${open.id}&extra=1`, 'application/x-www-form-urlencoded'],
    ['/storylet/begin', JSON.stringify({ eventid: open.id, colour: 'green' }), 'application/json'],
    ['/storylet/begin', JSON.stringify({ eventId: String(open.id) }), 'application/json'],
    [`/storylet/begin/${open.id}`, undefined, ''],
  ] as const) {
    expect((await ask(path, body, type)).json(), path).toMatchObject({ phase: 'In', storylet: { id: open.id } });
  }
  const chosen = await ask(
    '/storylet/choosebranch',
    `branchid=${branch.id}&secondChanceIds=`,
    'application/x-www-form-urlencoded',
  );
  expect(chosen.json().phase).toBe('End');
});

test('rejects a malformed URL with our headers and message', {
  meta: { asvs: ['3.2.1', '3.4.3', '3.4.4'] },
}, async () => {
  for (const path of ['/%E0%A4%A', `/storylet/begin/${'1'.repeat(300)}`]) {
    const answer = await send(path, '{}', 'application/json');
    expect([400, 404], path).toContain(answer.statusCode);
    expect(answer.json(), path).toMatchObject({ isSuccess: false, message: expect.any(String) });
    expect(answer.headers, path).toMatchObject({
      [versionHeader.toLowerCase()]: '6.5.99',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
  }
});

test('redirects navigations to a malformed URL to one that the page can read, on our own host', async () => {
  const { app } = await aServer();
  const open = (url: string, accept: string) => app.inject({ url, headers: { accept } });
  for (const [url, location] of [
    ['/profile/%E0%A4%A', '/profile/%25E0%25A4%25A'],
    ['/%E0%A4%A?from=100%', '/%25E0%25A4%25A?from=100%'],
    ['//game.example/%E0', '/game.example/%25E0'],
  ] as const) {
    const reply = await open(url, 'text/html,*/*;q=0.8');
    expect([url, reply.statusCode, reply.headers.location]).toEqual([url, 302, location]);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  }
  for (const [url, accept] of [
    ['/profile/%E0%A4%A', 'application/json'],
    ['/api/profile/%E0%A4%A', 'text/html'],
  ] as const) {
    const reply = await open(url, accept);
    expect([url, reply.statusCode, reply.json().isSuccess]).toEqual([url, 400, false]);
  }
});

test('allows only pages of our own origin to read replies', {
  meta: { asvs: ['3.4.2'] },
}, async () => {
  const own = await aServer({ options: { publicUrl: 'https://game.example' } });
  const local = await aServer();
  const allowed = async ({ app }: TestServer, origin: string, host = 'localhost:8080') => {
    const said = [];
    for (const method of ['POST', 'OPTIONS'] as const) {
      const headers = { origin, host, 'access-control-request-method': 'POST' };
      const answer = await app.inject({ method, url: '/api/storylet', headers });
      expect(answer.headers.vary).toContain('Origin');
      said.push(answer.headers['access-control-allow-origin']);
    }
    return said;
  };
  const both = (origin: string | undefined) => [origin, origin];
  expect(await allowed(own, 'https://game.example')).toEqual(both('https://game.example'));
  expect(await allowed(own, 'http://localhost:8080')).toEqual(both(undefined));
  expect(await allowed(own, 'https://elsewhere.example', 'elsewhere.example')).toEqual(both(undefined));

  expect(await allowed(local, 'http://localhost:8080')).toEqual(both('http://localhost:8080'));
  expect(await allowed(local, 'http://[::1]:8080', '[::1]:8080')).toEqual(both('http://[::1]:8080'));
  // An attacker can point their own host name here.
  expect(await allowed(local, 'http://elsewhere.example', 'elsewhere.example')).toEqual(both(undefined));
  expect(await allowed(local, 'null')).toEqual(both(undefined));
});

test('answers an unknown path with 404 and JSON', async () => {
  const answer = await send('/no/such/call', '{}', 'application/json');
  expect([answer.statusCode, answer.json().isSuccess]).toEqual([404, false]);
});

test('every reply names the newest client version and forbids caching unless it is the same for all', {
  meta: { asvs: ['14.2.2', '14.3.2'] },
}, async () => {
  for (const { method, path, ...declared } of all) {
    const { headers } = await send(
      // A page that exists: a missing one may be created.
      path.replace(':pageName', 'help'),
      method === 'POST' ? '{}' : undefined,
      'application/json',
      player.token,
      method,
    );
    expect(headers[versionHeader.toLowerCase()], path).toBe('6.5.99');
    expect(headers['cache-control'], path).toContain('freshForSeconds' in declared ? 'public' : 'no-store');
  }
});
