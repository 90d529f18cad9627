import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { quotesClose } from './quotes-close.ts';

const prose = (...paragraphs: readonly string[]) =>
  messagesOf(quotesClose, { 'areas/square/t.story': `= T\nwhere: anywhere\n\n${paragraphs.join('\n\n')}\n` });
const loose = 'this quote has no partner; close it, or open the next paragraph with one';

test('accepts pairs of quotes, and speech that goes on in the next paragraph', () => {
  expect(prose('"One," he says, "and two."', 'None.')).toEqual([]);
  expect(prose('"One.', '"Two.', '*"Three."*')).toEqual([]);
  expect(prose('"One.', '"Two."')).toEqual([]);
});

test('reports a quote without a partner', () => {
  expect(prose('"One.', 'Two."')).toEqual([loose, loose]);
  expect(prose('"One," he says, "and two.')).toEqual([loose]);
  expect(messagesOf(quotesClose, aStorylet('note: "One.'))).toEqual([loose]);
});

test('speech in the last paragraph does not go on in a fact', () => {
  const files = { 'areas/square/t.story': '= T\nwhere: anywhere\nnote: "Yes."\n\n"One.\n' };

  expect(quotesClose(readWorld(aWorld(files)).world)).toMatchObject([{ at: { line: 5, column: 1, length: 1 } }]);
});
