import { expect, test } from 'vitest';
import { words } from '../testing/a-world.ts';
import { parseAmount, parseChallenge, parseChange } from './amount.ts';

test('an amount is a name and a whole number', () => {
  expect(parseAmount('Candle-End 3')).toEqual({ name: 'Candle-End', count: 3 });
});

test.each(['Candle-End', '3', 'Candle-End 1.5', 'Candle-End 3+', 'Candle-End 99999999999'])(
  '"%s" is not an amount',
  (written) => {
    expect(parseAmount(written)).toBeUndefined();
  },
);

test('a change is a name and a whole number', () => {
  expect(parseChange(words('Candle-End 3'))).toEqual({
    quality: { text: 'Candle-End', at: { file: 'a.story', line: 1, column: 1, length: 10 } },
    amount: { kind: 'number', value: 3 },
  });
});

test.each([
  ['Echoes (10 + 2d6)', 'Echoes', '+'],
  ['Street (which?) (2 * (1 + 1))', 'Street (which?)', '*'],
  ['Echoes (7)', 'Echoes', 'number'],
])('%s is a name and a formula', (written, name, kind) => {
  expect(parseChange(words(written))).toMatchObject({ quality: { text: name }, amount: { kind } });
});

test('a formula has its place', () => {
  expect(parseChange(words('Echoes ([Watchful] + 1)'))).toMatchObject({
    amount: { left: { quality: { at: { column: 10, length: 8 } } } },
  });
  expect(parseChange(words('Echoes (10 + )'))).toMatchObject({ at: { column: 14 } });
});

test.each(['Echoes', '30', '(30)', 'Echoes 1.5', 'Echoes 2d6', 'Echoes [Watchful]', 'Echoes(3)', 'Echoes 30)'])(
  '"%s" is not a change',
  (written) => {
    expect(parseChange(words(written))).toBeUndefined();
  },
);

test('a formula whose bracket is not closed is a problem', () => {
  expect(parseChange(words('Echoes (3 + (4)'))).toMatchObject({
    message: 'a bracket of this formula is not closed; write ")" at the end',
  });
});

test.each([
  ['Watchful 4', { name: 'Watchful', difficulty: 4 }],
  ['Watchful 4 narrow', { name: 'Watchful', difficulty: 4, kind: 'narrow' }],
  ['Chance -2 luck', { name: 'Chance', difficulty: -2, kind: 'luck' }],
])('%s is a challenge', (written, form) => {
  expect(parseChallenge(written)).toEqual(form);
});

test.each(['Watchful', 'Watchful narrow', 'Watchful 4 wide', 'Watchful 4+'])('"%s" is not a challenge', (written) => {
  expect(parseChallenge(written)).toBeUndefined();
});
