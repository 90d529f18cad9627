import type { WrittenWorld } from '../meaning/read-world.ts';
import type { Problem, Span } from '../syntax/block.ts';

/** Finds every mistake of one kind in the world. */
export type Check = (world: WrittenWorld) => readonly Problem[];

/** Kinds of rules, causes before their echoes: a name that is unknown leaves things behind that cannot be reached. */
export const ruleKinds = ['fitting', 'sense', 'loose-ends', 'prose'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A check under the name by which its problems are told and explained. */
export type Rule = { readonly name: string; readonly kind: RuleKind; readonly check: Check };

/** The name of what is told while a file is read: a fact that is unknown, a number that is none, a brace that does not close. */
export const formRule = 'form';

/** The name of what is told of the numbers of things, which `ids.lock` keeps. */
export const numbersRule = 'numbers';

/** A paragraph is one line: of a longer one only what stands round the mistake is shown. */
const WIDEST = 100;
const BEFORE = 40;

/**
 * Prints the place, the line, a pointer under it, what is wrong, and the rule that says so. `source` is the text of
 * the file, `file` its name for the reader.
 */
export function printProblem({ at, message, rule = formRule }: Problem, source: string, file = at.file): string {
  const line = source.split(/\r?\n/)[at.line - 1] ?? '';
  const from = line.length > WIDEST ? Math.max(0, Math.min(at.column - 1 - BEFORE, line.length - WIDEST)) : 0;
  const to = from + WIDEST;
  const before = from > 0 ? '... ' : '';
  const excerpt = `${before}${line.slice(from, to)}${line.length > to ? ' ...' : ''}`;
  const pointed = Math.max(1, Math.min(at.length, to - (at.column - 1)));
  const pointer = ' '.repeat(Math.max(0, before.length + at.column - 1 - from)) + '^'.repeat(pointed);
  return `${file}:${at.line}:${at.column}\n  ${excerpt}\n  ${pointer}\n${message} (${rule})`;
}

/** True of a file in the folder, or of the file itself. */
export const isIn = ({ file }: Span, within: string | undefined): boolean =>
  within === undefined || file === within || file.startsWith(`${within}/`);
