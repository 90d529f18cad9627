import type { Break, Span, Words } from './block.ts';

type Line = { readonly text: string; readonly at: Span; readonly breaks: Break[] };

const MORE_THAN_A_SPACE = /\s{2,}/g;

/** A line of prose, behind the lines of its paragraph if it has any: spaces run together, and each part still knows its place. */
export function readParagraph(before: Words | undefined, line: string, at: Span): Words {
  const read = readLine(line, at);
  if (!before) return { text: read.text, at: read.at, ...(read.breaks.length > 0 ? { breaks: read.breaks } : {}) };
  const from = before.text.length + 1;
  const breaks = (before.breaks ?? []) as Break[];
  breaks.push({ from, line: read.at.line, column: read.at.column });
  for (const each of read.breaks) breaks.push({ ...each, from: each.from + from });
  return { text: `${before.text} ${read.text}`, at: before.at, breaks };
}

function readLine(line: string, at: Span): Line {
  const inner = line.trim();
  const column = at.column + (line.length - line.trimStart().length);
  const breaks: Break[] = [];
  let lost = 0;
  const text = inner.replace(MORE_THAN_A_SPACE, (run, start: number) => {
    lost += run.length - 1;
    breaks.push({ from: start + run.length - lost, line: at.line, column: column + start + run.length });
    return ' ';
  });
  return { text: text.replace(/\s/g, ' '), at: { ...at, column, length: inner.length }, breaks };
}
