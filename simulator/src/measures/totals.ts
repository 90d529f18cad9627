import type { Player } from '../cast.ts';
import type { Visit } from '../play-town.ts';

/** Totals of the run: players, visits, steps, actions and days, also by strategy. Changed in place. */
export type Totals = {
  towns: number;
  players: number;
  visits: number;
  steps: number;
  actions: number;
  /** Days of all lives together. */
  days: number;
  readonly byStrategy: Map<string, { players: number; steps: number; actions: number; description: string }>;
};

export const newTotals = (): Totals => ({
  towns: 0,
  players: 0,
  visits: 0,
  steps: 0,
  actions: 0,
  days: 0,
  byStrategy: new Map(),
});

export function recordVisit(lives: Totals, { strategy }: Player, { steps, actionsSpent }: Visit): void {
  const own = lives.byStrategy.get(strategy.name) ?? {
    players: 0,
    steps: 0,
    actions: 0,
    description: strategy.description,
  };
  lives.byStrategy.set(strategy.name, own);
  for (const each of [lives, own]) {
    each.steps += steps;
    each.actions += actionsSpent;
  }
  lives.visits++;
}

const day = 24 * 60 * 60 * 1000;

/** Counts a player at the end of the run. */
export function recordPlayer(lives: Totals, { strategy, arrivedAt }: Player, now: number): void {
  lives.players++;
  lives.days += Math.max(0, now - arrivedAt) / day;
  const own = lives.byStrategy.get(strategy.name);
  if (own) own.players++;
}
