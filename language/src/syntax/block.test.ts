import fc from 'fast-check';
import { expect, test } from 'vitest';
import { words } from '../testing/a-world.ts';
import { cut, placeIn } from './block.ts';
import { parseBlocks } from './parse-blocks.ts';

test('a part of a text has its own place, and no spaces around it', () => {
  expect(cut(words('one,  two ,three'), 4, 10)).toEqual({
    text: 'two',
    at: { file: 'a.story', line: 1, column: 7, length: 3 },
  });
});

test('a part without an end extends to the end of the text', () => {
  expect(cut(words('one, two'), 4).text).toBe('two');
});

const paragraph = (source: string) => {
  const [prose] = parseBlocks('a.story', `= Bread\n\n${source}\n`).blocks[0]?.prose ?? [];
  if (!prose) throw new Error('no prose');
  return prose;
};

test('in a wrapped paragraph each part has its line and column', () => {
  const prose = paragraph('It is  warm,\n  and there is\nno butter.');

  expect(prose.text).toBe('It is warm, and there is no butter.');
  expect(placeIn(prose, prose.text.indexOf('warm'), 4)).toMatchObject({ line: 3, column: 8, length: 4 });
  expect(placeIn(prose, prose.text.indexOf('and'), 3)).toMatchObject({ line: 4, column: 3, length: 3 });
  expect(placeIn(prose, prose.text.indexOf('butter'), 6)).toMatchObject({ line: 5, column: 4, length: 6 });
});

test('a part on two lines has the place of the first, and its own parts have theirs', () => {
  const prose = paragraph('It is\nwarm bread.');
  const part = cut(prose, 3, 10);

  expect(part).toMatchObject({ text: 'is warm', at: { line: 3, column: 4, length: 3 } });
  expect(cut(part, 3)).toMatchObject({ text: 'warm', at: { line: 4, column: 1, length: 4 } });
});

test('each word of any paragraph is found at its place', () => {
  const word = fc.stringMatching(/^[a-z]{1,5}$/);
  const space = fc.constantFrom(' ', '  ', '\n', '\n  ', ' \n', '\t');

  fc.assert(
    fc.property(fc.array(fc.tuple(word, space), { minLength: 1, maxLength: 12 }), (parts) => {
      const source = parts
        .map(([letters, after]) => letters + after)
        .join('')
        .trimEnd();
      const prose = paragraph(source);
      const lines = source.split('\n');

      for (const { index } of prose.text.matchAll(/[a-z]+/g)) {
        const [letters = ''] = /^[a-z]+/.exec(prose.text.slice(index)) ?? [];
        const { line, column, length } = placeIn(prose, index, letters.length);
        expect(lines[line - 3]?.slice(column - 1, column - 1 + length)).toBe(letters);
      }
    }),
    { seed: 4012 },
  );
});
