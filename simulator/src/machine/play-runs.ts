import { chanceFrom, seedOf } from '@underhall/engine';
import type { Bot } from './bots.ts';
import type { Choice, Result, StateTable } from './state-table.ts';

export type Run = {
  /** Indexes of the states in which the bot chose. */
  readonly states: readonly number[];
  readonly actions: number;
  readonly pay: number;
  readonly ending: string;
};

const fineness = 1_000_000;

/** Plays one run. The same seed gives the same run. */
export function playRun(table: StateTable, bot: Bot, seed: number): Run {
  const chance = chanceFrom(seed);
  const draw = ({ results }: Choice): Result => {
    let left = (chance.roll(fineness) - 0.5) / fineness;
    for (const result of results) {
      left -= result.chance;
      if (left < 0) return result;
    }
    return results.at(-1) as Result;
  };
  const states: number[] = [];
  let [actions, pay] = [0, 0];
  let choice = table.begin;
  for (;;) {
    const { to, pay: won } = draw(choice);
    actions += choice.actions;
    pay += won;
    if (typeof to !== 'number') return { states, actions, pay, ending: to.ending };
    states.push(to);
    const state = table.states[to];
    const next = state && bot(state, table);
    if (!next) throw new Error('a bot found no choice');
    choice = next;
  }
}

export const playRuns = (table: StateTable, bot: Bot, count: number, seed: number): readonly Run[] =>
  Array.from({ length: count }, (_run, index) => playRun(table, bot, seedOf(seed, index)));
