import type { Problem } from '../syntax/block.ts';
import { formRule } from './rule.ts';

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
