import { cut, type Words } from './block.ts';

export const splitList = (words: Words): readonly Words[] => splitOutside(words, ',');

/** Splits at a separator outside round brackets and double quotes. Each part keeps its place. */
export function splitOutside(words: Words, mark: string): readonly Words[] {
  const { text } = words;
  if (!text.includes(mark)) return [cut(words, 0)];
  const ends = closings(text);
  const parts: Words[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    i = ends.get(i) ?? i;
    if (!text.startsWith(mark, i)) continue;
    parts.push(cut(words, start, i));
    i += mark.length - 1;
    start = i + 1;
  }
  return [...parts, cut(words, start)];
}

/** Closing offsets, keyed by the opening offset. Excludes unclosed brackets and quotes. */
function closings(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const quote = text[i] === '"' ? text.indexOf('"', i + 1) : -1;
    if (quote > 0) ends.set(i, quote);
    if (text[i] === '(') open.push(i);
    else if (text[i] === ')') closeLast(open, i, ends);
    i = Math.max(i, quote);
  }
  return ends;
}

function closeLast(open: number[], at: number, ends: Map<number, number>): void {
  const start = open.pop();
  if (start !== undefined) ends.set(start, at);
}
