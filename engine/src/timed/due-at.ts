import type { TimedId } from '../ids.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';

/** A story that is further ahead than this many timed stories is not promised. */
const maxEventsAhead = 200;

type Planned = { readonly story: TimedId; readonly dueAt: number };

/**
 * When a timed story comes due if the player does nothing, in milliseconds since 1970. Undefined if no running story
 * leads to it. A running story whose requirements do not hold now leads nowhere.
 */
export function dueAtOf(id: TimedId, { character, world }: Standpoint): number | undefined {
  let planned: readonly Planned[] = character.timers.filter(({ story }) => {
    const timed = world.timed.get(story);
    return timed && meetsAll(timed.when, { character, world });
  });
  for (let events = 0; events < maxEventsAhead; events++) {
    const [first, ...others] = [...planned].sort((one, other) => one.dueAt - other.dueAt || one.story - other.story);
    if (!first || first.story === id) return first?.dueAt;
    planned = othersAfter(first, others, world);
  }
  return undefined;
}

/** The planned stories after `first` has come due. A story that starts again gets a new time. */
function othersAfter({ story, dueAt }: Planned, others: readonly Planned[], world: World): readonly Planned[] {
  const timed = world.timed.get(story);
  const { start = [], stop = [] } = timed?.consequences ?? {};
  const next = timed?.next === undefined ? [] : [timed.next];
  const started = [...(timed?.repeats && !stop.includes(story) ? [story] : []), ...start, ...next];
  const ended = new Set([...started, ...stop]);
  const again = [...new Set(started)].flatMap((each) => {
    const after = world.timed.get(each)?.after;
    return after === undefined ? [] : [{ story: each, dueAt: dueAt + after }];
  });
  return [...others.filter((each) => !ended.has(each.story)), ...again];
}
