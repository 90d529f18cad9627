import type { Break, Span, Words } from './block.ts';

/** A part of a text, from one offset up to another, at its own place and without the spaces at its ends. */
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

/** The place of so many letters of a text; of letters on several lines, of those on the first. */
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
