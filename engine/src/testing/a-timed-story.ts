import type { TimedStory } from '../timed/timed-story.ts';

export const hour = 3_600_000;

/** A story without effects, due an hour after an outcome starts it. */
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

/** The same story, followed by story `next`. */
export const leadingTo = (next: number, story: TimedStory): TimedStory => ({ ...story, next });
