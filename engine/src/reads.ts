import type { CharacterId, InvitationId } from './ids.ts';
import type { Invitation } from './social/invitation.ts';
import type { Moment } from './turn.ts';

/** Everything that a rule can read besides its own moment: what it is found by, and what the rule is given of it. */
type Readable = {
  /** Another character, as they are by now. */
  readonly other: { readonly by: CharacterId; readonly given: Moment | undefined };
  readonly invitation: { readonly by: InvitationId; readonly given: Invitation | undefined };
  /** The character who sent an invitation, as they are by now. */
  readonly sender: { readonly by: InvitationId; readonly given: Moment | undefined };
  /** The invitations this character sent that may still be open. */
  readonly sent: { readonly by: 'own'; readonly given: readonly Invitation[] };
};

export type ReadName = keyof Readable;

/** Reads a rule asks for. They are data: what runs the rule fetches them, and writes down what it found. */
export type Reads<Name extends ReadName = ReadName> = { readonly [Each in Name]: Readable[Each]['by'] };

/** The same reads as the rule is given them. */
export type Given<Name extends ReadName = ReadName> = { readonly [Each in Name]: Readable[Each]['given'] };
