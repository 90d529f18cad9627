import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { passagesStandOnce } from './passages-stand-once.ts';

const passage = 'One two three, four five six seven eight.';
const result = (text: string): string => `=== always: Done\n\n${text}\n`;

test('reports eight equal words under two headings once, whatever separates them', () => {
  expect(
    messagesOf(passagesStandOnce, {
      'qualities/other.story': `= Other\ncategory: Story\nimage: it\n\nZero, ${passage}\n`,
      ...aStorylet('', aBranch('', result(`But ${passage.toUpperCase()} And more`))),
    }),
  ).toEqual(['"one two three four five six seven eight" also stands under "Other"; keep one']);
});

test('accepts seven equal words', () => {
  expect(
    messagesOf(passagesStandOnce, {
      'qualities/other.story': `= Other\ncategory: Story\nimage: it\n\n${passage}\n`,
      ...aStorylet('', aBranch('', result('One two three four five six seven nine.'))),
    }),
  ).toEqual([]);
});

test('accepts equal words under one heading', () => {
  expect(messagesOf(passagesStandOnce, aStorylet('', aBranch('', result(`${passage} ${passage}`))))).toEqual([]);
});
