import type { CharacterId, InvitationId } from './ids.ts';
import type { Invitation } from './social/invitation.ts';
import type { SentToday } from './social/sent-today.ts';
import type { Moment } from './turn.ts';

/** What a rule can read besides its moment. `by` is the type of the key, `given` the type of the value. */
type Readable = {
  /** Another character, caught up to now. */
  readonly other: { readonly by: CharacterId; readonly given: Moment | undefined };
  readonly invitation: { readonly by: InvitationId; readonly given: Invitation | undefined };
  /** Sender of an invitation, caught up to now. */
  readonly sender: { readonly by: InvitationId; readonly given: Moment | undefined };
  /** Invitations sent by this character that may still be open. */
  readonly sent: { readonly by: 'own'; readonly given: readonly Invitation[] };
  /** Number of invitations that this character sent within a day: in total, and to one character or by e-mail. */
  readonly today: { readonly by: CharacterId; readonly given: SentToday };
  /** Character with this name. Names are compared in their normal form. */
  readonly namesake: { readonly by: string; readonly given: CharacterId | undefined };
};

export type ReadName = keyof Readable;

/** Reads that a rule declares, as data. The runner fetches their values and records them. */
export type Reads<Name extends ReadName = ReadName> = { readonly [Each in Name]: Readable[Each]['by'] };

export type ReadResults<Name extends ReadName = ReadName> = { readonly [Each in Name]: Readable[Each]['given'] };
