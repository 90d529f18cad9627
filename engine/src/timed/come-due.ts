import { chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import { meetsAll } from '../qualities/meets.ts';
import { seedOf } from '../seed-of.ts';
import { aftermath } from '../story/aftermath.ts';
import { applyEffects } from '../story/effects.ts';
import { applyConsequences } from '../story/outcome.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { renderText } from '../wording/render-text.ts';
import type { World } from '../world.ts';
import type { TimedStory } from './timed-story.ts';
import type { Timer } from './timer.ts';
import { startTimer } from './timers.ts';

export type TimedEvent = { readonly at: number; readonly timer?: Timer };

/**
 * Returns the first event due by `now`. If several are due at the same moment, the end of the membership comes first,
 * then timed stories in order of id.
 */
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
 * Applies a timed story as of its planned moment, however late. Its seed was rolled when its timer started. A story
 * that was removed from the world has no effect, and counts as never started if the world restores it.
 */
export function tellTimedStory(turn: Turn, { story, dueAt, seed }: Timer, world: World): Turn {
  const { character } = turn;
  const timed = world.timed.get(story);
  if (!timed) return record(turn, { kind: 'timer stopped', story, isForgotten: true });
  const chance = chanceFrom(seedOf(seed, dueAt));
  const moment: Moment = { id: 0, world, character, passed: [], now: dueAt, turn: 0, chance };
  // Uses the current shared levels, because their levels at the planned moment are not stored.
  const isTold = meetsAll(timed.when, { character, world });

  const due = record(turn, { kind: 'timer due', story, at: dueAt, told: isTold });
  const again = timed.repeats
    ? record(due, { kind: 'timer started', timer: { story, dueAt: dueAt + timed.after, seed } })
    : due;
  return aftermath(isTold ? tellOf(again, timed, moment) : again, moment);
}

function tellOf(turn: Turn, timed: TimedStory, moment: Moment): Turn {
  const { world, now } = moment;
  // Time passes for each character separately, so it must not change shared qualities.
  const own = timed.consequences.effects.filter(({ quality }) => !world.qualities.get(quality)?.shared);
  const turnAfter = withLetter(
    applyConsequences(applyEffects(turn, own, moment), timed.consequences, moment),
    timed,
    moment,
  );
  return timed.next === undefined ? turnAfter : startTimer(turnAfter, timed.next, now, moment);
}

/** Sends the story's text as a message, if it has one. The text reads the character as it was before the effects. */
function withLetter(turn: Turn, timed: TimedStory, moment: Moment): Turn {
  const { name: title, descriptionHtml, image, mail, tellsOf: storylet } = timed;
  const html = renderText(descriptionHtml, moment);
  if (html === '') return turn;
  const about = { ...(storylet !== undefined && { storylet }), ...(mail && { mail }) };
  return record(turn, { kind: 'letter', title, html, image, ...about, at: moment.now });
}
