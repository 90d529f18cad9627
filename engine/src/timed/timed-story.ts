import type { StoryletId, TimedId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Consequences } from '../story/consequences.ts';
import type { Text } from '../wording/text.ts';

/** A story that comes due after a time, even if the player is absent. */
export type TimedStory = {
  readonly id: TimedId;
  readonly name: string;
  /** In milliseconds, from start to due time, or between two due times if it repeats. */
  readonly after: number;
  /** Starts only by an outcome, for everybody at arrival, or when a character begins to meet these requirements. */
  readonly given: 'by story' | 'at arrival' | readonly Requirement[];
  /** Checked when the story is due. If one does not hold, nothing is shown. */
  readonly when: readonly Requirement[];
  /** Comes due again one period after the planned moment, however late it was shown. */
  readonly repeats?: true;
  /** Timed story that starts after this one was shown, counted from the planned moment. */
  readonly next?: TimedId;
  /** The message may also be sent by e-mail. */
  readonly mail?: true;
  readonly image: string;
  /** Text of its message. No message is sent if this is empty. */
  readonly descriptionHtml: Text;
  readonly tellsOf?: StoryletId;
  readonly consequences: Consequences;
};
