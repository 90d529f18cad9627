import { type Change, type InvitationEnd, outsider, type Text, upgradeChanges } from '@underhall/engine';
import { keepRemoved } from '../characters/removal-store.ts';
import { messageLifetime } from '../characters/side-effects-store.ts';
import { visibleToGuest } from '../characters/social-permission-store.ts';
import type { Database, Step } from '../db/database.ts';

/** Maximum number of displayed messages of each kind. The newest are displayed. */
const maxShown = 100;

/** The title is plain text, the body HTML. */
export type StoredMessage = {
  readonly id: number;
  readonly title: string;
  readonly html: string;
  readonly image: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly storylet?: number;
};

export type StoredInvitation = {
  readonly id: number;
  readonly act: number;
  readonly isSender: boolean;
  readonly other: number;
  /** Undefined if the other side is no longer a player. */
  readonly otherName?: string;
  readonly words: string;
  readonly sentAt: number;
  readonly over?: InvitationEnd;
  readonly overAt?: number;
  readonly begun: boolean;
  /** In a finished contest, whether this side won. */
  readonly won?: boolean;
  /** Changes to this side at the time of acceptance. */
  readonly changes: readonly Change[];
  /** What this side read when it was accepted. */
  readonly outcomeHtml?: Text;
};

export type MessageStore = {
  /** Unexpired messages of a character, newest first. If `id` is set, only that message. */
  storyMessages(characterId: number, now: number, id?: number): Promise<readonly StoredMessage[]>;
  invitations(characterId: number, now: number, id?: number): Promise<readonly StoredInvitation[]>;
  /**
   * Deletes a message, or one side's view of an invitation. Returns false if the character does not own or see the
   * message, and true again on a repeat. Can be undone. The id of the message identifies the removal.
   */
  deleteMessage(characterId: number, id: number): Promise<boolean>;
  restoring(characterId: number, removal: number): Step;
};

const messagesOf = {
  name: 'letters-of',
  text: `select id, title, html, image, (extract(epoch from at) * 1000)::int8 as at, storylet from messages
    where character_id = $1 and not is_thrown_away and at > to_timestamp($2::float8 / 1000) - ${messageLifetime}
      and ($3::bigint is null or id = $3)
    order by at desc, id desc limit ${maxShown}`,
};

/** The invitations of one side, except for ones that this side ended itself. */
const side = (own: 'from' | 'to', other: 'from' | 'to', ended: InvitationEnd) => `
  select invitations.id, act, ${own === 'from'} as is_sender, ${other}_id as other, name, words, sent_at, over,
    coalesce(over_at, sent_at) as at, begun_at is not null as begun,
    has_from_won = ${own === 'from'} as won, changes
  from invitations left join roster on roster.character_id = ${other}_id
    left join ledger on over = 'accepted' and ledger.character_id = $1 and ledger.version = version_${own}
  where ${own}_id = $1 and not is_away_${own} and (roster.hidden_at is null or over is not null) and over is distinct from '${ended}'${own === 'to' ? ` and ${visibleToGuest}` : ''}
    and ($3::bigint is null or invitations.id = $3)`;
const invitationsOf = {
  name: 'invitations-of',
  text: `select id, act, is_sender, other, name, words, (extract(epoch from sent_at) * 1000)::int8 as sent_at, over,
      (extract(epoch from at) * 1000)::int8 as at, begun, won, changes
    from (${side('from', 'to', 'cancelled')} union all ${side('to', 'from', 'declined')}) as sides
    where at > to_timestamp($2::float8 / 1000) - ${messageLifetime} order by at desc, id desc limit ${maxShown}`,
};

const isOwnInvitation = `(from_id = $1 or (to_id = $1 and ${visibleToGuest}))`;
const deleting = {
  name: 'throw-away-message',
  text: `with thrown as (
      update messages set is_thrown_away = true, title = '', html = ''
      from (select id, title, html from messages where id = $2 and character_id = $1) as before
      where messages.id = before.id and not is_thrown_away returning jsonb_build_object('title', before.title, 'html', before.html) as content
    ), side as (
      update invitations set is_away_from = is_away_from or from_id = $1, is_away_to = is_away_to or to_id = $1
      where id = $2 and ${isOwnInvitation} and not case when from_id = $1 then is_away_from else is_away_to end
      returning '{}'::jsonb as content
    ), kept as (
      ${keepRemoved(`select $1::bigint, 'message', $2::bigint::text, content from (table thrown union all table side) as gone`)}
    )
    select id from messages where id = $2 and character_id = $1
    union all select id from invitations where id = $2 and ${isOwnInvitation}`,
};
const restoring = {
  name: 'restore-message',
  text: `with removal as (select subject::bigint as message, content from removals where character_id = $1 and id = $2),
    letter as (
      update messages set is_thrown_away = false, title = content ->> 'title', html = content ->> 'html' from removal
      where messages.id = message and character_id = $1 and is_thrown_away and content ? 'html'
    )
    update invitations set is_away_from = is_away_from and from_id <> $1,
      is_away_to = is_away_to and to_id is distinct from $1
    from removal where invitations.id = message and (from_id = $1 or to_id = $1) and not content ? 'html'`,
};

type MessageRow = {
  id: number;
  title: string;
  html: string;
  image: string | null;
  at: number;
  storylet: number | null;
};
type InvitationRow = {
  id: number;
  act: number;
  is_sender: boolean;
  other: number | null;
  name: string | null;
  words: string;
  sent_at: number;
  over: InvitationEnd | null;
  at: number;
  begun: boolean;
  won: boolean | null;
  changes: string | null;
};

export function messageStore(database: Database): MessageStore {
  return {
    async storyMessages(characterId, now, id) {
      const rows = await database.run<MessageRow>(messagesOf, [characterId, now, id ?? null]);
      return rows.map(({ image, storylet, ...row }) => ({
        ...row,
        image: image ?? '',
        ...(storylet !== null && { storylet }),
      }));
    },
    async invitations(characterId, now, id) {
      return (await database.run<InvitationRow>(invitationsOf, [characterId, now, id ?? null])).map(invitationIn);
    },
    async deleteMessage(characterId, id) {
      return (await database.run(deleting, [characterId, id])).length > 0;
    },
    restoring: (characterId, removal) => ({ ...restoring, values: [characterId, removal] }),
  };
}

function invitationIn(row: InvitationRow): StoredInvitation {
  const changes = row.changes === null ? [] : upgradeChanges(JSON.parse(row.changes));
  const outcomeHtml = outcomeIn(changes, row.id);
  return {
    id: row.id,
    act: row.act,
    isSender: row.is_sender,
    other: row.other ?? outsider,
    ...(row.name !== null && { otherName: row.name }),
    words: row.words,
    sentAt: row.sent_at,
    ...(row.over && { over: row.over, overAt: row.at }),
    begun: row.begun,
    ...(row.won !== null && { won: row.won }),
    changes,
    ...(outcomeHtml !== undefined && { outcomeHtml }),
  };
}

const outcomeIn = (changes: readonly Change[], id: number): Text | undefined =>
  changes.flatMap((change) =>
    change.kind === 'invitation over' && change.invitation === id ? [change.outcomeHtml] : [],
  )[0];
