import type { TimedId } from '../../ids.ts';
import type { TimedStory } from '../../timed/timed-story.ts';
import { allHold } from './levels.ts';
import type { Game } from './model-character.ts';

/** Number of sides of the roll for a timer's seed. */
export const seeds = 2 ** 31;

/** Starts or restarts a story from now. */
export function startTimer(game: Game, id: TimedId): void {
  const story = game.world.timed.get(id);
  if (!story) return;
  const seed = game.luck.roll(seeds);
  game.who.timers.set(id, { dueAt: game.now + story.after, seed });
  game.who.begun.add(id);
}

const asksOf = ({ given }: TimedStory) => (typeof given === 'string' ? undefined : given);

export function giveStories(game: Game): void {
  const { who, world } = game;
  for (const story of world.pack.timed) {
    const asked = asksOf(story);
    if (!asked) continue;
    const isHolding = allHold(asked, game);
    if (isHolding && !who.begun.has(story.id)) startTimer(game, story.id);
    if (!isHolding && !who.timers.has(story.id)) who.begun.delete(story.id);
  }
}

export function giveAtArrivalAll(game: Game): void {
  for (const { id, given } of game.world.pack.timed) if (given === 'at arrival') startTimer(game, id);
}
