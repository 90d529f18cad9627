import { expect, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { anAccount, aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { AccountDisabled, AccountGone, sessionStore } from './session-store.ts';

const server = await aServer();
const { database } = server;
const anHour = 3_600_000;
const accountOf = (token: string): number =>
  Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).UserId);

test('a session that ends on one server ends on the others once they are notified', {
  meta: { asvs: ['7.4.1'] },
}, async () => {
  const { token } = await aPlayer(server);
  const accountId = accountOf(token);
  // The other server would cache the session for an hour.
  const [here, there] = [sessionStore(database, nodeRuntime), sessionStore(database, nodeRuntime, anHour)];
  const deaf = await there.listen();
  const [left, ended, remaining] = [
    await here.begin(accountId),
    await here.begin(accountId),
    await here.begin(accountId),
  ];
  for (const id of [left, ended, remaining]) expect((await there.find(id))?.accountId).toBe(accountId);

  await here.end(left);
  await expect.poll(() => there.find(left), { timeout: 20_000 }).toBeUndefined();
  await there.find(ended);
  await here.endOthers(accountId, remaining);
  await expect.poll(() => there.find(ended), { timeout: 20_000 }).toBeUndefined();
  expect((await there.find(remaining))?.accountId).toBe(accountId);
  await deaf();
});

test('renews a session for thirty days at a time, and for 180 days in total', {
  meta: { asvs: ['7.3.1', '7.3.2'] },
}, async () => {
  const accountId = accountOf((await anAccount(server)).token);
  const sessions = sessionStore(database, nodeRuntime);
  const id = await sessions.begin(accountId);
  const daysLeft = async (begunDaysAgo: number) => {
    const age = `update sessions set created_at = now() - make_interval(days => $2) where id = $1`;
    await database.run({ name: 'age-session', text: age }, [id, begunDaysAgo]);
    await sessions.renew(id);
    const left =
      'select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where id = $1';
    return (await database.run<{ days: number }>({ name: 'days-left', text: left }, [id]))[0]?.days;
  };

  expect([await daysLeft(0), await daysLeft(100), await daysLeft(170), await daysLeft(179)]).toEqual([30, 30, 10, 1]);
});

test('keeps at most twenty sessions per account: a new one ends the oldest', {
  meta: { asvs: ['7.1.2'] },
}, async () => {
  const accountId = accountOf((await anAccount(server)).token);
  const sessions = sessionStore(database, nodeRuntime);
  const ids = [];
  for (let i = 0; i < 24; i++) ids.push(await sessions.begin(accountId));

  const found = [];
  for (const id of ids) found.push((await sessions.find(id)) !== undefined);
  expect(found.filter(Boolean)).toHaveLength(20);
  expect(found.slice(-19)).toEqual(Array(19).fill(true));
});

test('begins no session for a closed or erased account', async () => {
  const accountId = accountOf((await anAccount(server)).token);
  const sessions = sessionStore(database, nodeRuntime);
  await database.run({ name: 'shut', text: 'update accounts set disabled_at = now() where id = $1' }, [accountId]);

  await expect(sessions.begin(accountId)).rejects.toThrow(AccountDisabled);
  await expect(sessions.begin(accountId + 1_000_000)).rejects.toThrow(AccountGone);
});
