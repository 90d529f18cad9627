import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { openingGoesOn } from './opening-goes-on.ts';

test('accepts an opening that lists something at every step', () => {
  expect(messagesOf(openingGoesOn, aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))))).toEqual(
    [],
  );
});

test('reports a step with nothing listed as a dead end', () => {
  expect(
    messagesOf(openingGoesOn, {
      ...aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))),
      'areas/square/a-bench.story': '',
    }),
  ).toEqual([
    'dead end: at Step 1 in "The Square" no listed storylet has a branch that everyone can choose; add one that needs and pays nothing',
  ]);
});

const dead = (step: number, area = 'The Square') =>
  `dead end: at Step ${step} in "${area}" no listed storylet has a branch that everyone can choose; add one that needs and pays nothing`;
const bench = (when: string) => ({
  'areas/square/a-bench.story': `= A Bench\nwhere: The Square\n${when}\n\n${aBranch('')}`,
});

test('only storylets whose required range includes the step count', () => {
  const walked = (when: string) =>
    messagesOf(openingGoesOn, {
      ...bench(when),
      ...aStorylet('', aBranch('needs: Coins 1+', anOutcome('set: Step 3'))),
    });

  expect(walked('when: Step 0 to 3')).toEqual([]);
  expect(walked('when: Step under 3')).toEqual([dead(3)]);
  expect(walked('when: Step 1+')).toEqual([dead(0)]);
  expect(walked('when: Step 0 to 3, Coins 1+')).toEqual([dead(0), dead(3)]);
});

test('starts where the pack says and follows every move', () => {
  const pier = (story: string) => ({
    'settings/town.story': '= Town\ntravel: no\n',
    'areas/pier/area.story': '= The Pier\nsetting: Town\ntype: District\n',
    'areas/pier/tried.story': story,
    ...aStorylet('', aBranch('', anOutcome('move to: The Pier'))),
  });
  const start = { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nopening: Step\nstart with: Step 7\n' };

  expect(messagesOf(openingGoesOn, pier(''))).toEqual([dead(0, 'The Pier')]);
  expect(messagesOf(openingGoesOn, { ...pier(''), ...start })).toEqual([dead(7, 'The Pier')]);
  expect(messagesOf(openingGoesOn, pier(`= Out\nin: Town\n\n${aBranch('')}`))).toEqual([]);
});

test('does nothing without an opening', () => {
  expect(
    messagesOf(openingGoesOn, {
      ...bench('when: Step 5+'),
      'pack.story': '= Small\nstart at: The Square\nfaces: plain\n',
    }),
  ).toEqual([]);
});

test('counts a storylet where every character can travel', () => {
  const walked = (facts: string, setting = '= Town\n') =>
    messagesOf(openingGoesOn, {
      'settings/town.story': setting,
      'areas/square/a-bench.story': '',
      'areas/pier/area.story': `= The Pier\nsetting: Town\ntype: District\n${facts}`,
      'areas/pier/b.story': `= B\nwhere: The Pier\n\n${aBranch('')}`,
    });

  expect(walked('')).toEqual([]);
  expect(walked('discovered: Step under 3\n')).toEqual([]);
  expect(walked('discovered: Step 1+\n')).toEqual([dead(0)]);
  expect(walked('opens: Coins 1+\n')).toEqual([dead(0)]);
  expect(walked('', '= Town\ntravel: no\n')).toEqual([dead(0)]);
});
