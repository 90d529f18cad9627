import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { weeklyVisitIsWeekly } from './weekly-visit-is-weekly.ts';

const visited = (facts: string) =>
  messagesOf(weeklyVisitIsWeekly, {
    'pack.story': '= Small\nstart at: The Square\nfaces: plain\nweekly: The Bell\n',
    ...aTimed(facts),
  });

test('accepts a visit to all every seven days', () => {
  expect(visited('after: 7 days\ngiven: at arrival\nrepeats: yes')).toEqual([]);
  expect(visited('after: 168 hours\ngiven: at arrival\nrepeats: yes')).toEqual([]);
});

test.each([
  'after: 6 days\ngiven: at arrival\nrepeats: yes',
  'after: 7 days\nrepeats: yes',
  'after: 7 days\ngiven: to Coins 1+\nrepeats: yes',
  'after: 7 days\ngiven: at arrival',
])('reports a visit with "%s"', (facts) => {
  expect(visited(facts)).toEqual(['the weekly visit needs "after: 7 days", "given: at arrival" and "repeats: yes"']);
});

test('a world needs no weekly visit', () => {
  expect(messagesOf(weeklyVisitIsWeekly, aTimed('after: 1 day'))).toEqual([]);
});
