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

/** Calls that store nothing, or nothing but a session, and why. */
const withoutEffect: Readonly<Record<string, string>> = {
  'POST /extra/client-errors': 'it is a line of the log',
  'POST /contacts/addfacebookcontacts': 'no server gives its players’ friends away any more',
  'POST /extra/publishing/compile': 'the version is compiled already; compile.test.ts has the others',
  'POST /login': 'each log-in is a session of its own, and nothing else',
};
/** Calls with which a player signs in. Each starts a session. */
const startsSession = ({ who, reply }: Endpoint) =>
  who === 'anyone' && 'jwt' in ((reply as { properties?: object }).properties ?? {});
/** The times in a reply differ between duplicate requests. */
const withoutTime = ({ currentTime: _moment, undo, ...said }: Record<string, unknown>) => ({
  ...said,
  ...(undo !== undefined && { undo: { ...(undo as object), remainingMs: 0 } }),
});

/** This call replies before it looks for the account, so the last test waits for its effect. */
const replyFirstPath = '/settings/requestpasswordreset';

const mutating = endpoints.filter(({ repeat, path }) => repeat !== 'reads' && path !== replyFirstPath);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The number of rows and a digest of each table, and the number of turns of all characters. */
async function snapshot(): Promise<Map<string, { rows: number; digest: string }>> {
  const named = `select table_name as name from information_schema.tables where table_schema = 'public'`;
  const tables = await database.run<{ name: string }>({ name: 'test-tables', text: named });
  const looks = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest from ${name} t`,
  );
  const turns = `select 'turns' as name, coalesce(sum(version), 0)::int as rows, '' as digest from characters`;
  const text = [...looks, turns].join(' union all ');
  const rows = await database.run<{ name: string; rows: number; digest: string }>({ name: 'test-everything', text });
  return new Map(rows.map(({ name, ...found }) => [name, found]));
}

/** The tables that `act` changes, each with its number of new rows. */
async function effectOf(endpoint: Endpoint, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await snapshot();
  await act();
  const effect: Record<string, number> = {};
  for (const [name, { rows, digest }] of await snapshot()) {
    const earlier = before.get(name);
    if (name === 'sessions' && startsSession(endpoint)) continue;
    if (earlier?.digest !== digest || earlier.rows !== rows) effect[name] = rows - (earlier?.rows ?? 0);
  }
  return effect;
}

async function arrange(endpoint: Endpoint): Promise<Occasion> {
  const occasion = occasions[nameOf(endpoint)];
  if (!occasion) throw new Error(`${nameOf(endpoint)} has no occasion: add one to server/src/testing/occasions.ts`);
  return occasion(servers[0]);
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
  test(`${count} duplicates of ${nameOf(endpoint)} over two servers have the effect of one`, async () => {
    const [single, repeated] = [await arrange(endpoint), await arrange(endpoint)];
    const alone = await effectOf(endpoint, async () => {
      const { body } = await send(servers[0], endpoint, single, 'alone');
      expect(body.isSuccess, JSON.stringify(body)).not.toBe(false);
    });
    if (!(nameOf(endpoint) in withoutEffect)) expect(alone, 'the call changes something').not.toEqual({});

    const replies: string[] = [];
    const together = await effectOf(endpoint, async () => {
      const sent = Array.from({ length: count }, (_, i) =>
        send(servers[i % 2 ? 1 : 0], endpoint, repeated, 'together'),
      );
      for (const { status, body } of await Promise.all(sent)) {
        expect([200, 401], JSON.stringify(body)).toContain(status);
        replies.push(JSON.stringify(withoutTime(body)));
      }
    });
    expect(together).toEqual(alone);
    // Every duplicate gets the first reply, except for calls that settle: those may say that it is done already.
    if (endpoint.repeat !== 'settles')
      expect(new Set(replies).size, [...new Set(replies)].join('\n').slice(0, 2000)).toBe(1);
    expect(replies.some((text) => !text.includes('"isSuccess":false'))).toBe(true);
  }, 60_000);
}

test('every occasion belongs to a call that changes something', () => {
  expect(Object.keys(occasions).sort()).toEqual(mutating.map(nameOf).sort());
});

test(`${count} password resets at once over two servers send three e-mails, the limit of an hour`, async () => {
  const pair = await aPair();
  const { email: emailAddress } = await anAccount(pair[0]);
  const countEmails = async () =>
    (await database.run({ name: 'test-letters', text: `select id from mails where kind = 'new password'` })).length;
  const before = await countEmails();

  const ask = (i: number) => pair[i % 2 ? 1 : 0].call('POST /settings/requestpasswordreset', { emailAddress });
  await Promise.all(Array.from({ length: count }, (_, i) => ask(i)));
  // A server that closes waits for the work it has started.
  await Promise.all(pair.map(({ app }) => app.close()));
  expect((await countEmails()) - before).toBe(3);
});
