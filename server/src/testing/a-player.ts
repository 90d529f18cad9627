import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { TestServer } from './a-server.ts';

export const password = 'a quarter to lamps';

export type TestAccount = { readonly token: string; readonly userName: string; readonly email: string };
export type TestPlayer = TestAccount & { readonly name: string; readonly characterId: number };

export async function anAccount({ call }: TestServer): Promise<TestAccount> {
  const userName = `reader ${randomBytes(5).toString('hex')}`;
  const email = `${userName.replace(' ', '.')}@example.org`;
  const { body } = await call('POST /register/emailregisteruser', { userName, emailAddress: email, password });
  return { token: body.jwt, userName, email };
}

export async function aPlayer(server: TestServer): Promise<TestPlayer> {
  const account = await anAccount(server);
  const name = `Ada ${randomBytes(5).toString('hex')}`;
  const asked = { userName: name, gender: 'Indistinct', avatar: 'beardy' } as const;
  const { body } = await server.call('POST /register/createcharacter', asked, account.token);
  const claims = JSON.parse(Buffer.from(body.jwt.split('.')[1] ?? '', 'base64url').toString());
  return { ...account, token: body.jwt, name, characterId: Number(claims.CharacterId) };
}

export async function aConfirmedPlayer(server: TestServer): Promise<TestPlayer> {
  const player = await aPlayer(server);
  await confirmAddresses(server.database);
  return player;
}

export const confirmAddresses = (database: Pick<Database, 'run'>): Promise<object[]> =>
  database.run({ name: 'test-confirm-addresses', text: 'update accounts set confirmed_email_key = email_key' });
