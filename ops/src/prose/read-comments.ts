import { type Passage, paragraphsOf } from './passage.ts';

export type Comment = {
  readonly type: 'Block' | 'Line';
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Matches tool directives such as `biome-ignore lint/x:`. The explanation after a directive is not part of the match,
 * because it is prose.
 */
const directive = /^\s*(?:biome-ignore[^:]*:|@ts-[a-z-]+|\/ ?<reference.*|@vitest-environment.*|#.*)\s*/;

/** Returns the paragraphs of comments. Line comments on adjacent lines count as one comment. */
export function readComments(source: string, comments: readonly Comment[]): readonly Passage[] {
  const lineOf = lineCounter(source);
  const groups: { line: number; lines: string[]; end: number }[] = [];
  for (const { type, value, start, end } of comments) {
    const lines = value.split('\n').map((text) => (type === 'Block' ? text.replace(/^\s*\*+ ?|\*+$/g, '') : text));
    const last = groups.at(-1);
    if (type === 'Line' && last && /^[ \t]*\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.lines.push(...lines);
      last.end = end;
    } else groups.push({ line: lineOf(start), lines, end: type === 'Line' ? end : -1 });
  }
  return groups.flatMap(({ line, lines }) =>
    paragraphsOf(
      lines.map((text) => text.replace(directive, '')),
      line,
    ).map((paragraph) => ({ kind: 'comment', ...paragraph })),
  );
}

/** Returns a function that converts an offset in the source to a line number, from 1. */
export function lineCounter(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

export const commentsOfStyles = (source: string): readonly Comment[] =>
  [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 0: whole, 1: value = '', index }) => ({
    type: 'Block',
    value,
    start: index,
    end: index + whole.length,
  }));
