import { expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { confirmationReasons, type PressedThing } from './use-confirmation.tsx';

const plain: PressedThing = { kind: 'branch', id: 1, name: 'Burn the letter', actions: 1 };
const why = (pressed: Partial<PressedThing>, set: Partial<typeof defaults> = {}, mark?: 'avoid' | 'favourite') =>
  confirmationReasons({ ...plain, ...pressed }, mark, { ...defaults, ...set });

test('asks for no confirmation of a cheap and reversible choice', () => {
  expect(why({})).toEqual([]);
});

test.each([
  ['no way back', { isOneWay: true }, 'There is no way back from it.', { askOneWay: false }],
  ['Fate', { fate: 25 }, 'It costs 25 Fate.', { askFate: false }],
  ['many actions', { actions: 5 }, 'It costs 5 actions.', { askActions: 0 }],
] as const)('asks for confirmation of %s, unless switched off', (_, pressed, words, off) => {
  expect(why({ actions: 0, ...pressed })).toEqual([words]);
  expect(why(pressed, off)).toEqual([]);
});

test('asks for no confirmation below the configured number of actions', () => {
  expect(why({ actions: 4 })).toEqual([]);
  expect(why({ actions: 4 }, { askActions: 4 })).toEqual(['It costs 4 actions.']);
});

test('asks for confirmation of an avoided thing if enabled', () => {
  expect(why({}, {}, 'avoid')).toEqual(['You marked it as one to avoid.', 'It costs 1 action.']);
  expect(why({}, { avoidedPress: 'go' }, 'avoid')).toEqual([]);
  expect(why({}, {}, 'favourite')).toEqual([]);
});

test('says what a final choice costs', () => {
  expect(why({ isOneWay: true })).toEqual(['There is no way back from it.', 'It costs 1 action.']);
});

test('lists all reasons at once', () => {
  expect(why({ isOneWay: true, fate: 1, actions: 10 }, {}, 'avoid')).toHaveLength(4);
});
