import type { TimedStory } from '../timed/timed-story.ts';

export const hour = 3_600_000;

/** A story that is told an hour after an outcome has started it, and does nothing; a test names only what it is about. */
export const aTimedStory = (about: Partial<TimedStory> & { id: number }): TimedStory => ({
  name: `Timed ${about.id}`,
  after: hour,
  given: 'by story',
  when: [],
  image: 'clock',
  descriptionHtml: '',
  consequences: { effects: [], reveal: [] },
  ...about,
});

/** The same story, with another that begins to run when it was told. */
export const leadingTo = (next: number, story: TimedStory): TimedStory => ({ ...story, next });
