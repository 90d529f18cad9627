import type { StoryletId, TimedId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Consequences } from '../story/consequences.ts';
import type { Text } from '../wording/text.ts';

/** A story that comes due after a time, also for a player who is away. */
export type TimedStory = {
  readonly id: TimedId;
  readonly name: string;
  /** Milliseconds from start to due time, or between two due times if it repeats. */
  readonly after: number;
  /**
   * How it starts: by an outcome only, for everybody at arrival, or when a character comes to meet these requirements.
   */
  readonly given: 'by story' | 'at arrival' | readonly Requirement[];
  /** Checked when it is due; if they do not hold, nothing is shown. */
  readonly when: readonly Requirement[];
  /** Due again one period after the planned moment, however late it was shown. */
  readonly repeats?: true;
  /** Starts when this one was shown, from the planned moment. */
  readonly next?: TimedId;
  /** May also be sent by e-mail. */
  readonly mail?: true;
  readonly image: string;
  /** Text of its message; none is sent if it is empty. */
  readonly descriptionHtml: Text;
  /** Storylet that its message links to. */
  readonly tellsOf?: StoryletId;
  readonly consequences: Consequences;
};
