import { expect, test } from 'vitest';
import { Busy, IdempotencyKeyReused, NotSignedIn, Refused } from '../http/failures.ts';
import { anAccount, type TestAccount } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { runAccountCommand } from './run-account-command.ts';

const server = await aServer();
const { call, deps } = server;

test('a delayed command does not undo later changes, and gets its first reply', async () => {
  const { token } = await anAccount(server);
  const set = (theme: 'lamp' | 'daylight', key: string) => call('POST /extra/comfort', { theme }, token, key);
  const first = await set('daylight', 'first');
  await set('lamp', 'second');

  expect((await set('daylight', 'first')).body).toEqual(first.body);
  expect((await call('GET /extra/comfort', {}, token)).body.settings).toEqual({ theme: 'lamp' });
});

test('refuses a key that the account used for another command, but not one of another account', async () => {
  const [{ token }, other] = [await anAccount(server), await anAccount(server)];
  await call('POST /extra/comfort', { theme: 'lamp' }, token, 'once');
  const { body } = await call('POST /extra/comfort', { theme: 'daylight' }, token, 'once');

  expect(body).toEqual({ isSuccess: false, message: new IdempotencyKeyReused().message });
  const theirs = await call('POST /extra/comfort', { theme: 'daylight' }, other.token, 'once');
  expect(theirs.body).toMatchObject({ settings: { theme: 'daylight' } });
});

test('of duplicate requests one is carried out, and both get its reply', async () => {
  const { writes, renamed } = await counted();
  const replies = await Promise.all(Array.from({ length: 8 }, () => writes('twin', 'New Name')));

  expect(new Set(replies).size).toBe(1);
  expect(await renamed()).toEqual({ version: 1, name: 'New Name' });
  expect(await writes('twin', 'New Name')).toBe(replies[0]);
  await expect(writes('twin', 'Other Name')).rejects.toThrow(IdempotencyKeyReused);
});

test('a request refused because its duplicate has succeeded gets the duplicate’s reply', async () => {
  const { id, renamed } = await counted();
  const command = (meanwhile: () => Promise<unknown>) =>
    runAccountCommand(deps, id, {
      choice: 'take a name',
      key: 'once',
      rule: async () => {
        await meanwhile();
        if ((await deps.accounts.byId(id))?.userName === 'Taken') throw new Refused('It is taken.');
        return { steps: [rename(id, 'Taken')], reply: 'yours' };
      },
    });

  expect(await command(() => command(async () => {}))).toBe('yours');
  expect(await renamed()).toEqual({ version: 1, name: 'Taken' });
});

test('carries out concurrent commands one after the other, each on the result of the last', async () => {
  const { id } = await counted();
  const add = () =>
    runAccountCommand(deps, id, {
      choice: 'add',
      rule: async () => {
        const name = (await deps.accounts.byId(id))?.userName ?? '';
        return { steps: [rename(id, `${name}+`)], reply: name };
      },
    });
  const replies = await Promise.all(Array.from({ length: 6 }, add));

  expect(new Set(replies).size).toBe(6);
  expect((await deps.accounts.byId(id))?.userName).toMatch(/[^+]\+{6}$/);
});

test('a refused command writes nothing and keeps its key free; one that never succeeds fails as busy', async () => {
  const { id, writes, renamed } = await counted();
  const rule = async () => {
    throw new Refused('No.');
  };
  await expect(runAccountCommand(deps, id, { choice: 'no', key: 'a key', rule })).rejects.toThrow('No.');
  const never = async () => ({ steps: [rename(-1, 'Nobody')], reply: 1 });
  await expect(runAccountCommand(deps, id, { choice: 'never', key: 'a key', rule: never })).rejects.toThrow(Busy);

  expect(await renamed()).toMatchObject({ version: 0 });
  await writes('a key', 'New Name');
  expect(await renamed()).toEqual({ version: 1, name: 'New Name' });
});

test('an erased account accepts no commands', async () => {
  const rule = async () => ({ steps: [], reply: 1 });
  await expect(runAccountCommand(deps, 999_999, { choice: 'x', rule })).rejects.toThrow(NotSignedIn);
});

const rename = (id: number, name: string) => ({
  name: 'test-rename',
  text: 'update accounts set user_name = $2 where id = $1',
  values: [id, name],
  rows: 1,
});

/** An account, a command that renames it and counts its attempts, and a function that reads the account. */
async function counted() {
  const id = accountIdOf(await anAccount(server));
  let calls = 0;
  return {
    id,
    writes: (key: string, name: string) =>
      runAccountCommand(deps, id, {
        choice: `rename ${name}`,
        key,
        rule: async () => ({ steps: [rename(id, name)], reply: ++calls }),
      }),
    async renamed() {
      const version = (await deps.accountCommands.load(id, undefined))?.version;
      return { version, name: (await deps.accounts.byId(id))?.userName };
    },
  };
}

const accountIdOf = ({ token }: TestAccount): number =>
  Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).UserId);
