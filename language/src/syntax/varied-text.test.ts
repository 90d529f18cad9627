import fc from 'fast-check';
import { expect, test } from 'vitest';
import { words } from '../testing/a-world.ts';
import { parseText } from './varied-text.ts';

const pieces = (text: string) => parseText(words(text)).pieces;
const problems = (text: string) => parseText(words(text)).problems.map(({ at, message }) => `${at.column} ${message}`);

test('a text without braces is one piece', () => {
  expect(parseText(words('It is *warm*.'))).toEqual({ pieces: [{ kind: 'plain', from: 0, to: 13 }], problems: [] });
});

test('each pair of braces is a piece', () => {
  expect(pieces('At {Watchful} of ten.')).toMatchObject([
    { kind: 'plain', from: 0, to: 3 },
    { kind: 'level', quality: { text: 'Watchful', at: { column: 5, length: 8 } }, from: 3 },
    { kind: 'plain', from: 13, to: 21 },
  ]);
});

test.each(['{Talk 5+: He came. }Then he went.', '{Talk 5+: He came. | }*Then* he went.', '{Talk }{name}'])(
  'reports a space that would be lost before the following text: %s',
  (text) => {
    expect(problems(text)).toEqual([
      `${text.indexOf('}') + 1} the space before this brace is dropped; write it after the brace`,
    ]);
    expect(problems(text.replace(' }', '} '))).toEqual([]);
  },
);

test('a text may begin and end with substitutions, also adjacent ones', () => {
  expect(pieces('{Watchful}{name}')).toMatchObject([{ kind: 'level' }, { kind: 'own name', from: 10 }]);
});

test.each([
  ['{stage of Talk}', { kind: 'entry', list: { text: 'stage' }, quality: { text: 'Talk', at: { column: 11 } } }],
  ['{smoke of The Smoke}', { kind: 'entry', list: { text: 'smoke' }, quality: { text: 'The Smoke' } }],
  ['{house-air of "The House"}', { kind: 'entry', list: { text: 'house-air' }, quality: { text: 'The House' } }],
  ['{Master of Ceremonies}', { kind: 'level', quality: { text: 'Master of Ceremonies' } }],
  ['{The Light: What You Know}', { kind: 'level', quality: { text: 'The Light: What You Know' } }],
  ['{"keys of the city"}', { kind: 'level', quality: { text: 'keys of the city' } }],
  ['{ Talk }', { kind: 'level', quality: { text: 'Talk', at: { column: 3, length: 4 } } }],
  ['{name}', { kind: 'own name' }],
  ['{minutes}', { kind: 'number', name: 'minutes' }],
  ['{he|she|they}', { kind: 'address', forms: [{ text: 'he' }, { text: 'she' }, { text: 'they' }] }],
  ['{ Sir | Madam | }', { kind: 'address', forms: [{ text: 'Sir' }, { text: 'Madam' }, { text: '' }] }],
])('%s', (text, piece) => {
  expect(pieces(text)).toMatchObject([piece]);
  expect(problems(text)).toEqual([]);
});

const level = (quality: string, range: object) => ({ kind: 'level', quality: { text: quality }, ...range });

test('cases have requirements before a colon, and the last may have none', () => {
  expect(pieces('{Talk 5+: Everybody | Talk 3+, no Kind: somebody|nobody}')).toMatchObject([
    {
      kind: 'cases',
      cases: [
        { when: [level('Talk', { atLeast: 5 })], text: { text: 'Everybody', at: { column: 11 } } },
        { when: [level('Talk', { atLeast: 3 }), level('Kind', { atMost: 0 })], text: { text: 'somebody' } },
      ],
      otherwise: { text: 'nobody' },
    },
  ]);
});

test('without a last case, or with an empty one, others see nothing', () => {
  expect(pieces('{Talk 5+: Everybody}')).toMatchObject([{ kind: 'cases', cases: [{ text: { text: 'Everybody' } }] }]);
  expect(pieces('{Talk 5+: a | Talk 3+: b}')[0]).not.toHaveProperty('otherwise');
  expect(pieces('{Talk 5+: a | }')).toMatchObject([{ otherwise: { text: '' } }]);
  expect(pieces('{Talk 5+: | b}')).toMatchObject([{ cases: [{ text: { text: '' } }], otherwise: { text: 'b' } }]);
});

