import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExportSchema } from '@underhall/contract';
import { Value } from 'typebox/value';
import { afterAll, expect, test } from 'vitest';
import { facebookRequest, linkedRequest } from '../testing/a-facebook-request.ts';
import { accountOf, liveFully } from '../testing/a-full-life.ts';
import { aPlayer, password, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { taggedTables } from './columns.ts';
import { eraseAccount, eraseDueAccounts } from './erase-accounts.ts';
import { exportedColumns, exportedFields, personalColumns } from './tagged-table.ts';

const outboxFolder = await mkdtemp(join(tmpdir(), 'uh-own-data-'));
afterAll(() => rm(outboxFolder, { recursive: true, force: true }));
const lines: string[] = [];
const signIn = [{ provider: 'Facebook', clientId: 'test' }] as const;
const server = await aServer({
  options: { outboxFolder, signIn, logLevel: 'trace' },
  log: { write: (line) => void lines.push(line) },
});
const { call, database, deps } = server;

const run = (text: string) => database.run<Record<string, unknown>>({ name: `test ${text}`.slice(0, 60), text });
const randomSuffix = () => Math.random().toString(36).slice(2, 10);
const logIn = ({ email }: TestPlayer) => call('POST /login', { email, password });
const exported = Object.entries(taggedTables).filter(([, table]) => exportedColumns(table).length > 0);
const persons = Object.entries(taggedTables).filter(([, table]) => personalColumns(table).length > 0);
/** Names the file to edit if a table has no row of the player. */
const missingRow = 'is there a row of it in server/src/testing/a-full-life.ts?';

async function aFullLife(): Promise<{ player: TestPlayer; other: TestPlayer }> {
  const [player, other] = [await aPlayer(server), await aPlayer(server)];
  await liveFully(server, player, other);
  return { player, other };
}

/** Makes the erasure of deactivated accounts due. */
const passDays = () => run(`update erasures set due_at = now() - interval '1 second' where erased_at is null`);

test('the export has no seed from which the next roll of the character could be worked out', async () => {
  const player = await aPlayer(server);
  await changeCharacter(server, player.characterId, () => ({
    story: { phase: 'SecondChance', storylet: 1, since: 1, branch: 1, turn: 1, rolls: [], luck: 4711 },
    luckSeed: 4712,
  }));
  const { body } = await call('POST /extra/export', {}, player.token);
  const state = String(body.tables.characters?.[0]?.state);

  expect(JSON.parse(state)).toMatchObject({ luckSeed: 0, story: { phase: 'SecondChance', luck: 0 } });
  expect(JSON.stringify(body)).not.toMatch(/471[12]/);
});

test('the export has every personal and purchase column in the published format, and no secrets', {
  meta: { asvs: ['14.2.4'] },
}, async () => {
  const { player, other } = await aFullLife();
  const { status, body, headers } = await call('POST /extra/export', {}, player.token);

  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(Value.Check(ExportSchema, body)).toBe(true);
  expect(Object.keys(body.tables)).toEqual(exported.map(([name]) => name));
  for (const [name, table] of exported) {
    expect(Object.keys(body.tables[name]?.[0] ?? {}), `${name}: ${missingRow}`).toEqual([...exportedFields(table)]);
  }
  expect(body.tables.accounts).toMatchObject([{ email: player.email, user_name: player.userName }]);
  expect(body.tables.roster).toMatchObject([{ name: player.name }]);
  const id = player.characterId;
  expect(body.tables.orders).toMatchObject([{ id: `order ${id}`, currency: 'GBP', minor: 999, vat: 166, fate: 10 }]);
  expect(body.tables.subscriptions).toMatchObject([{ id: `subscription ${id}`, price: 750, began_as: 'enhanced' }]);
  expect(body.tables.subscription_changes).toMatchObject([{ id: `change ${id}`, charge: 500, state: 'done' }]);
  expect(body.tables.subscription_cards).toMatchObject([{ id: `card ${id}`, state: 'done' }]);
  const others = ['order', 'change', 'card'].map((thing) => `${thing} ${other.characterId}`);
  for (const hidden of ['argon2', `digest ${id}`, ...others]) {
    expect(JSON.stringify(body)).not.toContain(hidden);
  }
});

test("the export has only the caller's rows, is paged, and needs a recent proof of identity", async () => {
  const [player, other] = [await aPlayer(server), await aPlayer(server)];
  await run(`insert into messages (character_id, version, place, title, html, at)
    select ${player.characterId}, 5, place, 'title ' || place, 'h', now() from generate_series(1, 10003) as place`);
  const { body } = await call('POST /extra/export', {}, player.token);

  expect(body.tables.messages).toHaveLength(10_003);
  expect(new Set(body.tables.messages?.map(({ title }) => title)).size).toBe(10_003);
  expect(JSON.stringify(body)).not.toContain(other.email);
  expect(JSON.stringify((await call('POST /extra/export', {}, other.token)).body)).not.toContain('title 7');

  await run(`update sessions set proved_at = now() - interval '16 minutes' where account_id = ${accountOf(player)}`);
  const late = await call('POST /extra/export', {}, player.token);
  expect(late.body).toMatchObject({ isSuccess: false, isProofWanted: true });
  expect(late.body.tables).toBeUndefined();
});

test('deactivating ends all sessions and hides the player; a log-in restores the account and says so', {
  meta: { rows: ['C-API-114'], asvs: ['7.4.2'] },
}, async () => {
  const [player, other] = [await aPlayer(server), await aPlayer(server)];
  await call('POST /contact/addcontact', { userName: player.userName }, other.token);
  const second = (await logIn(player)).body.jwt;
  const seen = async () => ({
    profile: (await call('GET /profile', { characterName: player.name }, other.token)).status,
    contacts: (await call('GET /contact', {}, other.token)).body.contacts.length,
    added: (await call('POST /contact/addcontact', { userName: player.name }, other.token)).body.isSuccess,
  });
  expect(await seen()).toMatchObject({ profile: 200, contacts: 1 });

  const { body } = await call('POST /settings/deactivate', {}, second);
  expect(body).toMatchObject({ isSuccess: true, message: expect.stringContaining('Log in before then') });
  expect(Date.parse(body.erasedAfter) - Date.now()).toBeGreaterThan(13.99 * 24 * 60 * 60_000);
  for (const token of [player.token, second]) expect((await call('GET /settings', {}, token)).status).toBe(401);
  expect(await seen()).toEqual({ profile: 404, contacts: 0, added: false });
  expect((await call('GET /facebook/dataconfirmation/:code', { code: body.code })).body.message).toContain(
    'deactivated',
  );

  await eraseDueAccounts(deps);
  const back = await logIn(player);
  expect(back.body).toMatchObject({ isSuccess: true, hasComeBack: true, hasCharacter: true });
  expect((await logIn(player)).body.hasComeBack).toBeUndefined();
  expect(await seen()).toMatchObject({ profile: 200, contacts: 1 });
  await passDays();
  await eraseDueAccounts(deps);
  expect((await logIn(player)).status).toBe(200);
  const status = (await call('GET /facebook/dataconfirmation/:code', { code: body.code })).body;
  expect(status.message).toContain('Nothing will be erased');
});

test('after an erasure, a canary from every personal column is in no table, queue, outbox or log', {
  meta: { asvs: ['14.2.4'] },
  timeout: 60_000,
}, async () => {
  const { player, other } = await aFullLife();
  const canary = `canary${randomSuffix()}`;
  const [accountId, { characterId, email }] = [accountOf(player), player];
  const { code } = (await call('POST /settings/deactivate', {}, player.token)).body;
  // Deactivating empties the mail queue. An e-mail that is queued afterwards is deleted with the account.
  await run(
    `insert into mails (kind, account_id, address, next_at) values ('reset', ${accountId}, 'a', now() + interval '1 day')`,
  );
  await run(`insert into sessions (id, account_id, expires_at) values ('s${canary}', ${accountId}, now())`);
  const bodies = await run(
    `select table_name || '.' || column_name as of, data_type as type from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  const typeOf = new Map(bodies.map(({ of, type }) => [of, type]));
  let planted = 0;
  for (const [name, table] of persons) {
    const whose = table.owner?.by === 'account' ? accountId : characterId;
    for (const column of personalColumns(table)) {
      // These columns belong to the reported player and are tested below.
      if (name === 'reports' && column !== 'reason') continue;
      const type = typeOf.get(`${name}.${column}`);
      const made =
        type === 'jsonb'
          ? `jsonb_build_object('canary', '${canary}')`
          : type === 'text' && !['kind', 'color', 'over', 'provider', 'privilege', 'code'].includes(column)
            ? column === 'state'
              ? `jsonb_set(state::jsonb, '{canary}', '"${canary}"')::text`
              : column === 'email'
                ? `'${email}'`
                : `'${canary} ${name}'`
            : undefined;
      if (made === undefined) continue;
      const changed = await run(
        `update ${name} set ${column} = ${made} where ${table.owner?.column} = ${whose} returning 1 as one`,
      );
      expect(changed.length, `${name}.${column}: ${missingRow}`).toBeGreaterThan(0);
      planted++;
    }
  }
  expect(planted).toBeGreaterThan(35);
  await run(
    `update reports set name = '${canary}', user_name = '${canary}', words = '${canary}' where reported_id = ${characterId}`,
  );
  await writeFile(
    join(outboxFolder, 'one.eml'),
    `From: a@game.example\r\nTo: ${email}\r\nSubject: Hello\r\n\r\n${canary}\r\n`,
  );
  await writeFile(
    join(outboxFolder, 'two.eml'),
    `From: a@game.example\r\nTo: ${other.email}\r\nSubject: Hello\r\n\r\nfor another\r\n`,
  );

  const hits = async () => {
    const tables = await run(
      `select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      for (const word of [canary, email, player.userName, player.name]) {
        const rows = await run(`select 1 as one from ${name} as t where t::text ilike '%${word}%' limit 1`);
        if (rows.length > 0) found.push(`${name} ${word}`);
      }
    }
    for (const file of await readdir(outboxFolder)) {
      const text = await readFile(join(outboxFolder, file), 'utf8');
      if (text.includes(canary) || text.includes(email)) found.push(file);
    }
    if (lines.some((line) => line.includes(canary) || line.includes(email) || line.includes(player.name)))
      found.push('log');
    return found;
  };
  expect((await hits()).length).toBeGreaterThan(20);
  const entries = await run(`select count(*)::int as count from fate_entries where character_id = ${characterId}`);
  const isOrderThere = () => run(`select 1 as one from orders where id = 'order ${characterId}'`);
  expect(await isOrderThere()).toHaveLength(1);
  await run(`insert into mail_suppressions values ('digest of ${characterId}', 'all')`);
  await passDays();
  await eraseDueAccounts(deps);

  expect(await hits()).toEqual([]);
  expect(await run(`select count(*)::int as count from fate_entries where character_id = ${characterId}`)).toEqual(
    entries,
  );
  expect(await isOrderThere()).toHaveLength(1);
  expect(await run(`select 1 as one from mail_suppressions where digest = 'digest of ${characterId}'`)).toHaveLength(1);
  expect(await readdir(outboxFolder)).toContain('two.eml');
  expect((await logIn(player)).status).toBe(401);
  const status = await call('GET /facebook/dataconfirmation/:code', { code });
  expect(status.body).toMatchObject({ isSuccess: true, message: expect.stringContaining('was erased on') });
  // Other players who met them can still play.
  expect((await call('GET /messages', {}, other.token)).status).toBe(200);
});

