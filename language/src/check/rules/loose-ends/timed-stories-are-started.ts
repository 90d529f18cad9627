import { isPinned } from '../../qualities.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const timedStoriesAreStarted: Check = (world) => {
  const started = linkedNames(world).timed;
  return world.timed
    .filter(
      (story) => (story.facts.given ?? 'by story') === 'by story' && !isPinned(story) && !started.has(nameIn(story)),
    )
    .map((story) => ({
      at: story.block.heading.at,
      message: `nothing starts "${nameIn(story)}"; name it in an outcome's "start", or add "given"`,
    }));
};