test('names and texts of a case may contain colons', () => {
  expect(pieces('{The Light: What You Know 2+: He says: no | She says: yes}')).toMatchObject([
    {
      cases: [{ when: [level('The Light: What You Know', { atLeast: 2 })], text: { text: 'He says: no' } }],
      otherwise: { text: 'She says: yes' },
    },
  ]);
  expect(pieces('{no "Favours: The Sitters": a | Nobody\\: b}')).toMatchObject([
    { cases: [{ when: [level('Favours: The Sitters', { atMost: 0 })] }], otherwise: { text: 'Nobody\\: b' } },
  ]);
});

test('cases accept every form of requirement', () => {
  expect(pieces('{seen "Rain, Reported" or Kind over ([Exact] + 1): a | b}')).toMatchObject([
    { cases: [{ when: [{ kind: 'any of', of: [{ kind: 'met' }, { kind: 'compared' }] }] }] },
  ]);
});

test('a backslash escapes a mark', () => {
  expect(pieces('\\{a\\} \\*b \\\\')).toEqual([{ kind: 'plain', from: 0, to: 12 }]);
  expect(pieces('{Talk 5+: a \\| b \\} c \\{ | d}')).toMatchObject([
    { cases: [{ text: { text: 'a \\| b \\} c \\{' } }], otherwise: { text: 'd' } },
  ]);
});

const ADDRESS = 'write three forms of address, "{he|she|they}", or cases with requirements, "{Talk 5+: one | other}"';
const LAST = 'only the last case may have no requirement and no colon';
const ASTERISK = 'this asterisk has no partner; write \\* for a plain one';

test.each([
  ['It is {warm', ['7 this brace is not closed; write \\{ for a plain one']],
  ['It is warm}', ['11 this brace closes nothing; write \\} for a plain one']],
  ['{}', ['1 these braces are empty; write a name or a case in them']],
  ['a { }', ['3 these braces are empty; write a name or a case in them']],
  ['{Talk 5+: {name} | b}', ['11 braces cannot be nested; write \\{ for a plain one']],
  ['{a|b}', [`1 ${ADDRESS}`]],
  ['{a|b|c|d}', [`1 ${ADDRESS}`]],
  ['{a|Talk 5+: b}', [`2 ${LAST}`]],
  ['{Talk 5+: a|b|c}', [`13 ${LAST}`]],
  ['{Talk 5: a|b}', ['2 "Talk 5" is not a requirement. Did you mean "Talk 5+" or "Talk exactly 5"?']],
  ['{Talk 5: a}', ['2 "Talk 5" is not a requirement. Did you mean "Talk 5+" or "Talk exactly 5"?']],
  ['{Talk 5+: a|Talk 3: b}', ['13 "Talk 3" is not a requirement. Did you mean "Talk 3+" or "Talk exactly 3"?']],
  ['{Talk 5+, Kind: a|b}', [expect.stringMatching(/^11 "Kind" is not a requirement: /)]],
  ['so *loud', [`4 ${ASTERISK}`]],
  ['*so* *loud', [`6 ${ASTERISK}`]],
  ['*{Talk 5+: so *loud | no}*', [`15 ${ASTERISK}`]],
  ['{Talk 5+: so | *no}', [`16 ${ASTERISK}`]],
  ['{he|*she|they}', [`5 ${ASTERISK}`]],
  [
    '{a|b} and {} and *',
    [`1 ${ADDRESS}`, '11 these braces are empty; write a name or a case in them', `18 ${ASTERISK}`],
  ],
])('%s: reports each error at its place', (text, told) => {
  expect(problems(text)).toEqual(told);
});

test('asterisks pair across braces, and within them on their own', () => {
  expect(problems('*so {Talk 5+: *very* loud | \\* quiet}*')).toEqual([]);
});

test('any text is split without gaps or overlaps, or reported', () => {
  const marks = fc.constantFrom('{', '}', '|', ':', '*', '\\', ' ', 'Talk 5+', 'name', 'he', ',', '"', '(');

  fc.assert(
    fc.property(fc.array(marks, { maxLength: 20 }), (all) => {
      const text = all.join('');
      const parsed = parseText(words(text));

      let place = 0;
      for (const piece of parsed.pieces) {
        if (parsed.problems.length === 0) expect(piece.from).toBe(place);
        place = piece.kind === 'plain' ? piece.to : text.indexOf('}', piece.from) + 1;
        if (piece.kind !== 'plain' && text.slice(piece.from, place).includes('\\')) return;
      }
      if (parsed.problems.length === 0) expect(place).toBe(text.length);
    }),
    { seed: 4012, numRuns: 2000 },
  );
});
