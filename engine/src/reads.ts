import type { CharacterId, InvitationId } from './ids.ts';
import type { Invitation } from './social/invitation.ts';
import type { SentToday } from './social/sent-today.ts';
import type { Moment } from './turn.ts';

/** What a rule can read besides its moment: how each is found, and the value that the rule gets. */
type Readable = {
  /** Another character, caught up to now. */
  readonly other: { readonly by: CharacterId; readonly given: Moment | undefined };
  readonly invitation: { readonly by: InvitationId; readonly given: Invitation | undefined };
  /** Sender of an invitation, caught up to now. */
  readonly sender: { readonly by: InvitationId; readonly given: Moment | undefined };
  /** Invitations sent by this character that may still be open. */
  readonly sent: { readonly by: 'own'; readonly given: readonly Invitation[] };
  /** Number of invitations sent by this character within a day: in total, and to another character or by e-mail. */
  readonly today: { readonly by: CharacterId; readonly given: SentToday };
  /** Character with this name, compared by its normal form. */
  readonly namesake: { readonly by: string; readonly given: CharacterId | undefined };
};

export type ReadName = keyof Readable;

/** Reads that a rule declares. They are data: the runner fetches them and records the results. */
export type Reads<Name extends ReadName = ReadName> = { readonly [Each in Name]: Readable[Each]['by'] };

/** Results of these reads, as the rule gets them. */
export type ReadResults<Name extends ReadName = ReadName> = { readonly [Each in Name]: Readable[Each]['given'] };
