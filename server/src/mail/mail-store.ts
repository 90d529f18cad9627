import type { Database, Step } from '../db/database.ts';
import type { QueuedMail } from './letter.ts';

/** A letter as it is put in the queue. */
export type MailToQueue = {
  readonly kind: string;
  readonly accountId?: number;
  readonly messageId?: number;
  /** Only where it goes to nobody's account. */
  readonly address?: string;
  readonly about?: Readonly<Record<string, unknown>>;
};

export type MailStore = {
  /** The number of letters in the queue. */
  count(): Promise<number>;
  /** Takes letters whose time has come, and puts off their next try, so that no other server takes them meanwhile. */
  take(most: number): Promise<readonly QueuedMail[]>;
  /** A message of the game that a letter is about; undefined once it was thrown away. */
  messageOf(id: number): Promise<{ readonly title: string; readonly html: string } | undefined>;
  /** Takes a letter out of the queue: it was sent, or never will be. */
  drop(id: string): Promise<void>;
};

/** The step that queues a letter with whatever else is written: it goes out if and when that is committed. */
export const queueMail = ({ kind, accountId, messageId, address, about = {} }: MailToQueue): Step => ({
  name: 'queue-mail',
  text: 'insert into mails (kind, account_id, message_id, address, about) values ($1, $2, $3, $4, $5)',
  values: [kind, accountId ?? null, messageId ?? null, address ?? null, JSON.stringify(about)],
  rows: 1,
});

// The first wait is longer than any letter is tried for. Twelve tries are three days and a half.
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
    async take(most) {
      return (await database.run<Row>(taking, [most])).map(mailIn);
    },
    async messageOf(id) {
      return (await database.run<{ title: string; html: string }>(finding, [id]))[0];
    },
    async drop(id) {
      await database.run(dropping, [id]);
    },
  };
}

const mailIn = ({ id, kind, account_id, message_id, address, about, attempts }: Row): QueuedMail => ({
  id,
  kind,
  ...(account_id !== null && { accountId: account_id }),
  ...(message_id !== null && { messageId: message_id }),
  ...(address !== null && { address }),
  about,
  attempts,
});
