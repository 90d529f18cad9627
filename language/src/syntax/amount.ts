import { type ChallengeKind, challengeKinds } from '@underhall/engine';
import { cut, isProblem, type Problem, type Words } from './block.ts';
import { type FormulaForm, parseFormula } from './formula.ts';

type AmountForm = { readonly name: string; readonly count: number };

/** Reads `Echoes 30` or `Watchful -2`. Returns undefined for anything else. */
export function parseAmount(written: string): AmountForm | undefined {
  const [, name, count] = /^(.+) (-?\d{1,9})$/.exec(written) ?? [];
  return name ? { name, count: Number(count) } : undefined;
}

type ChangeForm<Name = Words> = { readonly quality: Name; readonly amount: FormulaForm<Name> };

/**
 * Reads `Echoes 30` or `Echoes (10 + 2d6)`. Returns undefined for anything else, and a problem for an invalid formula.
 */
export function parseChange(words: Words): ChangeForm | Problem | undefined {
  const [, name, count] = /^(.+) (-?\d{1,9})$/.exec(words.text) ?? [];
  if (name !== undefined) {
    return { quality: cut(words, 0, name.length), amount: { kind: 'number', value: Number(count) } };
  }
  const unclosed = words.text.split('(').length - words.text.split(')').length;
  if (unclosed > 0) return { at: words.at, message: 'a bracket of this formula is not closed; write ")" at the end' };
  const start = openingOfLast(words.text);
  if (start < 2) return undefined;
  const amount = parseFormula(cut(words, start));
  return isProblem(amount) ? amount : { quality: cut(words, 0, start), amount };
}

/** Returns -1 if the last character closes no bracket. */
function openingOfLast(text: string): number {
  let depth = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    if (text[i] === ')') depth++;
    if (text[i] === '(') depth--;
    if (depth === 0) return text.endsWith(')') && text[i - 1] === ' ' ? i : -1;
  }
  return -1;
}

type ChallengeForm = { readonly name: string; readonly difficulty: number; readonly kind?: ChallengeKind };

const challenge = new RegExp(`^(.+) (-?\\d{1,9})(?: (${challengeKinds.join('|')}))?$`);

/** Reads `Watchful 4`, optionally followed by a kind of challenge. Returns undefined for anything else. */
export function parseChallenge(written: string): ChallengeForm | undefined {
  const [, name, difficulty, word] = challenge.exec(written) ?? [];
  if (!name) return undefined;
  const kind = challengeKinds.find((each) => each === word);
  return { name, difficulty: Number(difficulty), ...(kind && { kind }) };
}
