import { type Change, upgradeChanges } from '@underhall/engine';
import type { Database } from '../db/database.ts';

export type PastTurn = {
  readonly characterId: number;
  readonly version: number;
  readonly at: Date;
  readonly choice: string;
  readonly world: string;
  readonly seed: number;
  readonly changes: readonly Change[];
  /** Set if another character's turn caused this one: that character's id and turn number. */
  readonly actor?: { readonly id: number; readonly version: number };
};

export type Span = { readonly before?: Date; readonly most: number };

export type TurnStore = {
  /** Turns at or before `before`, newest first. */
  turnsOf(characterId: number, span: Span): Promise<readonly PastTurn[]>;
  turn(characterId: number, version: number): Promise<PastTurn | undefined>;
};

const columns = 'character_id, version, at, choice, world, seed, changes, actor_id, actor_version';
const listing = {
  name: 'turns-of-character',
  text: `select ${columns} from ledger where character_id = $1 and ($2::timestamptz is null or at <= $2)
    order by version desc limit $3`,
};
const reading = { name: 'one-turn', text: `select ${columns} from ledger where character_id = $1 and version = $2` };

type Row = {
  character_id: number;
  version: number;
  at: Date;
  choice: string;
  world: string;
  seed: number;
  changes: string;
  actor_id: number | null;
  actor_version: number | null;
};

export const turnStore = (database: Database): TurnStore => ({
  async turnsOf(characterId, { before, most }) {
    return (await database.run<Row>(listing, [characterId, before ?? null, most])).map(turnIn);
  },
  async turn(characterId, version) {
    const [row] = await database.run<Row>(reading, [characterId, version]);
    return row && turnIn(row);
  },
});

const turnIn = ({ character_id, changes, actor_id, actor_version, ...row }: Row): PastTurn => ({
  ...row,
  characterId: character_id,
  changes: upgradeChanges(JSON.parse(changes)),
  ...(actor_id !== null && actor_version !== null && { actor: { id: actor_id, version: actor_version } }),
});
