import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { stockOpenings, stockPhrases } from '../../prose/word-lists.ts';
import { stockPhrasesAreLeftOut } from './stock-phrases-are-left-out.ts';

const worn = (phrase: string): string => `"${phrase}" is a stock phrase; describe what can be seen or heard`;
const prose = (...paragraphs: readonly string[]) =>
  messagesOf(stockPhrasesAreLeftOut, {
    'areas/square/t.story': `= T\nwhere: anywhere\n\n${paragraphs.join('\n\n')}\n`,
  });

test('accepts similar words', () => {
  expect(
    prose('Chilly weather beneath the theatre; an anciently shivery abbess. He senses of it. And, yet, he sleeps.'),
  ).toEqual([]);
  expect(prose('The bell rings.', 'They say that it does. Nobody knows. It stops, suddenly.')).toEqual([]);
});

test.each(stockPhrases.filter((phrase) => !phrase.endsWith('-')))('reports "%s" anywhere', (phrase) => {
  expect(prose(`The lamp: ${phrase} it all.`)).toEqual([worn(phrase)]);
});

test('reports words that begin with a listed stem', () => {
  expect(prose('The Zeefarer.')).toEqual([worn('Zeefarer')]);
  expect(prose('A neathy cellar.')).toEqual([worn('neathy')]);
});

test.each(stockOpenings)('reports "%s" at the beginning of a text', (phrase) => {
  expect(prose(`${phrase} it rains.`)).toEqual([worn(phrase)]);
  expect(prose(`"${phrase} it rains."`)).toEqual([worn(`"${phrase}`)]);
  expect(messagesOf(stockPhrasesAreLeftOut, aStorylet(`note: ${phrase} it rains.`))).toEqual([worn(phrase)]);
  expect(
    messagesOf(stockPhrasesAreLeftOut, {
      'areas/square/t.story': `= T
teaser: ${phrase} it rains.

It.
`,
    }),
  ).toEqual([worn(phrase)]);
});

test('points at the phrase, also in names', () => {
  const files = aWorld({
    'areas/square/t.story': '= The Ancient Lamp\nwhere: anywhere\n\nIt is so\nancient a lamp.\n',
  });

  expect(stockPhrasesAreLeftOut(readWorld(files).world)).toMatchObject([
    { at: { line: 1, column: 7, length: 7 }, message: worn('Ancient') },
    { at: { line: 5, column: 1, length: 7 }, message: worn('ancient') },
  ]);
});

test('checks the texts of qualities', () => {
  expect(
    messagesOf(stockPhrasesAreLeftOut, {
      'qualities/q.story': '= Q\ncategory: Story\ntold: 1 So.\ntold: 5 An eerie one.\n\nIt.\n',
    }),
  ).toEqual([worn('eerie')]);
});
