import { expect, test } from 'vitest';
import { aMoment, loadedDice, qualitiesOf } from '../testing/a-moment.ts';
import { aQuality, aWorld, ids } from '../testing/a-world.ts';
import type { Formula } from './formula.ts';
import { workOut } from './work-out.ts';

const { character, world } = aMoment({
  pack: { qualities: [...aWorld().pack.qualities, aQuality({ id: 301, shared: true })] },
  qualities: { [ids.watchful]: 7, [ids.secret]: 2, 301: 50 },
  character: { worn: { Hat: ids.hat } },
});
const weather = { ...world, shared: qualitiesOf({ 301: 4 }) };
const worked = (formula: Formula, rolls: number[] = []) =>
  workOut(formula, { character, world: weather }, loadedDice(rolls));
const calculated = (kind: '+' | '-' | '*' | '/' | 'least' | 'most', left: Formula, right: Formula) =>
  worked({ kind, left, right });

test('a number evaluates to itself', () => {
  expect([worked(7), worked(-3), worked(0)]).toEqual([7, -3, 0]);
});

test('a level is the effective one, or the base level if the formula says so', () => {
  expect(worked({ kind: 'level', quality: ids.watchful })).toBe(10);
  expect(worked({ kind: 'level', quality: ids.watchful, base: true })).toBe(7);
  expect(worked({ kind: 'level', quality: 301 })).toBe(4);
  expect(worked({ kind: 'level', quality: 301, base: true })).toBe(4);
  expect(worked({ kind: 'level', quality: 999 })).toBe(0);
});

test('addition, subtraction, multiplication, minimum and maximum are evaluated', () => {
  expect([calculated('+', 7, 5), calculated('-', 7, 5), calculated('*', 7, 5)]).toEqual([12, 2, 35]);
  expect([calculated('least', 7, 5), calculated('most', 7, 5)]).toEqual([5, 7]);
  expect(calculated('-', 5, 7)).toBe(-2);
});

test('division rounds down, also for negative numbers, and division by 0 gives 0', () => {
  expect([calculated('/', 7, 2), calculated('/', -7, 2), calculated('/', 6, 2)]).toEqual([3, -4, 3]);
  expect([calculated('/', 7, 0), calculated('/', 0, 7)]).toEqual([0, 0]);
});

test('every die is rolled once, and the results are summed', () => {
  expect(worked({ kind: 'dice', count: 3, sides: 6 }, [2, 6, 3, 5])).toBe(11);
  expect(worked({ kind: 'dice', count: 0, sides: 6 }, [4])).toBe(0);

  const sides: number[] = [];
  workOut({ kind: 'dice', count: 2, sides: 20 }, { character, world }, { roll: (of) => sides.push(of), rest: () => 0 });
  expect(sides).toEqual([20, 20]);
});

test('the left side is evaluated before the right one', () => {
  const die = { kind: 'dice', count: 1, sides: 6 } as const;
  expect(worked({ kind: '-', left: die, right: die }, [5, 2])).toBe(3);
});

test('nested formulas are evaluated first', () => {
  const product: Formula = { kind: '*', left: { kind: 'level', quality: ids.secret }, right: 3 };
  expect(worked({ kind: '+', left: 10, right: product })).toBe(16);
});

test('every die shows 1 if no dice are passed', () => {
  expect(workOut({ kind: 'dice', count: 3, sides: 6 }, { character, world })).toBe(3);
});
