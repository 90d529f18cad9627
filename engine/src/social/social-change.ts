import type { ActId, CharacterId, InvitationId } from '../ids.ts';
import type { InvitationEnd } from './invitation.ts';

/** Changes between two characters; `with` is the other one. */
export type SocialChange =
  /** The invitation itself begins to exist with this change; it is found by the turn that holds it. */
  | { readonly kind: 'invited'; readonly act: ActId; readonly with: CharacterId; readonly words: string }
  | {
      readonly kind: 'invitation over';
      readonly invitation: InvitationId;
      readonly act: ActId;
      readonly with: CharacterId;
      readonly how: InvitationEnd;
      /** In a contest: did this character win? */
      readonly won?: boolean;
    }
  /** A branch was chosen of the storylet that an accepted invitation leads into: it is met once. */
  | { readonly kind: 'event begun'; readonly invitation: InvitationId };
