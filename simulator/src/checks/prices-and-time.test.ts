import { levelOf, withStanding } from '@underhall/engine';
import { expect, test } from 'vitest';
import type { Step } from '../step.ts';
import { hasChange, runUntilStep } from '../testing/steps.ts';
import { fullWorld, worldIndexIn } from '../testing/worlds.ts';
import { checkPayment } from './payments.ts';
import { checkPassingTime, checkTimers } from './time.ts';

const full = worldIndexIn(fullWorld);
const money = full.money ?? 0;

/** The step with one penny more after it. */
function richer(step: Step): Step {
  const { qualities } = step.after;
  const to = { level: levelOf(qualities, money) + 1, points: 0 };
  return { ...step, after: { ...step.after, qualities: withStanding(qualities, money, to) } };
}

test('the payment check finds a trade at a wrong price', () => {
  const isForMoney = (step: Step): boolean => {
    const { changes } = step;
    return hasChange('bought')(step) && changes.some((change) => change.kind === 'quality' && change.quality === money);
  };
  const [fine, odd] = runUntilStep(full, isForMoney, (step) => [checkPayment(step), checkPayment(richer(step))]);

  expect(fine).toBeUndefined();
  expect(odd).toMatch(/^\d+ items for -?\d+ instead of \d+ for -\d+$/);
});

test('the payment check finds a story sold at a wrong price', () => {
  const isBought = ({ command, changes }: Step): boolean => command.do === 'buy story' && changes.length > 0;
  const look = (step: Step) => [
    checkPayment(step),
    checkPayment({ ...step, after: { ...step.after, fate: step.after.fate + 1 } }),
  ];
  const [fine, odd] = runUntilStep(full, isBought, look, 'patron');

  expect(fine).toBeUndefined();
  expect(odd).toBe('"buy story" changed Fate by -29 instead of -30');
});

test('the payment check finds a choice with wrong costs or wrong effects', () => {
  const isPlain = (step: Step): boolean =>
    step.command.do === 'choose' && hasChange('actions')(step) && hasChange('quality')(step) && isCashier(step);
  const isCashier = ({ command }: Step) =>
    command.do === 'choose' && full.branches.get(command.branch)?.branch.name === 'Change two';
  const without = (kind: string) => (step: Step) => ({
    ...step,
    changes: step.changes.filter((each) => each.kind !== kind),
  });

  const [fine, free, nothing] = runUntilStep(full, isPlain, (step) => [
    checkPayment(step),
    checkPayment(without('actions')(step)),
    checkPayment(without('quality')(step)),
  ]);
  expect(fine).toBeUndefined();
  expect(free).toMatch(/^branch \d+ costs 1 actions, but 0 were spent$/);
  expect(nothing).toMatch(/^Tokens should go from (\d+) to \d+, but went to \1$/);
});

test('the timer check finds a timer that left its time of day, and one that is due too late', () => {
  const later = (by: number) => (step: Step) => {
    const timers = step.player.stored.timers.map((timer) => ({ ...timer, dueAt: timer.dueAt + by }));
    return { ...step.player, stored: { ...step.player.stored, timers } };
  };
  const [fine, lost, far] = runUntilStep(
    full,
    ({ player }) => player.steps === 30,
    (step) => [
      checkTimers(step.player, step.town),
      checkTimers(later(-1)(step), step.town),
      checkTimers(later(8 * 24 * 60 * 60 * 1000)(step), step.town),
    ],
  );

  expect(fine).toBeUndefined();
  expect(lost).toMatch(/^The Rent Collector is no longer due at its time of day/);
  expect(far).toMatch(/ is due at \d+, but now is \d+$/);
});

test('catching up gives the same character at once, twice and half-way', () => {
  const even = runUntilStep(
    full,
    ({ player }) => player.steps === 30,
    ({ player, town }) => checkPassingTime(player, { ...town, now: town.now + 40 * 24 * 60 * 60 * 1000 }),
  );
  expect(even).toBeUndefined();
});
