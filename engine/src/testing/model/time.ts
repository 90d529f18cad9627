import { chanceFrom } from '../../chance.ts';
import type { TimedId } from '../../ids.ts';
import { seedOf } from '../../seed-of.ts';
import { afterwards, stateBefore } from './aftermath.ts';
import { bringAll, waitNoLonger } from './clocks.ts';
import { affectAll, applyAllConsequences } from './effects.ts';
import { allHold } from './levels.ts';
import { comeOutside } from './members-place.ts';
import { joinAs } from './membership.ts';
import type { Game } from './model-character.ts';
import { seeds, startTimer } from './timers.ts';
import { giveUpWhatIsGone } from './what-is-gone.ts';

/** Applies every event at its planned moment, in order. */
export function passTime(game: Game): void {
  const { who, now, luck } = game;
  giveUpWhatIsGone(game);
  for (;;) {
    const [next] = [...who.timers]
      .map(([id, { dueAt }]) => ({ at: dueAt, id }))
      .concat(who.until === undefined ? [] : [{ at: who.until, id: 0 }])
      .filter(({ at }) => at <= now)
      .sort((a, b) => a.at - b.at || a.id - b.id);
    if (!next) break;
    bringAll(game, next.at);
    game.now = next.at;
    if (next.id === 0) {
      joinAs(game, who.next?.tier ?? 'none', who.next?.until);
      comeOutside(game);
    } else comeToPass(game, next.id);
  }
  game.now = now;
  game.luck = luck;
  giveLate(game);
  waitNoLonger(game, now);
  bringAll(game, now);
}

/** Applies a timed story. The game's `now` must be its planned moment. */
function comeToPass(game: Game, id: TimedId): void {
  const { who, world } = game;
  const timer = who.timers.get(id);
  const story = world.timed.get(id);
  who.timers.delete(id);
  if (!timer) return;
  if (!story) {
    who.begun.delete(id);
    return;
  }
  const before = stateBefore(game);
  if (story.repeats) who.timers.set(id, { ...timer, dueAt: timer.dueAt + story.after });
  const chance = chanceFrom(seedOf(timer.seed, timer.dueAt));
  game.luck = { asked: [], ...chance };
  if (allHold(story.when, game)) {
    affectAll(game, story.consequences.effects, true);
    applyAllConsequences(game, story.consequences);
    if (story.next !== undefined) startTimer(game, story.next);
  }
  afterwards(game, before);
}

/** Starts repeating stories that are newer than the character. They come due as if started at arrival. */
function giveLate(game: Game): void {
  const { who, world, now, arrived } = game;
  for (const story of world.pack.timed) {
    if (story.given !== 'at arrival' || !story.repeats || who.begun.has(story.id)) continue;
    let dueAt = arrived + story.after;
    while (dueAt <= now) dueAt += story.after;
    who.timers.set(story.id, { dueAt, seed: chanceFrom(seedOf(who.luck, story.id)).roll(seeds) });
    who.begun.add(story.id);
  }
}
