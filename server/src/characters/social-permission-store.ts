import type { CharacterId } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** Reads who may contact whom. `contacts/` writes the settings. */
export type SocialPermissionStore = {
  /** True if either has blocked the other. Each then sees the other as a player who has left the game. */
  isEitherBlocked(one: CharacterId, other: CharacterId): Promise<boolean>;
  /**
   * Returns the characters who accept invitations from `asker` by settings and blocks. Does not check qualities and
   * places.
   */
  admitting(asker: CharacterId, others: readonly CharacterId[]): Promise<ReadonlySet<CharacterId>>;
};

/** SQL condition: true if either character has blocked the other. The arguments are columns or parameters. */
export const eitherBlocked = (one: string, other: string): string => `exists (select from blocks
    where (character_id = ${one} and blocked_id = ${other}) or (character_id = ${other} and blocked_id = ${one}))`;

/** SQL condition: true if the character in `roster` accepts invitations from the asker. */
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
