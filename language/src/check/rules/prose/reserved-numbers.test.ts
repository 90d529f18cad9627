import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { reservedNumbers } from './reserved-numbers.ts';

const style = JSON.stringify({
  reserved: { nine: { owner: 'rota', phrases: ['nine lives'] }, eleven: { owner: 'Edward', phrases: [] } },
});
const told = (note: string) =>
  messagesOf(reservedNumbers, { 'house-style.json': style, ...aStorylet(`note: ${note}`) });

test('a number that is somebody’s own is told, in letters of any size', () => {
  expect(told('Nine knots.')).toEqual(['"nine" stands only where "rota" is named; take another number']);
  expect(told('He has eleven.')).toEqual(['"eleven" stands only where "Edward" is named; take another number']);
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

test('a phrase that is allowed does not allow the number behind it', () => {
  expect(told('It has nine lives, or nine hats.')).toHaveLength(1);
});

test('a world that reserves nothing may use every number', () => {
  expect(messagesOf(reservedNumbers, aStorylet('note: Nine knots.'))).toEqual([]);
});
