import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestPlay, bestRule, maxSteps, valueOfRun, valuesOfRules } from './best-play.ts';
import { inRunOrder, type Result, type State, type StateTable } from './state-table.ts';

const over = (pay: number): Result => ({ chance: 1, pay, to: { ending: 'Over' } });
const stop = (pay: number) => [{ name: 'stop', actions: 1, results: [over(pay)] }];
const step = (...results: readonly Result[]) => ({ name: 'on', actions: 1, results });

/**
 * The first throw shows a good or a bad road. Stopping at once pays 10. Pressing on pays 40 on the good road, and
 * nothing on the bad one.
 */
const twoRoads: StateTable = {
  name: 'Two Roads',
  begin: step({ chance: 0.5, pay: -2, to: 0 }, { chance: 0.5, pay: -2, to: 1 }),
  states: [
    { levels: 'good', pressOn: [step({ chance: 1, pay: 0, to: 2 })], stop: stop(10) },
    { levels: 'bad', pressOn: [step(over(0))], stop: stop(10) },
    { levels: 'end', pressOn: [], stop: stop(40) },
  ],
};

test('the best play stops on the bad road only', () => {
  const values = bestPlay(twoRoads);

  expect(values.map(({ value, pressOn, stop: out }) => [value, pressOn, out])).toEqual([
    [40, 40, 10],
    [10, 0, 10],
    [40, undefined, 40],
  ]);
  expect(valueOfRun(twoRoads, values)).toBe(23);
});

test('a rule stops after the same number of steps on both roads', () => {
  expect(maxSteps(twoRoads)).toBe(1);
  expect(valuesOfRules(twoRoads)).toEqual([8, 18]);
  expect(bestRule(twoRoads)).toEqual({ steps: 1, value: 18 });
});

test('a run that can return to a state is an error', () => {
  expect(inRunOrder([[1], [2], []], String)).toEqual([0, 1, 2]);
  expect(() => inRunOrder([[1], [2], [0]], String)).toThrow(/^a run can return to the state 0/);
});

/** Tables in which each state leads to later ones only. */
const anyTable: fc.Arbitrary<StateTable> = fc
  .array(
    fc.record({
      pay: fc.integer({ min: -20, max: 100 }),
      canStop: fc.boolean(),
      ways: fc.array(fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.nat(6)), { minLength: 1, maxLength: 3 }), {
        maxLength: 2,
      }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drawn) => {
    const result = (place: number, share: number, [pay, ahead]: readonly [number, number]): Result => {
      const to = place + ahead;
      return { chance: share, pay, to: ahead > 0 && to < drawn.length ? to : { ending: 'Over' } };
    };
    const states = drawn.map(
      ({ pay, canStop, ways }, place): State => ({
        levels: String(place),
        pressOn: ways.map((way) => step(...way.map((each) => result(place, 1 / way.length, each)))),
        stop: canStop || ways.length === 0 ? stop(pay) : [],
      }),
    );
    return { name: 'Any', begin: step({ chance: 1, pay: 0, to: 0 }), states };
  });

test('the best play is worth at least as much as every rule', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const best = valueOfRun(table, bestPlay(table));
      for (const value of valuesOfRules(table)) expect(best).toBeGreaterThanOrEqual(value - 1e-6);
    }),
  );
});
