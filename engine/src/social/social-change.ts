import type { ActId, CharacterId, InvitationId } from '../ids.ts';
import type { InvitationEnd } from './invitation.ts';

/** Changes between two characters; `with` is the other one. */
export type SocialChange =
  /** This change creates the invitation; its turn finds it. */
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
  /** A branch of the storylet of an accepted invitation was chosen: it opens only once. */
  | { readonly kind: 'event begun'; readonly invitation: InvitationId };
