import type { ActId, CharacterId, InvitationId } from '../ids.ts';
import type { Text } from '../wording/text.ts';
import type { InvitationEnd } from './invitation.ts';

/** `with` is the other character. */
export type SocialChange =
  /** Creates the invitation, which is stored with the number of this turn. */
  | { readonly kind: 'invited'; readonly act: ActId; readonly with: CharacterId; readonly words: string }
  | {
      readonly kind: 'invitation over';
      readonly invitation: InvitationId;
      readonly act: ActId;
      readonly with: CharacterId;
      readonly how: InvitationEnd;
      /** True if this character won the contest. Missing without a contest. */
      readonly won?: boolean;
      /** What this character reads of the accepted act, without the name of the other. See `settleText`. */
      readonly outcomeHtml?: Text;
    }
  /** A branch of the act's storylet was chosen, so that it cannot be opened again. */
  | { readonly kind: 'event begun'; readonly invitation: InvitationId };
