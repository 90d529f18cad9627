import { expect, test } from 'vitest';
import { anAccount } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { cleanUp } from './clean-up-store.ts';

test('deletes expired sessions, counters, nonces, reset links, addresses and replies, and no others', {
  meta: { asvs: ['14.2.4'] },
}, async () => {
  const server = await aServer();
  const { database } = server;
  await anAccount(server);
  const write = async (text: string): Promise<void> => {
    await database.run({ name: '', text });
  };
  for (const [name, when] of Object.entries({ gone: '-40 days', kept: '1 hour' })) {
    const moment = `now() + interval '${when}'`;
    const account = '(select min(id) from accounts)';
    await write(`insert into sessions (id, account_id, expires_at) values ('${name}', ${account}, ${moment})`);
    await write(`insert into tallies (key, count, until) values ('${name}', 1, ${moment})`);
    await write(`insert into spent_nonces (nonce, expires_at) values ('${name}', ${moment})`);
    await write(
      `insert into password_resets (token_hash, account_id, expires_at, word)
        values ('${name}', ${account}, ${moment}, 'word')`,
    );
    await write(
      `insert into account_commands (account_id, request_key, choice, reply, at)
        values (${account}, '${name}', '{}', '{}', ${moment})`,
    );
    await write(`insert into outside_addresses (digest, written_at) values ('${name}', ${moment})`);
  }

  await cleanUp(database);
  const left = await database.run<{ of: string }>({
    name: '',
    text: `select 'session ' || id as of from sessions where id in ('gone', 'kept')
      union all select 'tally ' || key from tallies where key in ('gone', 'kept')
      union all select 'nonce ' || nonce from spent_nonces
      union all select 'reset ' || token_hash from password_resets
      union all select 'command ' || request_key from account_commands
      union all select 'outside ' || digest from outside_addresses`,
  });
  const kinds = ['command', 'nonce', 'outside', 'reset', 'session', 'tally'];
  expect(left.map(({ of }) => of).sort()).toEqual(kinds.map((kind) => `${kind} kept`));
});
