import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { passagesStandOnce } from './passages-stand-once.ts';

const passage = 'One two three, four five six seven eight.';
const result = (text: string): string => `=== always: Done\n\n${text}\n`;

test('eight words alike under two headings are told once, whatever stands between them', () => {
  expect(
    messagesOf(passagesStandOnce, {
      'qualities/other.story': `= Other\ncategory: Story\nimage: it\n\nZero, ${passage}\n`,
      ...aStorylet('', aBranch('', result(`But ${passage.toUpperCase()} And more`))),
    }),
  ).toEqual(['"one two three four five six seven eight" is told under "Other" too; tell it once']);
});

test('seven words alike are no passage', () => {
  expect(
    messagesOf(passagesStandOnce, {
      'qualities/other.story': `= Other\ncategory: Story\nimage: it\n\n${passage}\n`,
      ...aStorylet('', aBranch('', result('One two three four five six seven nine.'))),
    }),
  ).toEqual([]);
});

test('under one heading words may come again', () => {
  expect(messagesOf(passagesStandOnce, aStorylet('', aBranch('', result(`${passage} ${passage}`))))).toEqual([]);
});
