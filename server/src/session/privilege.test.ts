import { expect, test } from 'vitest';
import { anAccount, password } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const server = await aServer();
const { call, database } = server;

test('a log-in returns the privilege Admin or none, whatever else the database contains', {
  meta: { rows: ['C-ROLE-004', 'C-ROLE-012'] },
}, async () => {
  for (const [stored, shown] of [
    ['', ''],
    ['Admin', 'Admin'],
    ['admin', ''],
    ['Wizard', ''],
  ] as const) {
    const { email } = await anAccount(server);
    const granting = { name: 'test-privilege', text: 'update accounts set privilege = $2 where email_key = $1' };
    await database.run(granting, [email, stored]);
    const { body } = await call('POST /login', { email, password });
    expect(body.privilegeLevel).toBe(shown);
    expect((await call('GET /login/user', {}, body.jwt)).body.privilegeLevel).toBe(shown);
  }
});
