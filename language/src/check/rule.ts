import type { WrittenWorld } from '../meaning/read-world.ts';
import type { Problem, Span } from '../syntax/block.ts';

export type Check = (world: WrittenWorld) => readonly Problem[];

/** Sorted so that causes come before consequences: an unknown name also makes things unreachable. */
export const ruleKinds = ['fitting', 'sense', 'loose-ends', 'prose'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A check, and the name under which problems are reported. `docs/authors/checks.md` explains each name. */
export type Rule = { readonly name: string; readonly kind: RuleKind; readonly check: Check };

/** Rule name for problems found while reading files, such as unclosed braces. */
export const formRule = 'form';

export const numbersRule = 'numbers';

/** Maximum characters of a printed line. A longer line is cut around the problem. */
const WIDEST = 100;
const BEFORE = 40;

/**
 * Prints the place, the line, a pointer, the message and the rule.
 * @param source the text of the file. Undefined if nothing of it can be shown, as of a picture
 * @param file the name of the file for the reader
 */
export function printProblem(
  { at, message, rule = formRule, severity }: Problem,
  source: string | undefined,
  file = at.file,
): string {
  const told = `${severity === undefined ? message : `${severity}: ${message}`} (${rule})`;
  const place = `${file}:${at.line}:${at.column}`;
  if (source === undefined) return `${place}\n${told}`;
  const line = source.split(/\r?\n/)[at.line - 1] ?? '';
  const from = line.length > WIDEST ? Math.max(0, Math.min(at.column - 1 - BEFORE, line.length - WIDEST)) : 0;
  const to = from + WIDEST;
  const before = from > 0 ? '... ' : '';
  const excerpt = `${before}${line.slice(from, to)}${line.length > to ? ' ...' : ''}`;
  const pointed = Math.max(1, Math.min(at.length, to - (at.column - 1)));
  const pointer = ' '.repeat(Math.max(0, before.length + at.column - 1 - from)) + '^'.repeat(pointed);
  return `${place}\n  ${excerpt}\n  ${pointer}\n${told}`;
}

export const isIn = ({ file }: Span, within: string | undefined): boolean =>
  within === undefined || file === within || file.startsWith(`${within}/`);
