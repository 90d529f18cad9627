import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Quality } from '@underhall/engine';
import { describeChange } from '@underhall/language';
import { afterAll, expect, test, vi } from 'vitest';
import { anAccount, aPlayer, password } from '../testing/a-player.ts';
import { aServer, theWorld } from '../testing/a-server.ts';
import { aPaidOrder } from '../testing/a-shop.ts';
import { aNonce, plan } from '../testing/a-subscriber.ts';
import { anOperator } from '../testing/an-operator.ts';
import { beforeDatabasesClose } from '../testing/database.ts';
import { CommandRefused } from './admin-command.ts';
import { adminCommands } from './admin-commands.ts';
import { openAdmin } from './open-admin.ts';
import { runAdminCommand } from './run-admin-command.ts';

const bell = { ...theWorld().qualities[0], id: 900_001, name: 'The Bell', shared: true, cap: 12, climbs: 'one by one' };
const pack = { ...theWorld(), qualities: [...theWorld().qualities, bell as Quality] };
const options = {
  publicUrl: 'https://game.example',
  supportEmail: 'help@game.example',
  payments: { provider: 'test' },
} as const;
const server = await aServer({ pack, options });
const { call, database, deps } = server;
const secretsFolder = await mkdtemp(join(tmpdir(), 'uh-keys-'));
afterAll(() => rm(secretsFolder, { recursive: true, force: true }));
const { admin, commandNamed, ask, said } = anOperator(server, { secretsFolder });
beforeDatabasesClose(await deps.sessions.listen());

const logLines = () => admin.adminLog.list(1_000);
const accountOf = (token: string): number =>
  Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).UserId);

test('find: by number, username, address or character, in upper or lower case, and by a part', async () => {
  const { userName, email, name, token, characterId } = await aPlayer(server);
  const accountId = accountOf(token);
  for (const word of [
    `${accountId}`,
    `#${accountId}`,
    userName.toUpperCase(),
    ` ${email}`,
    name,
    name.slice(4),
    email.slice(9),
  ])
    expect(await said('find', { who: word }), word).toContain(`account    ${accountId}  ${userName}`);

  const told = await said('find', { who: name });
  for (const line of [
    `address    ${email}  (not confirmed)`,
    'logs in by password',
    'sessions   1',
    `number ${characterId}`,
  ])
    expect(told).toContain(line);
  expect(await said('find', { who: 'example.org', most: '1' })).toMatch(/^account/);
  await aPlayer(server);
  expect(await said('find', { who: 'example.org', most: '2' })).toContain('These are the first 2; --most shows more.');
});

test('refuses an unknown, ambiguous or invalid person with help, and logs nothing', async () => {
  const [one, other] = [await aPlayer(server), await aPlayer(server)];
  const before = (await logLines()).length;
  await expect(ask('find', { who: 'zzz' })).rejects.toThrow('Nobody has the name or address "zzz"');
  await expect(ask('end-sessions', { who: 'zzz' })).rejects.toThrow('npm run admin find zzz');
  await expect(ask('disable', { who: 'example.org' })).rejects.toThrow(
    /fits several people. Use the number of the account:\n {2}\d+ {2}reader/,
  );
  await expect(ask('find', { who: one.name, most: 'many' })).rejects.toThrow('--most is "many"');
  await expect(ask('explain', { who: other.name, turn: '99' })).rejects.toThrow(
    /has no turn 99: .* npm run admin turns/,
  );
  await expect(ask('turns', { who: other.name, before: 'Tuesday' })).rejects.toThrow('--before is "Tuesday"');
  const { userName } = await anAccount(server);
  await expect(ask('explain', { who: userName })).rejects.toThrow('has no character yet');
  expect(await logLines()).toHaveLength(before);
});

test('turns and explain: describe choices, rolls and results with names of the world', async () => {
  const { token, name, characterId } = await aPlayer(server);
  const { body } = await call('POST /storylet', {}, token);
  const branch = body.storylet?.childBranches[0];
  const storylet = theWorld().storylets.find(({ id }) => id === body.storylet?.id);
  await call('POST /storylet/choosebranch', { branchId: branch?.id ?? 0 }, token);
  await database.run(
    {
      name: 'test-roll',
      text: `insert into ledger (character_id, version, choice, world, seed, at, changes)
      select character_id, 9, 'branch 0', 'an old one', 7, now(), $2 from ledger where character_id = $1 limit 1`,
    },
    [
      characterId,
      JSON.stringify([
        { kind: 'rolled', place: 0, quality: theWorld().qualities[0]?.id, chance: 55, roll: 60, passed: false },
      ]),
    ],
  );

  const turns = await said('turns', { who: name });
  expect(turns).toContain(`chose "${branch?.name}" in "${storylet?.name}"`);
  const version = /^(\d+) .*chose/m.exec(turns)?.[1] as string;
  const explained = await said('explain', { who: name, turn: version });
  expect(explained).toContain(`turn ${version} of ${name}`);
  expect(explained).toContain(`the result of "${branch?.name}" in "${storylet?.name}" is shown: it had no challenge`);
  expect(explained).toContain('of the current world');

  const rolled = await said('explain', { who: name, turn: '9' });
  expect(rolled).toContain(`rolled 60 against 55% on ${theWorld().qualities[0]?.name}: failed`);
  expect(rolled).toContain('"branch 0", seed 7, of world version an old one');
  expect(await said('turns', { who: name, before: '2001-01-01' })).toBe('There are no turns.');
});

