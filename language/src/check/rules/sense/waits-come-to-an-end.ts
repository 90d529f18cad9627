import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { WrittenTimed } from '../../../meaning/timed-story.ts';
import { isPinned } from '../../qualities.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** What a lead waits for is started somewhere, and opens something when it comes due. */
export const waitsComeToAnEnd: Check = (world) => {
  const stories = new Map(world.timed.map((story) => [nameIn(story), story]));
  return world.qualities.flatMap(({ facts }) =>
    (facts['waits for'] ?? []).flatMap(({ name: { name }, at }) => {
      const story = stories.get(name);
      const why = story && whyNothingOpens(story, world);
      return why === undefined ? [] : [{ at, message: why }];
    }),
  );
};

const opening = ['then', 'gain', 'lose', 'set', 'reveal', 'start', 'grant', 'refresh cards', 'tells of'] as const;

function whyNothingOpens(story: WrittenTimed, world: WrittenWorld): string | undefined {
  const name = nameIn(story);
  const isStarted =
    (story.facts.given ?? 'by story') !== 'by story' || isPinned(story) || linkedNames(world).timed.has(name);
  if (!isStarted) return `nothing starts "${name}", so no lead can wait for it; name it in "start", or add "given"`;
  if (opening.some((key) => story.facts[key] !== undefined)) return undefined;
  return `"${name}" changes nothing, so it opens nothing for this lead; add a change to it, or wait for another`;
}
