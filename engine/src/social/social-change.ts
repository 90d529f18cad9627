import type { ActId } from '../ids.ts';
import type { InvitationEnd } from './invitation.ts';

/** What passes between two characters; `with` is the other one's number. */
export type SocialChange =
  | { readonly kind: 'invited'; readonly act: ActId; readonly with: number; readonly words: string }
  | {
      readonly kind: 'invitation over';
      readonly act: ActId;
      readonly with: number;
      readonly how: InvitationEnd;
      /** In a contest: did this character win? */
      readonly won?: boolean;
    };