test('disable: logs the player out and refuses every sign-in method, until enable', {
  meta: { asvs: ['7.4.2'] },
}, async () => {
  const { userName, email, token } = await aPlayer(server);
  const look = async () => (await call('GET /character/myself', {}, token)).status;
  expect(await look()).toBe(200);
  await ask('disable', { who: userName });
  await vi.waitFor(async () => expect(await look()).toBe(401), 20_000);

  const closed = { isSuccess: false, message: expect.stringContaining('write to help@game.example') };
  expect((await call('POST /login', { email, password })).body).toMatchObject(closed);
  expect(
    (await call('POST /register/emailregisteruser', { userName, emailAddress: email, password })).body,
  ).toMatchObject(closed);
  expect((await call('POST /login', { email, password: 'not this one' })).status).toBe(401);
  expect(await said('find', { who: userName })).toContain('DISABLED since');
  await expect(ask('disable', { who: userName })).rejects.toThrow('is already disabled');

  await ask('enable', { who: userName });
  await expect(ask('enable', { who: userName })).rejects.toThrow('is not disabled');
  expect((await call('POST /login', { email, password })).body.isSuccess).toBe(true);
  expect(await look(), 'a session that was ended stays so').toBe(401);
});

test('a session of a disabled account is invalid even if its row still exists', async () => {
  const { token } = await anAccount(server);
  const disabling = { name: 'test-disable', text: 'update accounts set disabled_at = now() where id = $1' };
  await database.run(disabling, [accountOf(token)]);
  expect((await call('GET /login/user', {}, token)).status).toBe(401);
});

test('end-sessions: ends all sessions; password-link: sets a new password, once', {
  meta: { asvs: ['7.4.5'] },
}, async () => {
  const { userName, email, token } = await aPlayer(server);
  await call('POST /login', { email, password });
  expect(await said('end-sessions', { who: email })).toContain('2 sessions');
  await vi.waitFor(async () => expect((await call('GET /character/myself', {}, token)).status).toBe(401), 20_000);

  const link = (await ask('password-link', { who: userName })).lines.at(-1) ?? '';
  const [, resetting = ''] = /^https:\/\/game\.example\/account\?token=([\w-]+)$/.exec(link) ?? [];
  expect(JSON.stringify(await logLines())).not.toContain(resetting);
  const reset = async (word: string) =>
    (await call('POST /settings/resetpassword', { token: resetting, password: word })).body.isSuccess;
  expect([await reset('eleven back streets'), await reset('eleven other streets')]).toEqual([true, false]);
  expect((await call('POST /login', { email, password: 'eleven back streets' })).body.isSuccess).toBe(true);
});

test('rename: follows the rules of names, and the new name is found', async () => {
  const [one, other] = [await aPlayer(server), await aPlayer(server)];
  const fresh = `Bea ${one.name.slice(4, 9)}`;
  await ask('rename', { who: one.name, name: `  ${fresh} ` });
  expect((await call('GET /character/myself', {}, one.token)).body.character.name).toBe(fresh);
  expect(await said('find', { who: fresh })).toContain(`character  ${fresh}`);
  for (const [name, fault] of [
    [other.name.toUpperCase(), 'is taken'],
    [fresh, 'already'],
    ['The Admin', 'reserved for the operators of the game'],
    ['?', 'A name here has'],
  ] as const)
    await expect(ask('rename', { who: fresh, name }), name).rejects.toThrow(fault);

  await ask('rename-account', { who: one.userName, name: 'Reader the First' });
  expect((await call('GET /login/user', {}, one.token)).body.user.name).toBe('Reader the First');
  await expect(ask('rename-account', { who: other.userName, name: 'READER the first' })).rejects.toThrow('is taken');
  await expect(ask('rename-account', { who: other.userName, name: '!' })).rejects.toThrow('3 to 30 letters');
});

test('grant and revoke: give an account the Admin privilege and take it away', async () => {
  const { userName, token } = await anAccount(server);
  const privilege = async () => (await call('GET /login/user', {}, token)).body.privilegeLevel;
  await ask('grant', { who: userName });
  await expect(ask('grant', { who: userName })).rejects.toThrow('already');
  expect(await privilege()).toBe('Admin');
  await ask('revoke', { who: userName });
  await expect(ask('revoke', { who: userName })).rejects.toThrow('is not an Admin');
  expect(await privilege()).toBe('');
});

