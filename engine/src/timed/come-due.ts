import { chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import { meetsAll } from '../qualities/meets.ts';
import { seedOf } from '../seed-of.ts';
import { aftermath } from '../story/aftermath.ts';
import { affect } from '../story/effects.ts';
import { applyHappenings } from '../story/outcome.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { tell } from '../wording/tell.ts';
import type { World } from '../world.ts';
import type { TimedStory } from './timed-story.ts';
import type { Timer } from './timer.ts';
import { startTimer } from './timers.ts';

/** What time brings at a planned moment: the end of a membership, or a timed story. */
export type TimedEvent = { readonly at: number; readonly timer?: Timer };

/** The first thing that is due by now. At the same moment a membership ends first, then the story with the lower number comes. */
export function nextEvent({ membership, timers }: Character, now: number): TimedEvent | undefined {
  const first = timers.reduce<Timer | undefined>(
    (sofar, timer) => (timer.dueAt <= now && (!sofar || isBefore(timer, sofar)) ? timer : sofar),
    undefined,
  );
  const { until } = membership;
  if (until !== undefined && until <= (first?.dueAt ?? now)) return { at: until };
  return first && { at: first.dueAt, timer: first };
}

const isBefore = (one: Timer, other: Timer): boolean =>
  one.dueAt < other.dueAt || (one.dueAt === other.dueAt && one.story < other.story);

/**
 * What a timed story does at its planned moment, however late that is looked at: its luck was settled
 * when it began to run. One that has left the world does nothing; should it come back, it is a new one.
 */
export function tellTimedStory(turn: Turn, { story, dueAt, seed }: Timer, world: World): Turn {
  const { character } = turn;
  const timed = world.timed.get(story);
  if (!timed) return record(turn, { kind: 'timer stopped', story, isForgotten: true });
  const chance = chanceFrom(seedOf(seed, dueAt));
  const moment: Moment = { id: 0, world, character, passed: [], now: dueAt, turn: 0, chance };
  const told = meetsAll(timed.when, { character, world });

  const due = record(turn, { kind: 'timer due', story, at: dueAt, told });
  const again = timed.repeats
    ? record(due, { kind: 'timer started', timer: { story, dueAt: dueAt + timed.after, seed } })
    : due;
  return aftermath(told ? tellOf(again, timed, moment) : again, moment);
}

/** Its effects, what happens besides, its letter, and what it leads to. */
function tellOf(turn: Turn, timed: TimedStory, moment: Moment): Turn {
  const { world, now } = moment;
  // Time passes for each character alone: it does not move what is everybody's.
  const own = timed.happenings.effects.filter(({ quality }) => !world.qualities.get(quality)?.shared);
  const told = withLetter(applyHappenings(affect(turn, own, moment), timed.happenings, moment), timed, moment);
  return timed.next === undefined ? told : startTimer(told, timed.next, now, moment);
}

/** Its words, among the messages: told by what it found. */
function withLetter(turn: Turn, { name: title, descriptionHtml, image, mail }: TimedStory, moment: Moment): Turn {
  const html = tell(descriptionHtml, moment);
  if (html === '') return turn;
  return record(turn, { kind: 'letter', title, html, image, at: moment.now, ...(mail && { mail }) });
}
