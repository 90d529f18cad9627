import { placeOf } from '../../../meaning/read-facts.ts';
import type { WrittenTimed } from '../../../meaning/timed-story.ts';
import type { Check } from '../../rule.ts';

const HOUR = 3_600_000;

/** A loop of timed stories must take at least an hour, because the whole absence of a player is replayed at once. */
export const timedLoopsTakeAnHour: Check = ({ timed }) => {
  const byName = new Map(timed.map((story) => [story.block.heading.text, story]));
  return timed.flatMap((story) => {
    const at = placeOf(story.block, 'after');
    const { after = HOUR, repeats } = story.facts;
    if (repeats && after < HOUR)
      return [{ at, message: 'a story that repeats must take at least an hour; lengthen "after"' }];
    return comesBackTooSoon(story, byName)
      ? [
          {
            at,
            message: `"${story.block.heading.text}" leads back to itself in less than an hour; lengthen a story of the loop`,
          },
        ]
      : [];
  });
};

const followers = ({ facts }: WrittenTimed): readonly string[] =>
  [...(facts.then ? [facts.then] : []), ...(facts.start ?? [])].map(({ name }) => name);

function comesBackTooSoon(story: WrittenTimed, byName: ReadonlyMap<string, WrittenTimed>): boolean {
  const soonest = new Map<WrittenTimed, number>();
  const open: (readonly [WrittenTimed, number])[] = [[story, 0]];
  for (const [current, passed] of open) {
    for (const next of followers(current).flatMap((name) => byName.get(name) ?? [])) {
      const then = passed + (next.facts.after ?? HOUR);
      if (then >= Math.min(HOUR, soonest.get(next) ?? HOUR)) continue;
      if (next === story) return true;
      soonest.set(next, then);
      open.push([next, then]);
    }
  }
  return false;
}
