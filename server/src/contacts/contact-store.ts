import type { Contact } from '@underhall/contract';
import { maxContacts } from '@underhall/contract/limits';
import { nameKey } from '../account/name-rules.ts';
import { acceptsInvitations, eitherBlocked, lockBoth } from '../characters/social-permission-store.ts';
import type { Database, Step } from '../db/database.ts';

export type Acquaintance = Contact & { readonly isContact: boolean; readonly isBlocked: boolean };

export type ContactStore = {
  /** Sorted by username, ignoring case. */
  contactsOf(characterId: number): Promise<readonly Contact[]>;
  /**
   * Finds a player by username, or else by character name. Spellings with the same `nameKey` are equal. Hides players
   * who have blocked the asker.
   */
  byName(asker: number, name: string): Promise<Acquaintance | undefined>;
  byCharacter(asker: number, characterId: number): Promise<Acquaintance | undefined>;
  /** Returns the other side of an invitation that this character sent or received. */
  otherOf(characterId: number, invitation: number): Promise<number | undefined>;
  /** Returns the steps that add a contact. These fail if the list is full or either player has blocked the other. */
  adding(characterId: number, contact: number): readonly Step[];
  removing(characterId: number, contact: number): Step;
  /**
   * Returns players in random order who allow suggestions, accept invitations from this character, and are not yet
   * contacts.
   */
  suggestions(characterId: number, limit: number): Promise<readonly Contact[]>;
};

const columns = 'roster.character_id as id, roster.account_id as user_id, name, user_name';
const from = 'roster join accounts on accounts.id = roster.account_id and roster.hidden_at is null';
const listing = {
  name: 'contacts-of',
  text: `select ${columns} from ${from} join contacts on roster.character_id = contact_id where contacts.character_id = $1`,
};
const acquaintance = `select ${columns},
    exists (select from contacts where character_id = $1 and contact_id = roster.character_id) as is_contact,
    exists (select from blocks where character_id = $1 and blocked_id = roster.character_id) as is_blocked
  from ${from}
  where not exists (select from blocks where character_id = roster.character_id and blocked_id = $1)`;
const byName = {
  name: 'acquaintance-by-name',
  text: `${acquaintance} and (user_name_key = $2 or name_key = $2) order by user_name_key = $2 desc limit 1`,
};
const byCharacter = { name: 'acquaintance-by-character', text: `${acquaintance} and roster.character_id = $2` };
const other = {
  name: 'other-of-invitation',
  text: `select case when from_id = $1 then to_id else from_id end as id from invitations
    where id = $2 and $1 in (from_id, to_id)`,
};
const adding = {
  name: 'add-contact',
  text: `insert into contacts (character_id, contact_id) select $1, $2
    where not ${eitherBlocked('$1', '$2')} and (exists (select from contacts where character_id = $1 and contact_id = $2)
      or (select count(*) from contacts where character_id = $1) < ${maxContacts})
    on conflict (character_id, contact_id) do update set added_at = contacts.added_at`,
};
const removing = { name: 'remove-contact', text: 'delete from contacts where character_id = $1 and contact_id = $2' };
const suggesting = {
  name: 'suggest-contacts',
  text: `select ${columns} from ${from} join company_preferences as wanted on wanted.account_id = roster.account_id
    where wanted.can_be_suggested and roster.character_id <> $1 and ${acceptsInvitations('$1')}
      and not exists (select from contacts where character_id = $1 and contact_id = roster.character_id)
    order by random() limit $2`,
};

type Row = { id: number; user_id: number; name: string; user_name: string };

export function contactStore(database: Database): ContactStore {
  const findOne = async (statement: typeof byName, values: readonly unknown[]) => {
    const [row] = await database.run<Row & { is_contact: boolean; is_blocked: boolean }>(statement, values);
    return row && { ...contactIn(row), isContact: row.is_contact, isBlocked: row.is_blocked };
  };
  return {
    async contactsOf(characterId) {
      return sortContacts((await database.run<Row>(listing, [characterId])).map(contactIn));
    },
    byName: (asker, name) => findOne(byName, [asker, nameKey(name)]),
    byCharacter: (asker, characterId) => findOne(byCharacter, [asker, characterId]),
    async otherOf(characterId, invitation) {
      const [row] = await database.run<{ id: number | null }>(other, [characterId, invitation]);
      return row?.id ?? undefined;
    },
    adding: (characterId, contact) => [
      lockBoth(characterId, contact),
      { ...adding, values: [characterId, contact], rows: 1 },
    ],
    removing: (characterId, contact) => ({ ...removing, values: [characterId, contact] }),
    async suggestions(characterId, limit) {
      return (await database.run<Row>(suggesting, [characterId, limit])).map(contactIn);
    },
  };
}

export const contactIn = ({ id, user_id, name, user_name }: Row): Contact => ({
  id,
  userId: user_id,
  name,
  userName: user_name,
});

export const sortContacts = (contacts: readonly Contact[]): readonly Contact[] =>
  contacts.toSorted(
    ({ userName: one }, { userName: two }) =>
      one.localeCompare(two, 'en', { sensitivity: 'base' }) || one.localeCompare(two, 'en'),
  );
