import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { reservedNumbers } from './reserved-numbers.ts';

const style = JSON.stringify({
  reserved: { nine: { owner: 'rota', phrases: ['nine lives'] }, eleven: { owner: 'Edward', phrases: [] } },
});
const told = (note: string) =>
  messagesOf(reservedNumbers, { 'house-style.json': style, ...aStorylet(`note: ${note}`) });

test('reports a reserved number, in upper or lower case', () => {
  expect(told('Nine knots.')).toEqual(['"nine" is reserved for "rota", who is not named here; use another number']);
  expect(told('He has eleven.')).toEqual([
    '"eleven" is reserved for "Edward", who is not named here; use another number',
  ]);
});

test.each([
  'The rota has nine names.',
  'It has nine lives.',
  'Number nine is shut.',
  'Twenty-nine, and ninepence.',
  'Nineteen.',
])('%s', (note) => {
  expect(told(note)).toEqual([]);
});

test('an allowed phrase does not allow the number after it', () => {
  expect(told('It has nine lives, or nine hats.')).toHaveLength(1);
});

test('accepts every number if none is reserved', () => {
  expect(messagesOf(reservedNumbers, aStorylet('note: Nine knots.'))).toEqual([]);
});
