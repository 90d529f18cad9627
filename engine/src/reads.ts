import type { CharacterId, InvitationId } from './ids.ts';
import type { Invitation } from './social/invitation.ts';
import type { SentToday } from './social/sent-today.ts';
import type { Moment } from './turn.ts';

/** The reads open to a rule besides its own moment: for each what it is found by, and the value the rule is given. */
type Readable = {
  /** Another character, as they are by now. */
  readonly other: { readonly by: CharacterId; readonly given: Moment | undefined };
  readonly invitation: { readonly by: InvitationId; readonly given: Invitation | undefined };
  /** The character who sent an invitation, as they are by now. */
  readonly sender: { readonly by: InvitationId; readonly given: Moment | undefined };
  /** The invitations this character sent that may still be open. */
  readonly sent: { readonly by: 'own'; readonly given: readonly Invitation[] };
  /** The invitations this character sent within a day: in all, and to another, or to outsiders. */
  readonly today: { readonly by: CharacterId; readonly given: SentToday };
  /** The character who has this name, however it is written. */
  readonly namesake: { readonly by: string; readonly given: CharacterId | undefined };
};

export type ReadName = keyof Readable;

/** The reads a rule asks for. They are data: the runner of the rule fetches them, and writes down what it found. */
export type Reads<Name extends ReadName = ReadName> = { readonly [Each in Name]: Readable[Each]['by'] };

/** The results of these reads, as the rule is given them. */
export type ReadResults<Name extends ReadName = ReadName> = { readonly [Each in Name]: Readable[Each]['given'] };
