import type { Player } from '../cast.ts';
import type { Visit } from '../play-town.ts';

export type Totals = {
  towns: number;
  players: number;
  visits: number;
  steps: number;
  actions: number;
  /** Sum of the days that all players have been in the game. */
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

export function recordVisit(totals: Totals, { strategy }: Player, { steps, actionsSpent }: Visit): void {
  const own = totals.byStrategy.get(strategy.name) ?? {
    players: 0,
    steps: 0,
    actions: 0,
    description: strategy.description,
  };
  totals.byStrategy.set(strategy.name, own);
  for (const each of [totals, own]) {
    each.steps += steps;
    each.actions += actionsSpent;
  }
  totals.visits++;
}

const day = 24 * 60 * 60 * 1000;

/** Counts a player. Call it once, when their town ends. */
export function recordPlayer(totals: Totals, { strategy, arrivedAt }: Player, now: number): void {
  totals.players++;
  totals.days += Math.max(0, now - arrivedAt) / day;
  const own = totals.byStrategy.get(strategy.name);
  if (own) own.players++;
}
