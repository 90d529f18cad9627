import type { ActId, QualityId, StoryletId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Effect } from '../story/consequences.ts';
import type { Text } from '../wording/text.ts';

/** Something that one character invites another to do together. One answer ends it, and it holds nobody. */
export type Act = {
  readonly id: ActId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** `competitive`: both are compared by a quality, and one of them wins. */
  readonly contest?: { readonly quality: QualityId; readonly modifier: number };
  readonly senderNeeds: readonly Requirement[];
  readonly targetNeeds: readonly Requirement[];
  /** Both must be in the same area when it is sent. */
  readonly sameArea?: true;
  /** A sender may have only one of these open. */
  readonly unique?: true;
  /** True if it can be sent by e-mail to somebody without a character. */
  readonly external?: true;
  readonly inviteHtml: Text;
  readonly acceptHtml: Text;
  /** Shown to the sender when the invitation is declined. */
  readonly declineHtml?: Text;
  /** Shown to the sender of a contest, by its result. */
  readonly winHtml?: Text;
  readonly loseHtml?: Text;
  readonly onSender: readonly Effect[];
  readonly onTarget: readonly Effect[];
  /** Used instead in a contest. */
  readonly onWinner?: readonly Effect[];
  readonly onLoser?: readonly Effect[];
  /** Storylet that opens for the player who accepts. */
  readonly leadsTo?: StoryletId;
};
