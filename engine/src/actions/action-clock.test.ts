import { actionPeriodMs } from '@underhall/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { actionsSpentIn } from '../change.ts';
import type { ActionClock } from '../character.ts';
import { spend } from '../refilling-clock.ts';
import { aMoment } from '../testing/a-moment.ts';
import { withActionsGiven } from './action-clock.ts';

test('one action accrues every ten minutes, up to the bank size', {
  meta: { rows: ['C-ACTIONS-002'] },
}, () => {
  const { character, world } = aMoment({
    character: { actions: spend({ count: 20 }, 3, { capacity: 20, periodMs: actionPeriodMs }, 0) },
  });
  const after = (now: number) => catchUp({ character, world }, now).character.actions;

  expect(after(actionPeriodMs - 1)).toEqual({ count: 17, nextAt: actionPeriodMs });
  expect(after(actionPeriodMs)).toEqual({ count: 18, nextAt: 2 * actionPeriodMs });
  expect(after(99 * actionPeriodMs)).toEqual({ count: 20 });
  expect(catchUp({ character, world }, actionPeriodMs).passed).toEqual([
    { kind: 'actions', why: 'refilled', from: character.actions, to: { count: 18, nextAt: 2 * actionPeriodMs } },
  ]);
});

test('only spent actions are counted as spent', () => {
  const actions = (why: 'spent' | 'refilled' | 'refreshed', from: number, to: number) =>
    ({ kind: 'actions', why, from: { count: from }, to: { count: to } }) as const;
  const fate = { kind: 'fate', why: 'spent', book: 'branch', from: 6, to: 5 } as const;

  const changes = [
    actions('refilled', 3, 9),
    actions('spent', 9, 4),
    fate,
    actions('spent', 4, 3),
    actions('refreshed', 3, 20),
  ];
  expect(actionsSpentIn({ changes })).toBe(6);
  expect(actionsSpentIn({ changes: [fate] })).toBe(0);
});

test('given actions may exceed the bank, up to twice its size', () => {
  expect(withActionsGiven({ count: 20 }, 7, 20)).toEqual({ count: 27 });
  expect(withActionsGiven({ count: 35 }, 7, 20)).toEqual({ count: 40 });
  expect(withActionsGiven({ count: 40 }, 7, 20)).toEqual({ count: 40 });
  expect(withActionsGiven({ count: 40 }, 50, 40)).toEqual({ count: 80 });
});

test('given actions below the bank size leave the clock running, and a full bank stops it', () => {
  expect(withActionsGiven({ count: 3, nextAt: 9 }, 6, 20)).toEqual({ count: 9, nextAt: 9 });
  expect(withActionsGiven({ count: 13, nextAt: 9 }, 7, 20)).toEqual({ count: 20 });
  expect(withActionsGiven({ count: 3, nextAt: 9 }, 'full', 20)).toEqual({ count: 20 });
  expect(withActionsGiven({ count: 30 }, 'full', 20)).toEqual({ count: 30 });
});

test('a count above twice the bank after a membership ended is neither raised nor lowered', () => {
  const many: ActionClock = { count: 60 };

  expect(withActionsGiven(many, 7, 20)).toBe(many);
  expect(withActionsGiven(many, 'full', 20)).toBe(many);
});

test('giving actions never lowers the count and never exceeds twice the bank', () => {
  const clock = fc.record({ count: fc.integer({ min: 0, max: 90 }), nextAt: fc.constant(5) });
  const by = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant<'full'>('full'));
  fc.assert(
    fc.property(clock, by, fc.constantFrom(20, 40), (before, given, bank) => {
      const { count } = withActionsGiven(before, given, bank);
      expect(count).toBeGreaterThanOrEqual(before.count);
      expect(count).toBeLessThanOrEqual(Math.max(before.count, 2 * bank));
      if (given === 'full') expect(count).toBe(Math.max(before.count, bank));
    }),
  );
});
