import { expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { type PressedThing, whyAsk } from './use-care.tsx';

const plain: PressedThing = { kind: 'branch', id: 1, name: 'Burn the letter', actions: 1 };
const why = (pressed: Partial<PressedThing>, set: Partial<typeof defaults> = {}, mark?: 'avoid' | 'favourite') =>
  whyAsk({ ...plain, ...pressed }, mark, { ...defaults, ...set });

test('nobody is asked about what is cheap and can be taken back', () => {
  expect(why({})).toEqual([]);
});

test.each([
  ['no way back', { isOneWay: true }, 'There is no way back from it.', { askOneWay: false }],
  ['Fate', { fate: 25 }, 'It costs 25 Fate.', { askFate: false }],
  ['many actions', { actions: 5 }, 'It costs 5 actions.', { askActions: 0 }],
] as const)('%s is asked about, unless that is switched off', (_, pressed, words, off) => {
  expect(why(pressed)).toEqual([words]);
  expect(why(pressed, off)).toEqual([]);
});

test('fewer actions than are set are not asked about', () => {
  expect(why({ actions: 4 })).toEqual([]);
  expect(why({ actions: 4 }, { askActions: 4 })).toHaveLength(1);
});

test('what is avoided is asked about where that is wanted', () => {
  expect(why({}, {}, 'avoid')).toHaveLength(1);
  expect(why({}, { avoidedPress: 'go' }, 'avoid')).toEqual([]);
  expect(why({}, {}, 'favourite')).toEqual([]);
});

test('all reasons are told at once', () => {
  expect(why({ isOneWay: true, fate: 1, actions: 10 }, {}, 'avoid')).toHaveLength(4);
});
