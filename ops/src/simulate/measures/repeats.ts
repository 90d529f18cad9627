import type { Step } from '../step.ts';
import { outcomeKey } from './reach.ts';

/** Actions in what is called a day of play: two candles and what grows back between them. */
export const actionsOfADay = 45;

/** The results told on one day of play, and how many of them the same player had been told before. */
export type DayTold = { told: number; again: number };

/** Results told again, by strategy and by day of play (45 actions each, the first at place 0). Changed in place. */
export type Repeats = {
  readonly days: Map<string, DayTold[]>;
  /** The results that each player was told, by branch and kind of outcome. */
  readonly seen: Map<number, Set<string>>;
};

export const noRepeats = (): Repeats => ({ days: new Map(), seen: new Map() });

export function noteRepeats({ days, seen }: Repeats, { changes, moment, player }: Step): void {
  for (const change of changes) {
    if (change.kind !== 'story' || change.to.phase !== 'End' || change.to.turn !== moment.turn) continue;
    const known = seen.get(player.number) ?? new Set();
    seen.set(player.number, known);
    const key = outcomeKey(change.to.branch, change.to.outcome);
    const ofStrategy = days.get(player.strategy.name) ?? [];
    days.set(player.strategy.name, ofStrategy);
    const day = Math.floor(player.spent / actionsOfADay);
    for (let past = ofStrategy.length; past <= day; past++) ofStrategy.push({ told: 0, again: 0 });
    const today = ofStrategy[day];
    if (!today) throw new Error(`day ${day} of play is missing`);
    today.told += 1;
    if (known.has(key)) today.again += 1;
    known.add(key);
  }
}

/** The share of results on each day of play that were told before, for players of a strategy; undefined where none was told. */
export const sharesAgain = ({ days }: Pick<Repeats, 'days'>, strategy: string): readonly (number | undefined)[] =>
  (days.get(strategy) ?? []).map(({ told, again }) => (told === 0 ? undefined : again / told));
