import type { Contact, Friend, IneligibleContact } from '@underhall/contract';
import { type Act, canReceive, eligibility, isEligible, isPending, type Moment } from '@underhall/engine';
import { momentOf } from '../characters/moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type ContactStore, sortContacts } from '../contacts/contact-store.ts';

export type GuestDeps = TurnDeps & { readonly contacts: Pick<ContactStore, 'contactsOf' | 'byCharacter'> };

export type Host = Pick<Moment, 'id' | 'character' | 'world' | 'now'>;

export type Guests = {
  readonly eligible: readonly Friend[];
  readonly ineligible: readonly IneligibleContact[];
};

/** The host's contacts, and the player whose invitation the host answers. */
async function knownTo({ contacts }: GuestDeps, { id, character: { story } }: Host): Promise<readonly Contact[]> {
  const known = await contacts.contactsOf(id);
  const guest = story.phase === 'Act' ? story.guest : undefined;
  if (guest === undefined || known.some((each) => each.id === guest)) return known;
  const { isContact: _, isBlocked: __, ...found } = (await contacts.byCharacter(id, guest)) ?? {};
  return 'id' in found ? sortContacts([...known, found]) : known;
}

const whole = { qualifies: true, youQualify: true, correctInstance: true };

/**
 * Separates contacts who can be invited from the others. For privacy, gives no reason for players who decline
 * invitations, have no inbox yet, or have left. Their qualities and area are not revealed either.
 */
export async function guestsFor(deps: GuestDeps, host: Host, act: Act, of?: readonly Contact[]): Promise<Guests> {
  const people = of ?? (await knownTo(deps, host));
  const ids = people.map(({ id }) => id);
  const [admitting, stored, sent] = await Promise.all([
    deps.socialPermissions.admitting(host.id, ids),
    deps.characters.loadAll(ids),
    deps.invitations.openFrom(host.id),
  ]);
  const moments = await Promise.all(stored.map((each) => momentOf(deps, each, 'look', host)));
  const characterOf = new Map(moments.map(({ moment }) => [moment.id, moment.character]));

  const judged = people.map((friend) => {
    const candidate = characterOf.get(friend.id);
    const isReached = candidate !== undefined && admitting.has(friend.id) && canReceive(candidate);
    const fits = isReached ? eligibility(act, host.character, { character: candidate, world: host.world }) : whole;
    const isAsked = isPending(act, friend.id, sent, host.now);
    return { friend, fits, isAsked, isEligible: isReached && isEligible(fits) && !isAsked };
  });
  return {
    eligible: judged.flatMap(({ friend, isEligible }) => (isEligible ? [friend] : [])),
    ineligible: judged.flatMap(({ friend: { id, name }, fits, isAsked, isEligible }) =>
      isEligible ? [] : [{ id, name, ...fits, ...(isAsked && { isAsked }) }],
    ),
  };
}
