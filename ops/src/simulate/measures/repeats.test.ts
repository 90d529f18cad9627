import { expect, test } from 'vitest';
import { simulate } from '../simulate.ts';
import { almanacIn, fullWorld } from '../testing/worlds.ts';
import { sharesAgain } from './repeats.ts';

const { measures } = simulate(almanacIn(fullWorld), { seed: 3, steps: 10_000, days: 28 });
const days = [...measures.repeats.days.values()].flat();
const sum = (figures: Iterable<number>): number => [...figures].reduce((all, each) => all + each, 0);

test('every result that is told is counted once, as told before or as new to its player', () => {
  const toldAtAll = sum(measures.reach.outcomesSeen.values());
  const newToSomebody = sum([...measures.repeats.seen.values()].map(({ size }) => size));

  expect(sum(days.map(({ told }) => told))).toBe(toldAtAll);
  expect(sum(days.map(({ again }) => again))).toBe(toldAtAll - newToSomebody);
});

test('a share is told for each day of play, none where nothing was told', () => {
  const repeats = {
    days: new Map([
      [
        'cautious',
        [
          { told: 4, again: 1 },
          { told: 0, again: 0 },
        ],
      ],
    ]),
  };

  expect(sharesAgain(repeats, 'cautious')).toEqual([0.25, undefined]);
  expect(sharesAgain(repeats, 'nobody')).toEqual([]);
});
