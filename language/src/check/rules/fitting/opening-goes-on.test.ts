import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { openingGoesOn } from './opening-goes-on.ts';

test('every step of an opening lists something', () => {
  expect(messagesOf(openingGoesOn, aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))))).toEqual(
    [],
  );
});

test('a step at which nothing is listed is a dead end', () => {
  expect(
    messagesOf(openingGoesOn, {
      ...aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))),
      'areas/square/a-bench.story': '',
    }),
  ).toEqual([
    'dead end: at Step 1 in "The Square" nothing is listed that anybody can choose; list a storylet with a free branch there',
  ]);
});

const dead = (step: number, area = 'The Square') =>
  `dead end: at Step ${step} in "${area}" nothing is listed that anybody can choose; list a storylet with a free branch there`;
const bench = (when: string) => ({
  'areas/square/a-bench.story': `= A Bench\nwhere: The Square\n${when}\n\n${aBranch('')}`,
});

test('only what is listed for the step counts, at both ends of what it asks', () => {
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

test('the walk begins where the pack says, and follows every move', () => {
  const pier = (story: string) => ({
    'areas/pier/area.story': '= The Pier\nsetting: Town\ntype: District\n',
    'areas/pier/tried.story': story,
    ...aStorylet('', aBranch('', anOutcome('move to: The Pier'))),
  });
  const start = { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nopening: Step\nstart with: Step 7\n' };

  expect(messagesOf(openingGoesOn, pier(''))).toEqual([dead(0, 'The Pier')]);
  expect(messagesOf(openingGoesOn, { ...pier(''), ...start })).toEqual([dead(7, 'The Pier')]);
  expect(messagesOf(openingGoesOn, pier(`= Out\nin: Town\n\n${aBranch('')}`))).toEqual([]);
});

test('without an opening nothing is walked', () => {
  expect(
    messagesOf(openingGoesOn, {
      ...bench('when: Step 5+'),
      'pack.story': '= Small\nstart at: The Square\nfaces: plain\n',
    }),
  ).toEqual([]);
});