test('does not erase an account whose owner just logged in; an interrupted run continues at the next', async () => {
  const [player, gone] = [await aPlayer(server), await aPlayer(server)];
  for (const { token } of [player, gone]) await call('POST /settings/deactivate', {}, token);
  await passDays();
  await logIn(player);
  await eraseAccount(deps, accountOf(player), player.email);
  expect((await logIn(player)).status).toBe(200);

  const broken = { ...deps, commit: () => Promise.reject(new Error('cut off')) };
  await expect(eraseDueAccounts(broken)).rejects.toThrow('cut off');
  expect(await run(`select 1 as one from accounts where id = ${accountOf(gone)}`)).toHaveLength(1);
  await eraseDueAccounts(deps);
  expect(await run(`select 1 as one from accounts where id = ${accountOf(gone)}`)).toHaveLength(0);
});

test('a log-in during the erasure fails like one with a wrong password', async () => {
  const player = await aPlayer(server);
  // The account is deleted after it was found and before its session is written.
  await run(`create function erase_meanwhile() returns trigger language plpgsql as
    'begin delete from accounts where id = new.account_id; return new; end'`);
  await run(`create trigger erased_meanwhile before insert on sessions for each row
    when (new.account_id = ${accountOf(player)}) execute function erase_meanwhile()`);
  const wrong = await call('POST /login', { email: player.email, password: 'another' });

  const late = await logIn(player);
  await run('drop trigger erased_meanwhile on sessions');

  expect(late.status).toBe(401);
  expect(late.body).toEqual(wrong.body);
});

