import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { anOperator } from '../testing/an-operator.ts';

const server = await aServer();
const { database, deps } = server;
const { ask, said } = anOperator(server);

const aToken = async (name: string) => (await ask('publish-token', { name })).data as { readonly token: string };

test('a token is shown once, is stored as a hash, and is found by its text until it is revoked', async () => {
  const { token } = await aToken('ada');
  expect(await deps.publishTokens.use(token)).toMatchObject({ name: 'ada', state: 'valid' });
  expect(await deps.publishTokens.use(`${token}x`)).toBeUndefined();
  const rows = await database.run({ name: 'test-tokens', text: 'select t::text as row from publish_tokens t' });
  expect(JSON.stringify(rows)).not.toContain(token.slice(8));
  expect(JSON.stringify(await said('log'))).not.toContain(token.slice(8));

  await ask('publish-token-revoke', { name: 'ada' });
  expect(await deps.publishTokens.use(token)).toMatchObject({ name: 'ada', state: 'revoked' });
  await expect(ask('publish-token-revoke', { name: 'ada' })).rejects.toThrow('ada has no valid token');
});

test('a token expires after 90 days, and its name can then be given again', async () => {
  const { token } = await aToken('bea');
  await expect(aToken('bea')).rejects.toThrow('bea has a valid token. Revoke it first');
  const ageBy = (days: number) => {
    const text = 'update publish_tokens set expires_at = expires_at - make_interval(days => $1) where name = $2';
    return database.run({ name: 'test-age-token', text }, [days, 'bea']);
  };
  await ageBy(89);
  expect((await deps.publishTokens.use(token))?.state).toBe('valid');
  await ageBy(1);
  expect((await deps.publishTokens.use(token))?.state).toBe('expired');
  const { token: next } = await aToken('bea');
  expect((await deps.publishTokens.use(next))?.state).toBe('valid');
  expect(await deps.publishTokens.use(token)).toBeUndefined();
});

test('the list shows the state and the last use of each token, and no token', async () => {
  const { token } = await aToken('cyd');
  expect(await said('publish-tokens')).toMatch(/^cyd {2}valid, until \d{4}-\d\d-\d\d, never used$/m);
  await deps.publishTokens.use(token);
  const listed = await said('publish-tokens');
  expect(listed).toMatch(/^cyd {2}valid, until .*, last used on \d{4}-\d\d-\d\d$/m);
  expect(listed).not.toContain(token);
});

test('of two commands that make a token of one name at once, one succeeds', async () => {
  const made = await Promise.allSettled([aToken('dot'), aToken('dot')]);
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a name with spaces is refused', async () => {
  await expect(aToken('ada finch')).rejects.toThrow('"ada finch" is no name for a token');
});
