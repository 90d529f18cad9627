import { chanceFrom, newCharacter, openPack, withStanding } from '@underhall/engine';
import { expect, test } from 'vitest';
import { fullWorld, worldIndexIn } from '../testing/worlds.ts';
import { knownMachine } from './known-machine.ts';

const index = worldIndexIn(fullWorld);
const [begin = 0] = index.beginnings.values();
const [dice] = index.machines;
const known = knownMachine(begin, index);
const newcomer = newCharacter(
  openPack(index.pack),
  { name: 'Player', gender: 'Indistinct', face: index.pack.start.faces[0] ?? '' },
  0,
  chanceFrom(1),
);
const withPot = (level: number) => ({
  ...newcomer,
  qualities: withStanding(newcomer.qualities, dice?.state[0] ?? 0, { level, points: 0 }),
});

test('the greedy way presses on while more can be won, and the cautious way stops at a risk of a half', () => {
  expect(known?.nextIn(withPot(1), 'greedy')).not.toBe(known?.nextIn(withPot(1), 'cautious'));
  expect(known?.nextIn(withPot(3), 'greedy')).toBe(known?.nextIn(withPot(3), 'cautious'));
});

test('a state outside the table has no next choice', () => {
  expect(known?.nextIn(withPot(9), 'best')).toBeUndefined();
});

test('the pay of an action is that of a whole run', () => {
  // Stopping at once pays 1 in two actions. Pressing on to the end pays 9 in a quarter of the runs.
  expect(known?.payPerAction('cautious')).toBeCloseTo(1 / 2);
  expect(known?.payPerAction('best')).toBeGreaterThanOrEqual(known?.payPerAction('greedy') ?? 0);
});

test('only a branch that begins runs has a machine', () => {
  expect(knownMachine(begin + 1_000_000, index)).toBeUndefined();
});
