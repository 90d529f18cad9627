import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { timedLoopsTakeAnHour } from './timed-loops-take-an-hour.ts';

test('what repeats takes an hour at least', () => {
  expect(messagesOf(timedLoopsTakeAnHour, aTimed('after: 59 minutes\nrepeats: yes'))).toEqual([
    'what repeats takes an hour at least',
  ]);
  expect(messagesOf(timedLoopsTakeAnHour, aTimed('after: 1 hour\nrepeats: yes'))).toEqual([]);
  expect(messagesOf(timedLoopsTakeAnHour, aTimed('after: 59 minutes\nrepeats: no'))).toEqual([]);
});

test('what leads back to itself takes an hour in all', () => {
  const loop = (minutes: number) => ({
    ...aTimed('after: 20 minutes\nthen: Two', 'One'),
    ...aTimed('after: 20 minutes\nstart: Three', 'Two'),
    ...aTimed(`after: ${minutes} minutes\nthen: One`, 'Three'),
    ...aTimed('after: 1 minute\nthen: One', 'Before'),
  });

  expect(messagesOf(timedLoopsTakeAnHour, loop(19))).toEqual([
    '"One" leads back to itself in less than an hour',
    '"Three" leads back to itself in less than an hour',
    '"Two" leads back to itself in less than an hour',
  ]);
  expect(messagesOf(timedLoopsTakeAnHour, loop(20))).toEqual([]);
});

test('the shorter of two ways back counts', () => {
  const files = {
    ...aTimed('after: 10 minutes\nthen: Slow\nstart: Quick', 'One'),
    ...aTimed('after: 2 hours\nthen: One', 'Slow'),
    ...aTimed('after: 5 minutes\nthen: One', 'Quick'),
  };

  expect(messagesOf(timedLoopsTakeAnHour, files)).toEqual([
    '"One" leads back to itself in less than an hour',
    '"Quick" leads back to itself in less than an hour',
  ]);
});

test('a story that starts itself is a loop too', () => {
  expect(messagesOf(timedLoopsTakeAnHour, aTimed('after: 5 minutes\nstart: The Bell'))).toEqual([
    '"The Bell" leads back to itself in less than an hour',
  ]);
});
