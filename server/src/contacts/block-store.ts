import type { Company, Contact } from '@underhall/contract';
import { maxContacts } from '@underhall/contract/limits';
import { lockBoth } from '../characters/social-permission-store.ts';
import type { Database, Step } from '../db/database.ts';
import { contactIn, sortContacts } from './contact-store.ts';

export type BlockStore = {
  company(accountId: number): Promise<Company>;
  setting(accountId: number, some: Partial<Company>): Step;
  /** Sorted by username. */
  blockedBy(characterId: number): Promise<readonly Contact[]>;
  /**
   * Returns the steps that block a player. The steps remove both players from each other's contacts, and cancel the
   * blocker's open invitations to the blocked player. They also delete what both keep of their acts
   * together. Invitations in the other direction stay as they are: reads and answers of the blocker ignore them, so
   * that their sender notices nothing. `now` is the time by the game's clock.
   * The transaction fails if the player has already blocked the maximum number of players.
   */
  blocking(characterId: number, blocked: number, now: number): readonly Step[];
  unblocking(characterId: number, blocked: number): Step;
};

const defaults: Company = { contactsOnly: false, canBeSuggested: false };

const reading = {
  name: 'read-company-preferences',
  text: `select contacts_only as "contactsOnly", can_be_suggested as "canBeSuggested" from company_preferences
    where account_id = $1`,
};
const setting = {
  name: 'set-company-preferences',
  text: `insert into company_preferences as held (account_id, contacts_only, can_be_suggested)
    values ($1, coalesce($2, ${defaults.contactsOnly}), coalesce($3, ${defaults.canBeSuggested}))
    on conflict (account_id) do update set contacts_only = coalesce($2, held.contacts_only),
      can_be_suggested = coalesce($3, held.can_be_suggested)`,
};
const listing = {
  name: 'blocked-by',
  text: `select roster.character_id as id, account_id as user_id, name, user_name
    from blocks join roster on roster.character_id = blocked_id join accounts on accounts.id = account_id
    where blocks.character_id = $1`,
};
const blocking = {
  name: 'block',
  text: `insert into blocks (character_id, blocked_id) select $1, $2
    where exists (select from blocks where character_id = $1 and blocked_id = $2)
      or (select count(*) from blocks where character_id = $1) < ${maxContacts}
    on conflict (character_id, blocked_id) do update set blocked_at = blocks.blocked_at`,
};
const parting = {
  name: 'part-contacts',
  text: `delete from contacts
    where (character_id = $1 and contact_id = $2) or (character_id = $2 and contact_id = $1)`,
};
const takingBack = {
  name: 'take-back-invitations',
  text: `update invitations set over = 'cancelled', over_at = to_timestamp($3::float8 / 1000)
    where from_id = $1 and to_id = $2 and over is null`,
};
const forgettingActs = {
  name: 'forget-shared-acts',
  text: `delete from shared_acts
    where (character_id = $1 and other_id = $2) or (character_id = $2 and other_id = $1)`,
};
const unblocking = { name: 'unblock', text: 'delete from blocks where character_id = $1 and blocked_id = $2' };

export const blockStore = (database: Database): BlockStore => ({
  company: async (accountId) => (await database.run<Company>(reading, [accountId]))[0] ?? defaults,
  setting: (accountId, { contactsOnly = null, canBeSuggested = null }) => ({
    ...setting,
    values: [accountId, contactsOnly, canBeSuggested],
    rows: 1,
  }),
  async blockedBy(characterId) {
    const rows = await database.run<Parameters<typeof contactIn>[0]>(listing, [characterId]);
    return sortContacts(rows.map(contactIn));
  },
  blocking: (characterId, blocked, now) => [
    lockBoth(characterId, blocked),
    { ...blocking, values: [characterId, blocked], rows: 1 },
    { ...parting, values: [characterId, blocked] },
    { ...takingBack, values: [characterId, blocked, now] },
    { ...forgettingActs, values: [characterId, blocked] },
  ],
  unblocking: (characterId, blocked) => ({ ...unblocking, values: [characterId, blocked] }),
});
