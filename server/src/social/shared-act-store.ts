import type { Text } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** An accepted act of a character and another one, as the first of the two keeps it. */
export type SharedAct = {
  readonly invitation: number;
  readonly act: number;
  readonly other: number;
  /** True if this character sent the invitation. */
  readonly hasSent: boolean;
  readonly hasWon?: boolean;
  /** See `settleText`. Undefined if an older version did not store it. */
  readonly outcome?: Text;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type SharedActStore = {
  /** One page of the acts of two characters, newest first, and the number of all. Empty if the other one is hidden. */
  between(
    characterId: number,
    other: number,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly acts: readonly SharedAct[]; readonly count: number }>;
  byInvitation(characterId: number, invitation: number): Promise<SharedAct | undefined>;
};

const columns = `invitation, act, other_id, has_sent, has_won, outcome, (extract(epoch from at) * 1000)::int8 as at`;
const visible = 'shared_acts join roster on roster.character_id = other_id and hidden_at is null';
const between = {
  name: 'shared-acts-between',
  text: `select ${columns} from ${visible} where shared_acts.character_id = $1 and other_id = $2
    order by at desc, invitation desc offset $3 limit $4`,
};
const counting = {
  name: 'count-shared-acts',
  text: `select count(*)::int4 as count from ${visible} where shared_acts.character_id = $1 and other_id = $2`,
};
const byInvitation = {
  name: 'shared-act-of-invitation',
  text: `select ${columns} from ${visible} where shared_acts.character_id = $1 and invitation = $2`,
};

type Row = {
  invitation: number;
  act: number;
  other_id: number;
  has_sent: boolean;
  has_won: boolean | null;
  outcome: string | null;
  at: number;
};

export const sharedActStore = (database: Database): SharedActStore => ({
  async between(characterId, other, { offset, limit }) {
    const [rows, [counted]] = await Promise.all([
      database.run<Row>(between, [characterId, other, offset, limit]),
      database.run<{ count: number }>(counting, [characterId, other]),
    ]);
    return { acts: rows.map(sharedActIn), count: counted?.count ?? 0 };
  },
  async byInvitation(characterId, invitation) {
    const [row] = await database.run<Row>(byInvitation, [characterId, invitation]);
    return row && sharedActIn(row);
  },
});

const sharedActIn = ({ invitation, act, other_id, has_sent, has_won, outcome, at }: Row): SharedAct => ({
  invitation,
  act,
  other: other_id,
  hasSent: has_sent,
  ...(has_won !== null && { hasWon: has_won }),
  ...(outcome !== null && { outcome: JSON.parse(outcome) }),
  at,
});