test('reports: lists the reports of players; report-done: closes one, once', async () => {
  const reporting = `insert into reports (kind, about, name, user_name, words, reason)
    values ('profile', 'x', 'Bea', 'bea.1', E'One\\ntwo', '') returning id`;
  const [row] = await database.run<{ id: number }>({ name: 'test-report', text: reporting });
  const number = `${row?.id}`;
  expect(await said('reports')).toContain('    words     One\n              two\n    reason    (none)');
  await ask('report-done', { number });
  await expect(ask('report-done', { number })).rejects.toThrow('already closed');
  await expect(ask('report-done', { number: 'x' })).rejects.toThrow('There is no report x');
  expect(await said('reports')).toBe('There are no reports.');
  expect(await said('reports', { all: true })).toContain('(closed)');
});

test('every change needs a reason and is logged once, in order, intact and without names', {
  meta: { asvs: ['16.4.2'] },
}, async () => {
  const { userName, email, name, token } = await aPlayer(server);
  const accountId = accountOf(token);
  await database.run({
    name: 'test-open-report',
    text: `insert into reports (kind, about, name, user_name, words, reason) values ('name', 'y', 'B', 'b', '', '')`,
  });
  await call('POST /nex/createbraintreesubscription', { nonce: aNonce(), planId: plan.planId }, token);
  const newName = `Cyd ${name.slice(4, 12)}`;
  const given = {
    who: `${accountId}`,
    name: newName,
    amount: '5',
    quality: 'The Bell',
    level: '3',
    kind: 'exceptional',
    order: await aPaidOrder(server, token),
    to: join(secretsFolder, 'export.json'),
  };
  const open = /^(\d+)/.exec(await said('reports'))?.[1];
  const changes = adminCommands.filter(({ kind }) => kind === 'change');
  // Each of these needs the state that the one before it leaves.
  const order = ['disable', 'enable', 'grant', 'revoke', 'publish-token', 'publish-token-revoke'];
  for (const { name: command } of changes.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))) {
    const input = { ...given, number: open, ...(command.startsWith('publish-token') && { name: 'a-laptop' }) };
    await expect(ask(command, input, '  '), command).rejects.toThrow('add --reason');
    const before = await logLines();
    await ask(command, input, `because of ${command}`);
    const [newest, ...others] = await logLines();
    expect(others, command).toEqual(before);
    expect(newest, command).toMatchObject({
      command,
      operator: 'ada on a machine',
      reason: `because of ${command}`,
      isIntact: true,
    });
    if (!/^(report-done|rotate-key|set-level|publish-token.*)$/.test(command))
      expect(newest?.accountId, command).toBe(accountId);
  }
  const log = JSON.stringify(await logLines());
  for (const word of [userName, email, name, given.name]) expect(log).not.toContain(word);
  const told = await said('log', { who: `${accountId}`, most: '30' });
  expect(told).toContain(`ada on a machine  rename  account ${accountId}  "because of rename"`);
  expect(told).toMatch(/\d+ entries in all, none of them changed\.$/);
});

test('commands that only read are logged with their account', async () => {
  const { name, token } = await aPlayer(server);
  await ask('find', { who: name }, '');
  expect((await logLines())[0]).toMatchObject({ command: 'find', accountId: accountOf(token), about: {}, reason: '' });
});

test('the database refuses to change the log, and the log shows changes made without its triggers', {
  meta: { asvs: ['16.4.2'] },
}, async () => {
  const own = await aServer();
  const deps = openAdmin(own.database, { ...own.deps, describeChange });
  const { userName } = await anAccount(own);
  const askOwn = (name: string) =>
    runAdminCommand(deps, { command: commandNamed(name), input: { who: userName }, operator: 'ada', reason: 'test' });
  for (const name of ['disable', 'enable', 'grant', 'revoke']) await askOwn(name);
  const run = (text: string) => own.database.run({ name: `test ${text}`, text });
  for (const text of [
    "update admin_log set reason = 'other'",
    'delete from admin_log where id = 2',
    'truncate admin_log',
  ])
    await expect(run(text), text).rejects.toThrow('admin_log is only ever added to');
  expect(await deps.adminLog.check()).toEqual({ lines: 4, broken: [] });

  await run('alter table admin_log disable trigger admin_log_stays');
  await run("update admin_log set reason = 'other' where id = 3");
  expect((await deps.adminLog.check()).broken).toEqual([3]);
  await run('delete from admin_log where id = 2');
  expect((await deps.adminLog.check()).broken).toEqual([3, 4]);
  expect((await askOwn('log')).lines.at(-1)).toContain('CHANGED, or behind a deleted entry: 3, 4 of 3');
});

test('logs sixteen concurrent changes once each, in one order', async () => {
  const people = await Promise.all(Array.from({ length: 16 }, () => anAccount(server)));
  const before = (await logLines()).length;
  await Promise.all(people.map(({ userName }) => ask('grant', { who: userName })));
  expect(await logLines()).toHaveLength(before + 16);
  expect((await admin.adminLog.check()).broken).toEqual([]);
});

test('two operators disable one account at once, and only one succeeds', async () => {
  const { userName } = await anAccount(server);
  const done = await Promise.allSettled([1, 2].map(() => ask('disable', { who: userName })));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(done.find((each) => each.status === 'rejected')?.reason).toBeInstanceOf(CommandRefused);
});
