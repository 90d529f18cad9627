/** Lines and columns count from 1. */
export type Span = { readonly file: string; readonly line: number; readonly column: number; readonly length: number };

export type Problem = {
  readonly at: Span;
  readonly message: string;
  readonly rule?: string;
  /** Missing for an error, which stops the world. A hint comes from a rule that the world has not asked for. */
  readonly severity?: 'warning' | 'hint';
};

/** Every source has this shape: heading, facts, a blank line, prose, and blocks one level deeper. */
export type Block = {
  readonly depth: number;
  readonly heading: Words;
  readonly facts: readonly Fact[];
  readonly prose: readonly Words[];
  readonly inner: readonly Block[];
  readonly comments?: readonly Comment[];
};

/** `// ...` or `todo: ...`. Formatting keeps it, the compiler ignores it. */
export type Comment = {
  readonly text: string;
  readonly at: Span;
  /** The comment comes before the fact or paragraph with the index `before`, or after the last one. */
  readonly part: 'facts' | 'prose';
  readonly before: number;
};

export type Fact = { readonly key: string; readonly value: Words };

export type Words = {
  /** In prose, a line break separates the lines of verse. */
  readonly text: string;
  readonly at: Span;
  /** Positions where the text continues on a new line, in order. */
  readonly breaks?: readonly Break[];
};

type Break = { readonly from: number; readonly line: number; readonly column: number };

export const isError = ({ severity }: Problem): boolean => severity === undefined;

export const isProblem = (read: object | undefined): read is Problem => read !== undefined && 'message' in read;

/** Cuts out a part of a text, trimmed, with its own position. */
export function cut(words: Words, from: number, to: number = words.text.length): Words {
  const part = words.text.slice(from, to);
  const text = part.trim();
  if (text.length === words.text.length) return words;
  const start = from + (part.length - part.trimStart().length);
  const at = placeIn(words, start, text.length);
  if (!words.breaks) return { text, at };
  const inside = breaksInside(words, start, text.length).map((each) => ({ ...each, from: each.from - start }));
  return { text, at, ...(inside.length > 0 ? { breaks: inside } : {}) };
}

/** Position of some characters. If they span several lines, position of the part on the first line. */
export function placeIn(words: Words, from: number, length = 1): Span {
  const { at, breaks } = words;
  if (!breaks) return { file: at.file, line: at.line, column: at.column + from, length };
  const before = breaks.findLast((each) => each.from <= from) ?? { from: 0, line: at.line, column: at.column };
  const after = breaksInside(words, from, length)[0];
  const column = before.column + from - before.from;
  return { file: at.file, line: before.line, column, length: after ? after.from - from : length };
}

const breaksInside = ({ breaks = [] }: Words, from: number, length: number): readonly Break[] =>
  breaks.filter((each) => each.from > from && each.from < from + length);

const OTHER_THAN_A_SPACE = /\s{2}|[^\S ]/;
const MORE_THAN_A_SPACE = /\s{2,}/g;

/**
 * Appends a line to a paragraph, after a space, or after a line break in verse. Joins runs of spaces; each part keeps its
 * place.
 */
export function readParagraph(before: Words | undefined, line: string, at: Span, separator: ' ' | '\n' = ' '): Words {
  const parsedLine = readLine(line, at);
  if (!before) return parsedLine;
  const from = before.text.length + 1;
  const breaks = (before.breaks ?? []) as Break[];
  breaks.push({ from, line: parsedLine.at.line, column: parsedLine.at.column });
  for (const each of parsedLine.breaks ?? []) breaks.push({ ...each, from: each.from + from });
  return { text: `${before.text}${separator}${parsedLine.text}`, at: before.at, breaks };
}

function readLine(line: string, { file, line: number, column: first }: Span): Words {
  const inner = line.trim();
  const column = first + (line.length - line.trimStart().length);
  const at = { file, line: number, column, length: inner.length };
  if (!OTHER_THAN_A_SPACE.test(inner)) return { text: inner, at };
  const breaks: Break[] = [];
  let unread = 0;
  const text = inner.replace(MORE_THAN_A_SPACE, (run, start: number) => {
    unread += run.length - 1;
    breaks.push({ from: start + run.length - unread, line: number, column: column + start + run.length });
    return ' ';
  });
  return { text: text.replace(/\s/g, ' '), at, ...(breaks.length > 0 ? { breaks } : {}) };
}
