import { type Invitation, type InvitationEnd, noneToday, outsider, type SentToday } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** Reads invitations. Writing them is a side effect of turns (`side-effects-store.ts`). */
export type InvitationStore = {
  byId(id: number): Promise<Invitation | undefined>;
  /** Open invitations from this character. Includes expired ones that `endOldInvitations` has not ended yet. */
  openFrom(characterId: number): Promise<readonly Invitation[]>;
  /**
   * Counts the invitations that a character sent in the last 24 hours of the database's clock: in total, and to
   * `other`.
   */
  sentToday(characterId: number, other: number): Promise<SentToday>;
  /** The character's latest invitation to another character for this act. */
  lastTo(act: number, characterId: number): Promise<Invitation | undefined>;
  /** Unanswered invitations sent before `moment`, oldest first, starting after the id `after`. */
  unanswered(moment: number, after: number, limit: number): Promise<readonly Pick<Invitation, 'id' | 'from'>[]>;
};

type Row = {
  id: number;
  act: number;
  from_id: number;
  to_id: number | null;
  words: string;
  sent_at: number;
  over: InvitationEnd | null;
  begun: boolean;
};

const columns = `id, act, from_id, to_id, words, (extract(epoch from sent_at) * 1000)::int8 as sent_at, over,
  begun_at is not null as begun`;
const byId = { name: 'invitation-by-id', text: `select ${columns} from invitations where id = $1` };
const openFrom = {
  name: 'open-invitations-from',
  text: `select ${columns} from invitations where from_id = $1 and over is null order by id`,
};
const counting = {
  name: 'invitations-today',
  text: `select count(*)::int4 as "inAll", (count(*) filter (where to_id is not distinct from $2))::int4 as "toThem"
    from invitations where from_id = $1 and written_at > now() - interval '1 day'`,
};
const lastTo = {
  name: 'last-invitation-to',
  text: `select ${columns} from invitations where from_id = $2 and act = $1 and to_id is not null
    order by id desc limit 1`,
};
const unanswered = {
  name: 'unanswered-invitations',
  text: `select id, from_id as from from invitations
    where over is null and sent_at <= to_timestamp($1::float8 / 1000) and id > $2 order by id limit $3`,
};

export function invitationStore(database: Database): InvitationStore {
  return {
    async byId(id) {
      const [row] = await database.run<Row>(byId, [id]);
      return row && invitationIn(row);
    },
    async openFrom(characterId) {
      return (await database.run<Row>(openFrom, [characterId])).map(invitationIn);
    },
    async sentToday(characterId, other) {
      const values = [characterId, other === outsider ? null : other];
      return (await database.run<SentToday>(counting, values))[0] ?? noneToday;
    },
    async lastTo(act, characterId) {
      const [row] = await database.run<Row>(lastTo, [act, characterId]);
      return row && invitationIn(row);
    },
    unanswered: (moment, after, limit) => database.run(unanswered, [moment, after, limit]),
  };
}

const invitationIn = ({ id, act, from_id, to_id, words, sent_at, over, begun }: Row): Invitation => ({
  id,
  act,
  from: from_id,
  to: to_id ?? outsider,
  sentAt: sent_at,
  words,
  ...(over && { over }),
  ...(begun && { begun }),
});
