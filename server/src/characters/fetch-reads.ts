import {
  type Invitation,
  type Moment,
  noneToday,
  type ReadName,
  type ReadResults,
  type Reads,
} from '@underhall/engine';
import type { InvitationStore } from './invitation-store.ts';
import { momentOf, type ReadCharacter } from './moment.ts';
import type { RosterStore } from './roster-store.ts';
import type { SocialPermissionStore } from './social-permission-store.ts';
import type { TurnDeps } from './turn-deps.ts';

/** The data that one rule read, in the forms that the rule, the commit and the ledger need. */
export type FetchedReads<Name extends ReadName> = {
  readonly results: ReadResults<Name>;
  /** The other characters that were read, keyed by id. */
  readonly others: ReadonlyMap<number, ReadCharacter>;
  /** The reads as JSON for the ledger. Characters appear as id and version, rows as their content. */
  readonly ledgerText: string;
};

type Reader<Name extends ReadName> = (by: Reads[Name], from: Source) => Promise<ReadResults[Name]>;
type Source = {
  readonly actor: Moment;
  readonly invitations: InvitationStore;
  readonly socialPermissions: SocialPermissionStore;
  readonly roster: RosterStore;
  readonly hasDailyLimits: boolean;
  readonly momentOf: (id: number) => Promise<Moment | undefined>;
};

const readers: { readonly [Name in ReadName]: Reader<Name> } = {
  // A character who accepts no invitations from the actor counts as not found.
  other: async (id, { momentOf, socialPermissions, actor }) =>
    id === actor.id || (await socialPermissions.admitting(actor.id, [id])).has(id) ? momentOf(id) : undefined,
  invitation: visibleInvitation,
  sender: async (id, source) => {
    const invitation = await visibleInvitation(id, source);
    return invitation && source.momentOf(invitation.from);
  },
  sent: (_own, { invitations, actor }) => invitations.openFrom(actor.id),
  today: (id, { actor, invitations, hasDailyLimits }) =>
    hasDailyLimits ? invitations.sentToday(actor.id, id) : Promise.resolve(noneToday),
  namesake: (name, { roster, actor }) => roster.holderOf(name, actor.id),
};

/** For a guest who has blocked the sender, only an accepted invitation is found. */
async function visibleInvitation(
  id: number,
  { invitations, socialPermissions, actor }: Source,
): Promise<Invitation | undefined> {
  const invitation = await invitations.byId(id);
  if (invitation?.to !== actor.id || invitation.over === 'accepted') return invitation;
  return (await socialPermissions.hasBlocked(actor.id, invitation.from)) ? undefined : invitation;
}

/** Fetches the data that a rule reads in addition to the actor's moment. */
export async function fetchReads<Name extends ReadName>(
  deps: TurnDeps,
  reads: Reads<Name>,
  { moment: actor }: ReadCharacter,
  choice: string,
): Promise<FetchedReads<Name>> {
  const others = new Map<number, ReadCharacter>();
  const source: Source = {
    actor,
    invitations: deps.invitations,
    socialPermissions: deps.socialPermissions,
    roster: deps.roster,
    hasDailyLimits: deps.options.rateLimits,
    async momentOf(id) {
      if (id === actor.id) return actor;
      const fetched = others.get(id);
      if (fetched) return fetched.moment;
      const stored = await deps.characters.load(id);
      if (!stored) return undefined;
      const otherMoment = await momentOf(deps, stored, choice, actor);
      others.set(id, otherMoment);
      return otherMoment.moment;
    },
  };
  const answers: Record<string, unknown> = {};
  for (const name of Object.keys(reads) as Name[]) answers[name] = await fetchOne(name, (reads as Reads)[name], source);
  return { results: answers as ReadResults<Name>, others, ledgerText: JSON.stringify(answers, noteMoment) };
}

const fetchOne = <Name extends ReadName>(name: Name, by: Reads[Name], source: Source): Promise<ReadResults[Name]> =>
  (readers[name] as Reader<Name>)(by, source);

/**
 * Stores only the id and version of a character. A replay rebuilds the moment from the other character's ledger
 * entries.
 */
const noteMoment = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'chance' in value
    ? { id: (value as Moment).id, version: (value as Moment).turn - 1 }
    : value;
