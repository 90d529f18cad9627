import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { fullWorld, worldIndexIn } from '../testing/worlds.ts';
import { tableOf } from './table-of.ts';

const index = worldIndexIn(fullWorld);
const [dice] = compileWorld(fullWorld).machines ?? [];
if (!dice) throw new Error('the full world marks no machine');

test('the table has every state of a run, each before its followers, with chances and pay', () => {
  const { begin, states } = tableOf(dice, index);

  expect(begin).toEqual({ name: 'Throw', actions: 1, results: [{ chance: 1, pay: 0, to: 0 }] });
  expect(states.map(({ levels }) => levels)).toEqual(['Pot 1', 'Pot 2', 'Pot 3']);
  expect(states.map(({ pressOn }) => pressOn.map(({ results }) => results))).toEqual([
    [
      [
        { chance: 0.5, pay: 0, to: 1 },
        { chance: 0.5, pay: 0, to: { ending: 'Nothing' } },
      ],
    ],
    [
      [
        { chance: 0.5, pay: 0, to: 2 },
        { chance: 0.5, pay: 0, to: { ending: 'Nothing' } },
      ],
    ],
    [],
  ]);
  expect(states.flatMap(({ stop }) => stop.flatMap(({ results }) => results))).toEqual([
    { chance: 1, pay: 1, to: { ending: 'Some' } },
    { chance: 1, pay: 4, to: { ending: 'Some' } },
    { chance: 1, pay: 9, to: { ending: 'All' } },
  ]);
});

test('a machine that nobody can begin is reported', () => {
  const pot = dice.state[0] ?? 0;
  const late = { ...dice, playedBy: [{ quality: pot, level: 1 }] };
  expect(() => tableOf(late, index)).toThrow(/^nobody with the levels of "played by" can begin a run/);
});

test('a quality that a run changes and reads must be part of the state', () => {
  expect(() => tableOf({ ...dice, state: [index.money ?? 0] }, index)).toThrow(
    '"Pot" changes in a run and is required there; add it to "state", or to "played by" if it should count as constant',
  );
});
