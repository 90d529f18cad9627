import { randomBytes } from 'node:crypto';
import { type Endpoint, endpoints, signInProviders, testClientId } from '@underhall/contract';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/a-player.ts';
import type { Occasion } from '../testing/a-scene.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { aWholeWorld } from '../testing/a-whole-world.ts';
import { aConnection, aDatabase } from '../testing/database.ts';
import { occasions } from '../testing/occasions.ts';

const count = 64;
const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
const connection = await aConnection();
const database = await aDatabase(connection);
const signIn = signInProviders.map((provider) => ({ provider, clientId: testClientId }));
const about = {
  pack: aWholeWorld(),
  secrets,
  options: { environment: 'local', signIn, payments: { provider: 'test' } },
} as const;
const aPair = async () =>
  [await aServer({ ...about, database }), await aServer({ ...about, database: await aDatabase(connection) })] as const;
const servers = await aPair();

/** Calls that change nothing, or nothing that is stored, and why. */
const traceless: Readonly<Record<string, string>> = {
  'POST /extra/client-errors': 'it is a line of the log',
  'POST /contacts/addfacebookcontacts': 'no server gives its players’ friends away any more',
  'POST /login': 'each log-in is a session of its own, and nothing else',
};
/** Calls by which somebody comes in, whoever they were before: each begins a session. */
const beginsSessions = ({ who, reply }: Endpoint) =>
  who === 'anyone' && 'jwt' in ((reply as { properties?: object }).properties ?? {});
/** The moment of an answer, which is the answer's own. */
const withoutMoment = ({ currentTime: _moment, ...said }: Record<string, unknown>) => said;

/** Answered before it is looked at whether there is such an account: the last test waits for what comes of it. */
const answeredFirst = '/settings/requestpasswordreset';

const mutating = endpoints.filter(({ repeat, path }) => repeat !== 'reads' && path !== answeredFirst);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Every row of every table, counted and as one word; and how many turns all characters have had. */
async function everything(): Promise<Map<string, { rows: number; word: string }>> {
  const named = `select table_name as name from information_schema.tables where table_schema = 'public'`;
  const tables = await database.run<{ name: string }>({ name: 'test-tables', text: named });
  const looks = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as word from ${name} t`,
  );
  const turns = `select 'turns' as name, coalesce(sum(version), 0)::int as rows, '' as word from characters`;
  const text = [...looks, turns].join(' union all ');
  const rows = await database.run<{ name: string; rows: number; word: string }>({ name: 'test-everything', text });
  return new Map(rows.map(({ name, ...found }) => [name, found]));
}

/** The tables that were changed in the meantime, by how many rows they have more. */
async function effectOf(endpoint: Endpoint, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await everything();
  await act();
  const effect: Record<string, number> = {};
  for (const [name, { rows, word }] of await everything()) {
    const earlier = before.get(name);
    if (name === 'sessions' && beginsSessions(endpoint)) continue;
    if (earlier?.word !== word || earlier.rows !== rows) effect[name] = rows - (earlier?.rows ?? 0);
  }
  return effect;
}

async function arranged(endpoint: Endpoint): Promise<Occasion> {
  const arrange = occasions[nameOf(endpoint)];
  if (!arrange)
    throw new Error(`${nameOf(endpoint)} has no occasion yet: give it one in server/src/testing/occasions.ts`);
  return arrange(servers[0]);
}

const send = (server: TestServer, endpoint: Endpoint, { body, token }: Occasion, key: string) =>
  server.call(
    nameOf(endpoint) as never,
    body as never,
    token,
    endpoint.repeat === 'by key' ? key : undefined,
  ) as Promise<{
    status: number;
    body: { isSuccess: boolean; message?: string };
  }>;

for (const endpoint of mutating) {
  test(`${count} twins of ${nameOf(endpoint)} over two servers have the effect of one`, async () => {
    const [single, twin] = [await arranged(endpoint), await arranged(endpoint)];
    const alone = await effectOf(endpoint, async () => {
      const { body } = await send(servers[0], endpoint, single, 'alone');
      expect(body.isSuccess, JSON.stringify(body)).not.toBe(false);
    });
    if (!(nameOf(endpoint) in traceless)) expect(alone, 'it does something').not.toEqual({});

    const told: string[] = [];
    const together = await effectOf(endpoint, async () => {
      const sent = Array.from({ length: count }, (_, i) => send(servers[i % 2 ? 1 : 0], endpoint, twin, 'together'));
      for (const { status, body } of await Promise.all(sent)) {
        expect([200, 401], JSON.stringify(body)).toContain(status);
        told.push(JSON.stringify(withoutMoment(body)));
      }
    });
    expect(together).toEqual(alone);
    // Whoever is told the first reply is told the very same; what settles may say that it is so already.
    if (endpoint.repeat !== 'settles') expect(new Set(told).size, [...new Set(told)].join('\n').slice(0, 2000)).toBe(1);
    expect(told.some((text) => !text.includes('"isSuccess":false'))).toBe(true);
  }, 60_000);
}

test('every occasion is one of a call that there is and that changes something', () => {
  expect(Object.keys(occasions).sort()).toEqual(mutating.map(nameOf).sort());
});

test(`${count} requests for a new password at once over two servers send three letters, as many as there may be in an hour`, async () => {
  const pair = await aPair();
  const { email: emailAddress } = await anAccount(pair[0]);
  const letters = async () =>
    (await database.run({ name: 'test-letters', text: `select id from mails where kind = 'new password'` })).length;
  const before = await letters();

  const ask = (i: number) => pair[i % 2 ? 1 : 0].call('POST /settings/requestpasswordreset', { emailAddress });
  await Promise.all(Array.from({ length: count }, (_, i) => ask(i)));
  // A server that closes waits for what it has begun.
  await Promise.all(pair.map(({ app }) => app.close()));
  expect((await letters()) - before).toBe(3);
});
