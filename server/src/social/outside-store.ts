import { outsideAddressDays } from '@underhall/contract/limits';
import type { Database, Step } from '../db/database.ts';
import { addressDigest, addressDigests, emailKeys } from '../mail/address.ts';

/** A pending invitation of a person without an account. `at` is by the game's clock, in milliseconds since 1970. */
export type OutsideInvitation = {
  readonly act: number;
  readonly from: number;
  readonly at: number;
  /** The sender's address, only if confirmed. */
  readonly email?: string;
};

export type OutsideStore = {
  /** Finds an invitation that has not been accepted and has not ended. */
  find(id: number): Promise<OutsideInvitation | undefined>;
  /** True if an account has this address, confirmed or not. */
  isKnown(address: string): Promise<boolean>;
};

export const outsideEmailKind = 'invitation to an outsider';

const apartBy = `interval '${outsideAddressDays} days'`;

const writing = {
  name: 'write-outside',
  text: `with older as (
      select from outside_addresses where digest = any($4) and written_at >= now() - ${apartBy}
    ), address as (
      insert into outside_addresses as known (digest) select $2::text where not exists (select from older)
      on conflict (digest) do update set written_at = now() where known.written_at < now() - ${apartBy}
      returning digest
    )
    insert into mails (kind, address, about)
    select '${outsideEmailKind}', $3, jsonb_build_object('invitation', max(id)) from invitations
    where from_id = $1 and exists (select from address) having max(id) is not null`,
};
const finding = {
  name: 'find-outside-invitation',
  text: `select act, from_id as from, (extract(epoch from sent_at) * 1000)::int8 as at,
      case when confirmed_email_key = email_key then email end as email
    from invitations join roster on character_id = from_id join accounts on accounts.id = account_id
    where invitations.id = $1 and to_id is null and over is null`,
};
const knowing = { name: 'is-address-known', text: 'select 1 as known from accounts where email_key in ($1, $2)' };
const taking = {
  name: 'take-up-outside-invitation',
  text: `update invitations set to_id = $2, sent_at = to_timestamp($3::float8 / 1000)
    from roster
    where invitations.id = $1 and to_id is null and over is null and from_id <> $2
      and roster.character_id = $2 and roster.created_at >= invitations.written_at`,
};

/**
 * Returns the step that queues the e-mail for an invitation of the same turn. If the address received one recently,
 * queues none. The sender cannot tell the difference.
 */
export const writeOutside = (characterId: number, address: string): Step => ({
  ...writing,
  values: [characterId, addressDigest(address), address, addressDigests(address)],
});

/** Returns the step that assigns an invitation to a new character. `now` becomes the invitation's sending date. */
export const assignInvitation = (id: number, characterId: number, now: number): Step => ({
  ...taking,
  values: [id, characterId, now],
  rows: 1,
});

export function outsideStore(database: Database): OutsideStore {
  return {
    async find(id) {
      const [row] = await database.run<{ act: number; from: number; at: number; email: string | null }>(finding, [id]);
      return row && { act: row.act, from: row.from, at: row.at, ...(row.email !== null && { email: row.email }) };
    },
    isKnown: async (address) => (await database.run(knowing, emailKeys(address))).length > 0,
  };
}