test('accepts a deletion request signed by Facebook and returns a link to its status', {
  meta: { rows: ['C-API-124', 'C-STATIC-016'] },
}, async () => {
  const nobody = await call('POST /facebook/deletion', { signed_request: facebookRequest(server, 'a stranger') });
  const status = await call('GET /facebook/dataconfirmation/:code', { code: nobody.body.confirmation_code });
  expect(status.body.message).toContain('was erased');

  const player = await aPlayer(server);
  const signed = await linkedRequest(server, accountOf(player));
  const { body } = await call('POST /facebook/deletion', { signed_request: signed });
  expect(body.url).toBe(`http://127.0.0.1:8080/fbdata/${body.confirmation_code}`);
  expect((await call('GET /settings', {}, player.token)).status).toBe(401);
  const again = await call('POST /facebook/deletion', { signed_request: signed });
  expect(again.body.confirmation_code).toBe(body.confirmation_code);

  for (const signed_request of ['', 'a.b', `${signed}x`]) {
    expect((await call('POST /facebook/deletion', { signed_request })).body.isSuccess).toBe(false);
  }
  for (const code of ['nothing', 'x'.repeat(16), '%00']) {
    const unknown = await call('GET /facebook/dataconfirmation/:code', { code });
    expect(unknown.body).toMatchObject({ isSuccess: false, message: expect.stringContaining('no such code') });
  }
});
