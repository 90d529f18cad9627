import fc from 'fast-check';
import { expect, test } from 'vitest';
import { words } from '../testing/a-world.ts';
import { isProblem, type Words } from './block.ts';
import { type FormulaForm, parseFormula, printFormula } from './formula.ts';

const read = (written: string): unknown => withoutPlaces(parseFormula(words(written)));

/** Replaces names by strings and removes places. */
const withoutPlaces = (form: unknown): unknown =>
  JSON.parse(
    JSON.stringify(form, (key, value: unknown) =>
      key === 'at' ? undefined : key === 'quality' ? (value as Words).text : value,
    ),
  );

const number = (value: number) => ({ kind: 'number', value });

test.each([
  ['12', number(12)],
  ['-3', number(-3)],
  ['[Watchful]', { kind: 'level', quality: 'Watchful', base: false }],
  ['[base The Light: What You Know]', { kind: 'level', quality: 'The Light: What You Know', base: true }],
  ['[base]', { kind: 'level', quality: 'base', base: false }],
  ['[base ]', { kind: 'level', quality: 'base', base: false }],
  ['2d6', { kind: 'dice', count: 2, sides: 6 }],
  ['100d1000', { kind: 'dice', count: 100, sides: 1000 }],
  ['1d2', { kind: 'dice', count: 1, sides: 2 }],
  ['least(1, 2)', { kind: 'least', left: number(1), right: number(2) }],
  ['most( 1 , 2 )', { kind: 'most', left: number(1), right: number(2) }],
  ['((7))', number(7)],
  ['1 - -2', { kind: '-', left: number(1), right: number(-2) }],
])('%s', (written, form) => {
  expect(read(written)).toEqual(form);
});

test('multiplication and division come before addition and subtraction', () => {
  expect(read('1 + 2 * 3 - 4 / 5')).toEqual({
    kind: '-',
    left: { kind: '+', left: number(1), right: { kind: '*', left: number(2), right: number(3) } },
    right: { kind: '/', left: number(4), right: number(5) },
  });
});

test('operators of the same precedence apply from left to right', () => {
  expect(read('8 - 4 - 2')).toEqual({
    kind: '-',
    left: { kind: '-', left: number(8), right: number(4) },
    right: number(2),
  });
  expect(read('8/4*2')).toEqual({
    kind: '*',
    left: { kind: '/', left: number(8), right: number(4) },
    right: number(2),
  });
});

test('brackets come first', () => {
  expect(read('(1 + 2) * 3')).toEqual({
    kind: '*',
    left: { kind: '+', left: number(1), right: number(2) },
    right: number(3),
  });
});

const OPERAND = 'expected a number, a name in square brackets like [Watchful], dice like 2d6 or a bracket here';
const OPERATOR = 'expected an operator (+ - * /) or the end here';
const DICE = 'dice need a count from 1 to 100 and from 2 to 1000 sides, like 2d6';

test.each([
  ['', 1, OPERAND],
  ['1 +', 4, OPERAND],
  ['1 + * 2', 5, OPERAND],
  ['1 + Watchful', 5, `${OPERAND}. Write a name as "[Watchful]"`],
  ['1 + min(2, 3)', 5, `${OPERAND}. Did you mean "least(a, b)"?`],
  ['Max(2, 3)', 1, `${OPERAND}. Did you mean "most(a, b)"?`],
  ['2D6', 1, `${OPERAND}. Did you mean "2d6"?`],
  ['1 + [Watchful', 5, OPERAND],
  ['1 + []', 5, OPERAND],
  ['1 + [ ]', 5, OPERAND],
  ['- [Watchful]', 1, OPERAND],
  ['1.5', 1, OPERAND],
  ['1234567890', 1, OPERAND],
  ['d6', 1, `${OPERAND}. Did you mean "1d6"?`],
  ['2d6d6', 1, OPERAND],
  ['1 2', 3, OPERATOR],
  ['1 )', 3, OPERATOR],
  ['[A] [B]', 5, OPERATOR],
  ['(1 + 2', 7, 'expected ")" here'],
  ['least 1', 7, 'expected "(" here'],
  ['least(1)', 8, 'expected "," here'],
  ['most(1, 2, 3)', 10, 'expected ")" here'],
  ['0d6', 1, DICE],
  ['101d6', 1, DICE],
  ['2d1', 1, DICE],
  ['1 + 2d1001', 5, DICE],
])('"%s" has an error at column %i', (written, column, message) => {
  expect(parseFormula(words(written))).toMatchObject({ at: { line: 1, column }, message });
});

test('the problem covers the whole token, and only the first is reported', () => {
  expect(parseFormula(words('1 + Watchful + Talk'))).toMatchObject({ at: { column: 5, length: 8 } });
});

test('limits formulas to 200 parts, so that evaluation cannot overflow the stack', () => {
  const sum = (parts: number): string => Array.from({ length: parts }, () => '1').join('+');

  expect(isProblem(parseFormula(words(sum(100))))).toBe(false);
  expect(parseFormula(words(sum(101)))).toMatchObject({ message: 'this formula has more than 200 parts; shorten it' });
  expect(isProblem(parseFormula(words('('.repeat(100_000))))).toBe(true);
});

const at = words('').at;
const name = fc.constantFrom('Watchful', 'The Light: What You Know', 'A-B', 'baseless');
const aFormula: fc.Arbitrary<FormulaForm> = fc.letrec<{ formula: FormulaForm }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.integer({ min: -999, max: 999_999_999 }).map((value): FormulaForm => ({ kind: 'number', value })),
    fc.tuple(name, fc.boolean()).map(([text, base]): FormulaForm => ({ kind: 'level', quality: words(text), base })),
    fc
      .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 2, max: 1000 }))
      .map(([count, sides]): FormulaForm => ({ kind: 'dice', count, sides, at })),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', 'least', 'most'), tie('formula'), tie('formula'))
      .map(([kind, left, right]): FormulaForm => ({ kind, left, right })),
  ),
})).formula;

test('a printed formula reads as the same formula', () => {
  fc.assert(
    fc.property(aFormula, (formula) => {
      const printed = printFormula(formula);

      expect(read(printed)).toEqual(withoutPlaces(formula));
    }),
    { seed: 4012, numRuns: 1000 },
  );
});

test('prints no superfluous brackets', () => {
  expect(printFormula(parseFormula(words('(((1) + (2 * 3)) - (4 - 5)) * 6')) as FormulaForm)).toBe(
    '(1 + 2 * 3 - (4 - 5)) * 6',
  );
});

test('any input gives a formula or one problem', () => {
  const marks = fc.constantFrom('1', '2d6', '[A]', '[', ']', '(', ')', '+', '-', '*', '/', ',', 'least', 'd', ' ', 'é');

  fc.assert(
    fc.property(fc.array(marks, { maxLength: 30 }), (all) => {
      const written = all.join('');
      const result = parseFormula(words(written));

      if (isProblem(result)) expect(result.at.column).toBeLessThanOrEqual(written.length + 1);
      else expect(read(printFormula(result))).toEqual(withoutPlaces(result));
    }),
    { seed: 4012, numRuns: 2000 },
  );
});
