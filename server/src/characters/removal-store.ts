import type { Undo, UndoKind } from '@underhall/contract';
import { undoPeriodMs } from '@underhall/contract/limits';
import type { Database, Step } from '../db/database.ts';

/** A removed thing. `content` depends on the kind, and is empty once the thing is restored. */
export type Removal = {
  readonly id: number;
  readonly kind: UndoKind;
  /** Identifies the thing among the things of its kind. */
  readonly subject: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly isRestored: boolean;
  readonly isLapsed: boolean;
};

export type RemovalStore = {
  /** The removal of a thing, if it can still be undone. */
  offer(characterId: number, kind: UndoKind, subject: string): Promise<Undo | undefined>;
  find(characterId: number, id: number): Promise<Removal | undefined>;
  /** Returns the step that marks a removal as undone. It must be the last step, and fails if it was done before. */
  closing(characterId: number, id: number): Step;
  /** Deletes removals that can no longer be undone. */
  forget(): Promise<void>;
};

/**
 * The statement that stores a removed thing. `select` returns its character, kind, subject and content. Must run in the
 * transaction that removes the thing.
 */
export const keepRemoved = (
  select: string,
): string => `insert into removals (character_id, kind, subject, content) ${select}
    on conflict (character_id, kind, subject) do update
      set id = excluded.id, content = excluded.content, removed_at = excluded.removed_at, restored_at = null`;

const age = 'extract(epoch from clock_timestamp() - removed_at) * 1000';
const offering = {
  name: 'offer-undo',
  text: `select id, kind, floor(${undoPeriodMs} - ${age})::int8 as remaining from removals
    where character_id = $1 and kind = $2 and subject = $3 and restored_at is null and ${age} < ${undoPeriodMs}`,
};
const finding = {
  name: 'find-removal',
  text: `select id, kind, subject, content, restored_at is not null as is_restored, ${age} >= ${undoPeriodMs} as is_lapsed
    from removals where character_id = $1 and id = $2`,
};
const closing = {
  name: 'close-removal',
  text: `update removals set restored_at = now(), content = '{}' where character_id = $1 and id = $2 and restored_at is null`,
};
// A minute, so that a repeated undo is still recognized.
const forgetting = {
  name: 'forget-removals',
  text: `delete from removals where removed_at < now() - interval '1 minute'`,
};

type Row = Pick<Removal, 'id' | 'kind' | 'subject' | 'content'> & { is_restored: boolean; is_lapsed: boolean };

export function removalStore(database: Database): RemovalStore {
  return {
    async offer(characterId, kind, subject) {
      const [row] = await database.run<{ id: number; remaining: number }>(offering, [characterId, kind, subject]);
      return row && { id: row.id, kind, remainingMs: row.remaining };
    },
    async find(characterId, id) {
      const [row] = await database.run<Row>(finding, [characterId, id]);
      if (!row) return undefined;
      const { is_restored: isRestored, is_lapsed: isLapsed, ...removal } = row;
      return { ...removal, isRestored, isLapsed };
    },
    closing: (characterId, id) => ({ ...closing, values: [characterId, id], rows: 1 }),
    async forget() {
      await database.run(forgetting);
    },
  };
}

export type OfferUndoDeps = { readonly removals: Pick<RemovalStore, 'offer'> };

/** The field of a reply that says how to undo a removal. Empty if there is nothing to undo. */
export async function offerUndo(
  { removals }: OfferUndoDeps,
  characterId: number,
  kind: UndoKind,
  subject: string,
): Promise<{ readonly undo?: Undo }> {
  const undo = await removals.offer(characterId, kind, subject);
  return undo ? { undo } : {};
}
