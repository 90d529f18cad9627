import { expect, test } from 'vitest';
import { cautiousBot, greedyBot } from './bots.ts';
import { playRuns } from './play-runs.ts';
import type { Choice, Result, State, StateTable } from './state-table.ts';

const choice = (name: string, ...results: readonly Result[]): Choice => ({ name, actions: 1, results });
const lost: Result['to'] = { ending: 'Lost' };
const stop = (pay: number): readonly Choice[] => [choice('stop', { chance: 1, pay, to: { ending: 'Left' } })];

/** Two ways to press on: the safe one can bring 12, the wild one 30. The last state brings nothing more. */
const first: State = {
  levels: '10',
  pressOn: [
    choice('safe', { chance: 0.9, pay: 2, to: 1 }, { chance: 0.1, pay: 0, to: lost }),
    choice('wild', { chance: 0.2, pay: 20, to: 1 }, { chance: 0.8, pay: 0, to: lost }),
  ],
  stop: stop(10),
};
const last: State = {
  levels: 'last',
  pressOn: [choice('on', { chance: 0.7, pay: 0, to: lost }, { chance: 0.3, pay: 9, to: lost })],
  stop: stop(10),
};
const table: StateTable = {
  name: 'Two Ways',
  begin: choice('begin', { chance: 1, pay: 0, to: 0 }),
  states: [first, last],
};

test('the greedy bot takes the step that can bring most, and stops when no step can bring more', () => {
  expect([greedyBot(first, table)?.name, greedyBot(last, table)?.name]).toEqual(['wild', 'stop']);
});

test('the cautious bot takes the safest step, and stops when each is too risky', () => {
  expect([cautiousBot(first, table)?.name, cautiousBot(last, table)?.name]).toEqual(['safe', 'stop']);
});

test('the same seed gives the same runs, and the shares of results are those of the table', () => {
  const runs = playRuns(table, cautiousBot, 1000, 4);

  expect(playRuns(table, cautiousBot, 1000, 4)).toEqual(runs);
  expect(runs.filter(({ ending }) => ending === 'Lost').length / 1000).toBeCloseTo(0.1, 1);
  expect(new Set(runs.map(({ pay }) => pay))).toEqual(new Set([0, 12]));
});
