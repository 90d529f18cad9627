import type { Database, Step } from '../db/database.ts';
import type { QueuedEmail } from './email.ts';

export type EmailToQueue = {
  readonly kind: string;
  readonly accountId?: number;
  readonly messageId?: number;
  /** The recipient's address, if the recipient has no account. */
  readonly address?: string;
  readonly about?: Readonly<Record<string, unknown>>;
};

export type MailStore = {
  count(): Promise<number>;
  /** Returns due e-mails and postpones their next attempt, so that no other server takes them. */
  take(maxCount: number): Promise<readonly QueuedEmail[]>;
  /** Returns the game message that an e-mail copies, or undefined if the player deleted it. */
  messageOf(id: number): Promise<{ readonly title: string; readonly html: string } | undefined>;
  drop(id: string): Promise<void>;
};

/** Queues an e-mail. The e-mail is sent when the transaction commits. */
export const queueEmail = ({ kind, accountId, messageId, address, about = {} }: EmailToQueue): Step => ({
  name: 'queue-mail',
  text: 'insert into mails (kind, account_id, message_id, address, about) values ($1, $2, $3, $4, $5)',
  values: [kind, accountId ?? null, messageId ?? null, address ?? null, JSON.stringify(about)],
  rows: 1,
});

// The first wait (2 minutes) is longer than one attempt takes. The twelve attempts span three and a half days.
const taking = {
  name: 'take-mails',
  text: `update mails set attempts = attempts + 1,
      next_at = now() + make_interval(mins => least(720, (2 * 3 ^ attempts)::int))
    where id in (select id from mails where next_at <= now() order by next_at limit $1 for update skip locked)
    returning id, kind, account_id, message_id, address, about, attempts - 1 as attempts`,
};
const counting = { name: 'count-mails', text: 'select count(*)::int as count from mails' };
const finding = {
  name: 'message-to-mail',
  text: 'select title, html from messages where id = $1 and not is_thrown_away',
};
const dropping = { name: 'drop-mail', text: 'delete from mails where id = $1' };

type Row = {
  id: string;
  kind: string;
  account_id: number | null;
  message_id: number | null;
  address: string | null;
  about: Readonly<Record<string, unknown>>;
  attempts: number;
};

export function mailStore(database: Database): MailStore {
  return {
    async count() {
      const [row] = await database.run<{ count: number }>(counting);
      return row?.count ?? 0;
    },
    async take(maxCount) {
      return (await database.run<Row>(taking, [maxCount])).map(mailIn);
    },
    async messageOf(id) {
      return (await database.run<{ title: string; html: string }>(finding, [id]))[0];
    },
    async drop(id) {
      await database.run(dropping, [id]);
    },
  };
}

const mailIn = ({ id, kind, account_id, message_id, address, about, attempts }: Row): QueuedEmail => ({
  id,
  kind,
  ...(account_id !== null && { accountId: account_id }),
  ...(message_id !== null && { messageId: message_id }),
  ...(address !== null && { address }),
  about,
  attempts,
});
