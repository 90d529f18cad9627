import type { Player } from '../cast.ts';
import type { Visit } from '../play-town.ts';

/** Totals of the run: players, visits, steps, actions and days, also by strategy. Changed in place. */
export type Lives = {
  towns: number;
  players: number;
  visits: number;
  steps: number;
  actions: number;
  /** Days of all lives together. */
  days: number;
  readonly byStrategy: Map<string, { players: number; steps: number; actions: number; about: string }>;
};

export const noLives = (): Lives => ({
  towns: 0,
  players: 0,
  visits: 0,
  steps: 0,
  actions: 0,
  days: 0,
  byStrategy: new Map(),
});

export function noteVisit(lives: Lives, { strategy }: Player, { steps, spent }: Visit): void {
  const own = lives.byStrategy.get(strategy.name) ?? { players: 0, steps: 0, actions: 0, about: strategy.about };
  lives.byStrategy.set(strategy.name, own);
  for (const each of [lives, own]) {
    each.steps += steps;
    each.actions += spent;
  }
  lives.visits++;
}

const day = 24 * 60 * 60 * 1000;

/** Counts a player at the end of the run. */
export function noteLife(lives: Lives, { strategy, arrived }: Player, now: number): void {
  lives.players++;
  lives.days += Math.max(0, now - arrived) / day;
  const own = lives.byStrategy.get(strategy.name);
  if (own) own.players++;
}
