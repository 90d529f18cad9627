import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testClientId } from '@underhall/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { anAccount, confirmAddresses } from '../testing/a-player.ts';
import { credentialOf } from '../testing/a-provider-visit.ts';
import { uniqueName } from '../testing/a-scene.ts';
import { aServer } from '../testing/a-server.ts';
import { readOutbox } from '../testing/read-outbox.ts';

const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-linking-')), 'outbox');
afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
const server = await aServer({
  options: {
    environment: 'local',
    signIn: [{ provider: 'Google', clientId: testClientId }],
    outboxFolder,
    publicUrl: 'https://game.example',
  },
});
const { call, database } = server;

test('e-mails the owner when a sign-in method is added or removed, and says what to do if it was not them', async () => {
  const account = await anAccount(server);
  await confirmAddresses(database);
  const person = { name: `Guest ${uniqueName()}`, email: `${uniqueName()}@provider.example`, isEmailVerified: true };
  const told = async (nth: number) => {
    await vi.waitFor(async () => expect(await readOutbox(outboxFolder, account.email)).toHaveLength(nth), 10_000);
    return (await readOutbox(outboxFolder, account.email)).at(-1);
  };

  await call('POST /google/fedcmlink', { token: await credentialOf(server, 'Google', person) }, account.token);
  const added = await told(1);
  expect(added?.subject).toMatch(/^Your account at .+ has a new way in$/);
  expect(added?.text).toContain('can now be logged in to by Google too');
  expect(added?.text).toContain('unlink Google under Authentication');
  expect(added?.text).toContain('https://game.example/account#authentication');
  for (const words of [added?.text, added?.html]) expect(words).not.toContain(person.email);

  await call('POST /google/unlink', {}, account.token);
  const removed = await told(2);
  expect(removed?.subject).toMatch(/^Your account at .+ has one way in less$/);
  expect(removed?.text).toContain('can no longer be logged in to by Google');
  expect(removed?.text).toContain('change your password');
});
