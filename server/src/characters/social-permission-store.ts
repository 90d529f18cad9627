import type { CharacterId } from '@underhall/engine';
import type { Database, Step } from '../db/database.ts';

/** Reads the settings for who may contact whom. `contacts/` writes them. */
export type SocialPermissionStore = {
  hasBlocked(blocker: CharacterId, other: CharacterId): Promise<boolean>;
  /**
   * Returns those characters whose settings and blocks allow invitations from `asker`. Does not check requirements and
   * areas.
   */
  admitting(asker: CharacterId, others: readonly CharacterId[]): Promise<ReadonlySet<CharacterId>>;
};

/**
 * SQL condition that is true if either character has blocked the other. Both arguments are SQL columns or parameters.
 */
export const eitherBlocked = (one: string, other: string): string => `exists (select from blocks
    where (character_id = ${one} and blocked_id = ${other}) or (character_id = ${other} and blocked_id = ${one}))`;

/**
 * Returns the step that locks both characters until the end of the transaction, so that nobody else changes their
 * relation. Locks are taken in order of id to avoid deadlocks.
 */
export const lockBoth = (one: number, other: number): Step => ({
  name: 'hold-both',
  text: 'select from roster where character_id in ($1, $2) order by character_id for update',
  values: [Math.min(one, other), Math.max(one, other)],
  rows: 2,
});

/**
 * SQL condition that is true if the guest of the invitation sees and may answer it. Blocking its sender hides an
 * invitation that was not accepted, and unblocking shows it again.
 */
export const visibleToGuest = `(over is not distinct from 'accepted' or not exists (select from blocks
    where blocks.character_id = to_id and blocked_id = from_id))`;

/** SQL condition that is true if the character in `roster` accepts invitations from the asker. */
export const acceptsInvitations = (
  asker: string,
): string => `roster.hidden_at is null and not ${eitherBlocked(asker, 'roster.character_id')}
  and (not coalesce((select contacts_only from company_preferences where account_id = roster.account_id), false)
    or exists (select from contacts where character_id = roster.character_id and contact_id = ${asker}))`;

const finding = {
  name: 'has-blocked',
  text: 'select exists (select from blocks where character_id = $1 and blocked_id = $2) as blocked',
};
const admitting = {
  name: 'who-admits',
  text: `select character_id as id from roster where character_id = any($2) and character_id <> $1 and ${acceptsInvitations('$1')}`,
};

export const socialPermissionStore = (database: Database): SocialPermissionStore => ({
  async hasBlocked(blocker, other) {
    const [row] = await database.run<{ blocked: boolean }>(finding, [blocker, other]);
    return row?.blocked ?? false;
  },
  async admitting(asker, others) {
    if (others.length === 0) return new Set();
    const rows = await database.run<{ id: number }>(admitting, [asker, others]);
    return new Set(rows.map(({ id }) => id));
  },
});
