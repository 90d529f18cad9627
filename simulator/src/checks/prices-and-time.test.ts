import { levelOf, withStanding } from '@underhall/engine';
import { expect, test } from 'vitest';
import type { Step } from '../step.ts';
import { hasChange, runUntilStep } from '../testing/steps.ts';
import { fullWorld, worldIndexIn } from '../testing/worlds.ts';
import { checkPayment } from './payments.ts';
import { checkPassingTime, checkTimers } from './time.ts';

const full = worldIndexIn(fullWorld);
const money = full.money ?? 0;

/** The step, but with a penny more in the purse than it left there. */
function richer(step: Step): Step {
  const { qualities } = step.after;
  const to = { level: levelOf(qualities, money) + 1, points: 0 };
  return { ...step, after: { ...step.after, qualities: withStanding(qualities, money, to) } };
}

test('a trade at another price than the one on the ticket is found', () => {
  const isForMoney = (step: Step): boolean => {
    const { changes } = step;
    return hasChange('bought')(step) && changes.some((change) => change.kind === 'quality' && change.quality === money);
  };
  const [fine, odd] = runUntilStep(full, isForMoney, (step) => [checkPayment(step), checkPayment(richer(step))]);

  expect(fine).toBeUndefined();
  expect(odd).toMatch(/^\d+ of it for -?\d+, in place of \d+ for -\d+$/);
});

test('a story sold for other Fate than its price is found', () => {
  const isBought = ({ command, changes }: Step): boolean => command.do === 'buy story' && changes.length > 0;
  const look = (step: Step) => [
    checkPayment(step),
    checkPayment({ ...step, after: { ...step.after, fate: step.after.fate + 1 } }),
  ];
  const [fine, odd] = runUntilStep(full, isBought, look, 'patron');

  expect(fine).toBeUndefined();
  expect(odd).toBe('"buy story" moved -29 Fate, in place of -30');
});

test('a choice that burns other actions than it was to is found, and one that gives something else than it says', () => {
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
  expect(free).toMatch(/^branch \d+ costs 1 actions, and 0 were spent$/);
  expect(nothing).toMatch(/^Tokens was to go from (\d+) to \d+, and went to \1$/);
});

test('a timed story that has lost its hour is found, and one that should have been told', () => {
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
  expect(lost).toMatch(/^The Rent Collector has lost its hour/);
  expect(far).toMatch(/ is due at \d+, and it is \d+$/);
});

test('time that has passed is the same looked at once, twice and on the way', () => {
  const even = runUntilStep(
    full,
    ({ player }) => player.steps === 30,
    ({ player, town }) => checkPassingTime(player, { ...town, now: town.now + 40 * 24 * 60 * 60 * 1000 }),
  );
  expect(even).toBeUndefined();
});
