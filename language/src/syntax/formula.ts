import type { Problem, Span, Words } from './block.ts';
import { type Token, tokensOf } from './formula-tokens.ts';

/** A formula as written. `Name` is the type of its references to qualities. */
export type FormulaForm<Name = Words> =
  | { readonly kind: 'number'; readonly value: number }
  /** With `base`, the level without worn things. */
  | { readonly kind: 'level'; readonly quality: Name; readonly base: boolean }
  | { readonly kind: 'dice'; readonly count: number; readonly sides: number; readonly at: Span }
  | {
      readonly kind: Operator;
      readonly left: FormulaForm<Name>;
      readonly right: FormulaForm<Name>;
    };

type Operator = '+' | '-' | '*' | '/' | 'least' | 'most';

/** Operators with a higher number bind more tightly. */
const precedence: ReadonlyMap<string, number> = new Map([
  ['+', 1],
  ['-', 1],
  ['*', 2],
  ['/', 2],
]);

/** Limits the time and the recursion of evaluation. */
const MAX_PARTS = 200;

type Cursor = { readonly tokens: readonly Token[]; next: number; problem?: Problem };

/** Returns the first problem if the formula is invalid. */
export function parseFormula(words: Words): FormulaForm | Problem {
  const tokens = tokensOf(words);
  if (tokens.length > MAX_PARTS) {
    return { at: words.at, message: `this formula has more than ${MAX_PARTS} parts; shorten it` };
  }
  const cursor: Cursor = { tokens, next: 0 };
  const formula = readSum(cursor, 0);
  if (peek(cursor).kind !== 'end') wrong(cursor, 'expected an operator (+ - * /) or the end here');
  return cursor.problem ?? formula;
}

/** Operands with operators of a higher precedence than `than`, from left to right. */
function readSum(cursor: Cursor, than: number): FormulaForm {
  let left = readOperand(cursor);
  for (;;) {
    const operator = peek(cursor).text;
    const strength = precedence.get(operator) ?? 0;
    if (strength <= than) return left;
    cursor.next++;
    left = { kind: operator as Operator, left, right: readSum(cursor, strength) };
  }
}

function readOperand(cursor: Cursor): FormulaForm {
  const token = peek(cursor);
  switch (token.kind) {
    case 'number':
      cursor.next++;
      return { kind: 'number', value: Number(token.text) };
    case 'dice':
      cursor.next++;
      return readDice(cursor, token);
    case 'name':
      cursor.next++;
      return { kind: 'level', quality: token.name, base: token.base };
    case 'word':
      return readPair(cursor, token.text as 'least' | 'most');
    default:
      return readOther(cursor, token);
  }
}

/** A bracket, a negative number, or an error. */
function readOther(cursor: Cursor, { text }: Token): FormulaForm {
  if (text === '(') {
    cursor.next++;
    const inner = readSum(cursor, 0);
    expect(cursor, ')');
    return inner;
  }
  const after = cursor.tokens[cursor.next + 1];
  if (text === '-' && after?.kind === 'number') {
    cursor.next += 2;
    return { kind: 'number', value: -Number(after.text) };
  }
  const message = 'expected a number, a name in square brackets like [Watchful], dice like 2d6 or a bracket here';
  wrong(cursor, message + suggestionFor(text));
  return { kind: 'number', value: 0 };
}

function suggestionFor(word: string): string {
  if (/^(min|max)$/i.test(word)) return `. Did you mean "${word.toLowerCase() === 'min' ? 'least' : 'most'}(a, b)"?`;
  if (/^\d*D\d+$/i.test(word))
    return `. Did you mean "${word.startsWith('d') || word.startsWith('D') ? 1 : ''}${word.toLowerCase()}"?`;
  return /^\p{L}/u.test(word) ? `. Write a name as "[${word}]"` : '';
}

function readDice(cursor: Cursor, { text, at }: Token): FormulaForm {
  const [count = 0, sides = 0] = text.split('d').map(Number);
  if (count < 1 || count > 100 || sides < 2 || sides > 1000) {
    cursor.problem ??= { at, message: 'dice need a count from 1 to 100 and from 2 to 1000 sides, like 2d6' };
  }
  return { kind: 'dice', count, sides, at };
}

function readPair(cursor: Cursor, kind: 'least' | 'most'): FormulaForm {
  cursor.next++;
  expect(cursor, '(');
  const left = readSum(cursor, 0);
  expect(cursor, ',');
  const right = readSum(cursor, 0);
  expect(cursor, ')');
  return { kind, left, right };
}

function expect(cursor: Cursor, mark: string): void {
  if (peek(cursor).text === mark) cursor.next++;
  else wrong(cursor, `expected "${mark}" here`);
}

function wrong(cursor: Cursor, message: string): void {
  cursor.problem ??= { at: peek(cursor).at, message };
}

const peek = ({ tokens, next }: Cursor): Token => tokens[Math.min(next, tokens.length - 1)] as Token;

/** Prints as few brackets as possible. */
export const printFormula = (formula: FormulaForm<Pick<Words, 'text'>>): string => print(formula, 0);

/** Adds brackets around operators that bind less tightly than `than`. */
function print(formula: FormulaForm<Pick<Words, 'text'>>, than: number): string {
  switch (formula.kind) {
    case 'number':
      return String(formula.value);
    case 'dice':
      return `${formula.count}d${formula.sides}`;
    case 'level':
      return `[${formula.base ? 'base ' : ''}${formula.quality.text}]`;
    case 'least':
    case 'most':
      return `${formula.kind}(${print(formula.left, 0)}, ${print(formula.right, 0)})`;
    default: {
      const strength = precedence.get(formula.kind) ?? 0;
      const printed = `${print(formula.left, strength)} ${formula.kind} ${print(formula.right, strength + 1)}`;
      return strength < than ? `(${printed})` : printed;
    }
  }
}
