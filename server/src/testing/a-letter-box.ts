import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { afterAll, expect, vi } from 'vitest';
import { digestOf } from '../account/run-account-command.ts';
import { queueMail } from '../mail/mail-store.ts';
import { aPlayer, type TestAccount } from './a-player.ts';
import { aServer } from './a-server.ts';
import { lettersIn } from './letters-in.ts';

/** A server whose letters are files, with our own world unless the test brings another, and what players do with theirs. */
export async function aLetterBox(pack?: Pack) {
  const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-letters-')), 'outbox');
  afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
  const server = await aServer({ ...(pack && { pack }), options: { outboxFolder, publicUrl: 'https://game.example' } });
  const { call, database } = server;

  const settingsOf = async ({ token }: TestAccount) => (await call('GET /settings', {}, token)).body;
  const askFor = ({ token }: TestAccount) => call('GET /settings/requestverifyemail', {}, token);
  const confirm = (token: string) => call('POST /register/confirmemail', { token });
  const prefer = ({ token }: TestAccount, flags: object) => call('POST /settings/messagesettings', flags, token);
  const lettersTo = ({ email }: TestAccount) => lettersIn(outboxFolder, email);
  const sql = <Row extends object>(text: string) =>
    database.run<Row>({ name: `test ${digestOf(text).slice(0, 40)}`, text });
  const idOf = async (account: TestAccount) => (await call('GET /login/user', {}, account.token)).body.user.id;

  /** Waits for as many letters to the account, and answers the last. */
  const letter = async (account: TestAccount, nth = 1) => {
    await vi.waitFor(async () => expect(await lettersTo(account)).toHaveLength(nth), 10_000);
    return (await lettersTo(account)).at(-1);
  };
  const confirmingToken = async (account: TestAccount, nth = 1): Promise<string> => {
    const { text = '' } = (await letter(account, nth)) ?? {};
    return /https:\/\/game\.example\/email\/(\w[\w-]+)/.exec(text)?.[1] ?? '';
  };
  const aConfirmedPlayer = async () => {
    const player = await aPlayer(server);
    await askFor(player);
    await confirm(await confirmingToken(player));
    return player;
  };
  /** Queues the letter of a message to a player, as a turn does, and waits until the queue is empty. */
  const writeTo = async (characterId: number, account: TestAccount): Promise<void> => {
    const [row] = await sql<{ id: number }>(
      `insert into messages (character_id, version, place, title, html, at) select ${characterId},
        coalesce(max(version), 0) + 1, 0, 'A Knock', '<p>Open, <em>quickly</em>.</p>', now()
        from messages where character_id = ${characterId} returning id`,
    );
    await database.commit([queueMail({ kind: 'letter', accountId: await idOf(account), messageId: row?.id ?? 0 })]);
    await vi.waitFor(async () => expect(await sql('select id from mails')).toEqual([]), 10_000);
  };
  return {
    server,
    settingsOf,
    askFor,
    confirm,
    prefer,
    lettersTo,
    sql,
    idOf,
    letter,
    confirmingToken,
    aConfirmedPlayer,
    writeTo,
  };
}
