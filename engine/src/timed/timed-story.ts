import type { StoryletId, TimedId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Consequences } from '../story/consequences.ts';
import type { Text } from '../wording/text.ts';

/** A story that comes due after a time, also for a player who is away. */
export type TimedStory = {
  readonly id: TimedId;
  readonly name: string;
  /** Milliseconds from its start to its telling; for one that repeats, from one telling to the next. */
  readonly after: number;
  /**
   * The way it starts: by an outcome only, for everybody at arrival, or for those who come to meet these requirements.
   */
  readonly given: 'by story' | 'at arrival' | readonly Requirement[];
  /** Asked when it is due; if they do not hold, it passes untold. */
  readonly when: readonly Requirement[];
  /** Due again the same time after the planned moment, not after the moment it was told. */
  readonly repeats?: true;
  /** Begins to run when this one was told, from the planned moment. */
  readonly next?: TimedId;
  /** May also be mailed. */
  readonly mail?: true;
  readonly image: string;
  /** The text of its letter; none is sent if it is empty. */
  readonly descriptionHtml: Text;
  /** The storylet its letter tells of. */
  readonly tellsOf?: StoryletId;
  readonly consequences: Consequences;
};
