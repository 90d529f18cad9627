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
  const latestEmail = async (nth: number) => {
    await vi.waitFor(async () => expect(await readOutbox(outboxFolder, account.email)).toHaveLength(nth), 10_000);
    return (await readOutbox(outboxFolder, account.email)).at(-1);
  };

  await call('POST /google/fedcmlink', { token: await credentialOf(server, 'Google', person) }, account.token);
  const added = await latestEmail(1);
  expect(added?.subject).toMatch(/^Your account at .+ has a new sign-in method$/);
  expect(added?.text).toContain('now also accepts log-ins with Google');
  expect(added?.text).toContain('unlink Google under Authentication');
  expect(added?.text).toContain('https://game.example/account#authentication');
  for (const words of [added?.text, added?.html]) expect(words).not.toContain(person.email);

  await call('POST /google/unlink', {}, account.token);
  const removed = await latestEmail(2);
  expect(removed?.subject).toMatch(/^Your account at .+ has lost a sign-in method$/);
  expect(removed?.text).toContain('no longer accepts log-ins with Google');
  expect(removed?.text).toContain('change your password');
});
