import type { CharacterId } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** Reads the settings for who may contact whom. `contacts/` writes them. */
export type SocialPermissionStore = {
  /** True if either player has blocked the other. Blocked players see each other as players who have left the game. */
  isEitherBlocked(one: CharacterId, other: CharacterId): Promise<boolean>;
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

/** SQL condition that is true if the character in `roster` accepts invitations from the asker. */
export const acceptsInvitations = (
  asker: string,
): string => `roster.hidden_at is null and not ${eitherBlocked(asker, 'roster.character_id')}
  and (not coalesce((select contacts_only from company_preferences where account_id = roster.account_id), false)
    or exists (select from contacts where character_id = roster.character_id and contact_id = ${asker}))`;

const finding = { name: 'are-apart', text: `select ${eitherBlocked('$1', '$2')} as apart` };
const admitting = {
  name: 'who-admits',
  text: `select character_id as id from roster where character_id = any($2) and character_id <> $1 and ${acceptsInvitations('$1')}`,
};

export const socialPermissionStore = (database: Database): SocialPermissionStore => ({
  async isEitherBlocked(one, other) {
    const [row] = await database.run<{ apart: boolean }>(finding, [one, other]);
    return row?.apart ?? false;
  },
  async admitting(asker, others) {
    if (others.length === 0) return new Set();
    const rows = await database.run<{ id: number }>(admitting, [asker, others]);
    return new Set(rows.map(({ id }) => id));
  },
});
