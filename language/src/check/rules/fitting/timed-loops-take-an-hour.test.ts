import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { timedLoopsTakeAnHour } from './timed-loops-take-an-hour.ts';

test('reports a repeated story that takes less than an hour', () => {
  expect(messagesOf(timedLoopsTakeAnHour, aTimed('after: 59 minutes\nrepeats: yes'))).toEqual([
    'a story that repeats must take at least an hour; lengthen "after"',
  ]);
  expect(messagesOf(timedLoopsTakeAnHour, aTimed('after: 1 hour\nrepeats: yes'))).toEqual([]);
  expect(messagesOf(timedLoopsTakeAnHour, aTimed('after: 59 minutes\nrepeats: no'))).toEqual([]);
});

test('reports a loop that takes less than an hour in all', () => {
  const loop = (minutes: number) => ({
    ...aTimed('after: 20 minutes\nthen: Two', 'One'),
    ...aTimed('after: 20 minutes\nstart: Three', 'Two'),
    ...aTimed(`after: ${minutes} minutes\nthen: One`, 'Three'),
    ...aTimed('after: 1 minute\nthen: One', 'Before'),
  });

  expect(messagesOf(timedLoopsTakeAnHour, loop(19))).toEqual([
    '"One" leads back to itself in less than an hour; lengthen a story of the loop',
    '"Three" leads back to itself in less than an hour; lengthen a story of the loop',
    '"Two" leads back to itself in less than an hour; lengthen a story of the loop',
  ]);
  expect(messagesOf(timedLoopsTakeAnHour, loop(20))).toEqual([]);
});

test('the shorter of two loops counts', () => {
  const files = {
    ...aTimed('after: 10 minutes\nthen: Slow\nstart: Quick', 'One'),
    ...aTimed('after: 2 hours\nthen: One', 'Slow'),
    ...aTimed('after: 5 minutes\nthen: One', 'Quick'),
  };

  expect(messagesOf(timedLoopsTakeAnHour, files)).toEqual([
    '"One" leads back to itself in less than an hour; lengthen a story of the loop',
    '"Quick" leads back to itself in less than an hour; lengthen a story of the loop',
  ]);
});

test('a story that starts itself is a loop', () => {
  expect(messagesOf(timedLoopsTakeAnHour, aTimed('after: 5 minutes\nstart: The Bell'))).toEqual([
    '"The Bell" leads back to itself in less than an hour; lengthen a story of the loop',
  ]);
});
