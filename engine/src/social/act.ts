import type { ActId, QualityId, StoryletId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Effect } from '../story/consequences.ts';
import type { Text } from '../wording/text.ts';

/** Something one character asks another to do with them. It is over with one answer; nobody is held. */
export type Act = {
  readonly id: ActId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** `competitive`: both are measured against each other on a quality, and one of them wins. */
  readonly contest?: { readonly quality: QualityId; readonly modifier: number };
  readonly senderNeeds: readonly Requirement[];
  readonly targetNeeds: readonly Requirement[];
  /** Both have to stand in the same area when it is sent. */
  readonly sameArea?: true;
  /** Only one of the sender's may be open at a time. */
  readonly unique?: true;
  /** True if it goes by letter to somebody who does not play yet. */
  readonly external?: true;
  readonly inviteHtml: Text;
  readonly acceptHtml: Text;
  /** Told to the sender when the other has declined. */
  readonly declineHtml?: Text;
  /** Told to the sender of a contest, by how it went. */
  readonly winHtml?: Text;
  readonly loseHtml?: Text;
  readonly onSender: readonly Effect[];
  readonly onTarget: readonly Effect[];
  /** In place of those, in a contest. */
  readonly onWinner?: readonly Effect[];
  readonly onLoser?: readonly Effect[];
  /** The storylet the one who accepts is led into. */
  readonly leadsTo?: StoryletId;
};
