import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { afterAll, expect, vi } from 'vitest';
import { digestOf } from '../account/run-account-command.ts';
import { queueEmail } from '../mail/mail-store.ts';
import { aPlayer, type TestAccount } from './a-player.ts';
import { aServer } from './a-server.ts';
import { readOutbox } from './read-outbox.ts';

/**
 * A server that saves its e-mails in files, and functions that read them as players do. Uses the default world unless
 * the test passes another.
 */
export async function aMailbox(pack?: Pack) {
  const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-letters-')), 'outbox');
  afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
  const server = await aServer({ ...(pack && { pack }), options: { outboxFolder, publicUrl: 'https://game.example' } });
  const { call, database } = server;

  const settingsOf = async ({ token }: TestAccount) => (await call('GET /settings', {}, token)).body;
  const requestConfirmation = ({ token }: TestAccount) => call('GET /settings/requestverifyemail', {}, token);
  const confirm = (token: string) => call('POST /register/confirmemail', { token });
  const savePreferences = ({ token }: TestAccount, flags: object) =>
    call('POST /settings/messagesettings', flags, token);
  const emailsTo = ({ email }: TestAccount) => readOutbox(outboxFolder, email);
  const sql = <Row extends object>(text: string) =>
    database.run<Row>({ name: `test ${digestOf(text).slice(0, 40)}`, text });
  const idOf = async (account: TestAccount) => (await call('GET /login/user', {}, account.token)).body.user.id;

  /** Waits until the account has `nth` e-mails, and returns the last. */
  const waitForEmail = async (account: TestAccount, nth = 1) => {
    await vi.waitFor(async () => expect(await emailsTo(account)).toHaveLength(nth), 10_000);
    return (await emailsTo(account)).at(-1);
  };
  const confirmationToken = async (account: TestAccount, nth = 1): Promise<string> => {
    const { text = '' } = (await waitForEmail(account, nth)) ?? {};
    return /https:\/\/game\.example\/email\/(\w[\w-]+)/.exec(text)?.[1] ?? '';
  };
  const aConfirmedPlayer = async () => {
    const player = await aPlayer(server);
    await requestConfirmation(player);
    await confirm(await confirmationToken(player));
    return player;
  };
  /** Queues the copy of a message, as a turn does, and waits until the queue is empty. */
  const queueCopyOfMessage = async (characterId: number, account: TestAccount): Promise<void> => {
    const [row] = await sql<{ id: number }>(
      `insert into messages (character_id, version, place, title, html, at) select ${characterId},
        coalesce(max(version), 0) + 1, 0, 'A Knock', '<p>Open, <em>quickly</em>.</p>', now()
        from messages where character_id = ${characterId} returning id`,
    );
    await database.commit([queueEmail({ kind: 'letter', accountId: await idOf(account), messageId: row?.id ?? 0 })]);
    await vi.waitFor(async () => expect(await sql('select id from mails')).toEqual([]), 10_000);
  };
  return {
    server,
    settingsOf,
    requestConfirmation,
    confirm,
    savePreferences,
    emailsTo,
    sql,
    idOf,
    waitForEmail,
    confirmationToken,
    aConfirmedPlayer,
    queueCopyOfMessage,
  };
}
