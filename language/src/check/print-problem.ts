import type { Problem } from '../syntax/block.ts';

/** The place, the line, a pointer under it, and what is wrong. `source` is the text of the file, `file` its name for the reader. */
export function printProblem({ at, message }: Problem, source: string, file = at.file): string {
  const line = source.split(/\r?\n/)[at.line - 1] ?? '';
  const pointer = ' '.repeat(Math.max(0, at.column - 1)) + '^'.repeat(Math.max(1, at.length));
  return `${file}:${at.line}:${at.column}\n  ${line}\n  ${pointer}\n${message}`;
}
