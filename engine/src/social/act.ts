import type { ActId, QualityId, StoryletId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Effect } from '../story/consequences.ts';
import type { Text } from '../wording/text.ts';

/**
 * An activity to which one character invites another. One answer ends the invitation. Until then, neither character is
 * blocked.
 */
export type Act = {
  readonly id: ActId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Set for `competitive` acts: levels of this quality are compared, and one side wins. */
  readonly contest?: { readonly quality: QualityId; readonly modifier: number };
  readonly senderNeeds: readonly Requirement[];
  readonly targetNeeds: readonly Requirement[];
  /** Both must be in the same area when the invitation is sent. */
  readonly sameArea?: true;
  /** A sender may have only one open invitation to this act. */
  readonly unique?: true;
  /** True if the act is sent by e-mail to somebody without a character. */
  readonly external?: true;
  readonly inviteHtml: Text;
  /** Read by a side that has no text of its own. */
  readonly acceptHtml: Text;
  /** What each side reads once the invitation is accepted. In a contest, `winnerHtml` and `loserHtml` instead. */
  readonly senderHtml?: Text;
  readonly targetHtml?: Text;
  readonly winnerHtml?: Text;
  readonly loserHtml?: Text;
  readonly declineHtml?: Text;
  /** Shown to the sender after a contest is won or lost, if that side has no text. */
  readonly winHtml?: Text;
  readonly loseHtml?: Text;
  readonly onSender: readonly Effect[];
  readonly onTarget: readonly Effect[];
  /** In a contest, these replace `onSender` and `onTarget`. */
  readonly onWinner?: readonly Effect[];
  readonly onLoser?: readonly Effect[];
  readonly leadsTo?: StoryletId;
};
