import type { Break, Span, Words } from './block.ts';

const OTHER_THAN_A_SPACE = /\s{2}|[^\S ]/;
const MORE_THAN_A_SPACE = /\s{2,}/g;

/** A line of prose, behind the lines of its paragraph if it has any: spaces run together, and each part still knows its place. */
export function readParagraph(before: Words | undefined, line: string, at: Span): Words {
  const parsedLine = readLine(line, at);
  if (!before) return parsedLine;
  const from = before.text.length + 1;
  const breaks = (before.breaks ?? []) as Break[];
  breaks.push({ from, line: parsedLine.at.line, column: parsedLine.at.column });
  for (const each of parsedLine.breaks ?? []) breaks.push({ ...each, from: each.from + from });
  return { text: `${before.text} ${parsedLine.text}`, at: before.at, breaks };
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
