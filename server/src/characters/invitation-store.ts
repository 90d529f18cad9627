import { type Invitation, type InvitationEnd, outsider } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** Reads invitations. They are written with the turns that send, answer and end them (`rows-elsewhere-store.ts`). */
export type InvitationStore = {
  byId(id: number): Promise<Invitation | undefined>;
  /** Those that a character sent and that are not over, but for their age. */
  openFrom(characterId: number): Promise<readonly Invitation[]>;
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

export function invitationStore(database: Database): InvitationStore {
  return {
    async byId(id) {
      const [row] = await database.run<Row>(byId, [id]);
      return row && invitationIn(row);
    },
    async openFrom(characterId) {
      return (await database.run<Row>(openFrom, [characterId])).map(invitationIn);
    },
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
