import type { Words } from './block.ts';

/** The parts of a list, each with its own place. */
export function splitList({ text, at }: Words): readonly Words[] {
  let start = 0;
  return text.split(',').map((part) => {
    const trimmed = part.trim();
    const column = at.column + start + (part.length - part.trimStart().length);
    start += part.length + 1;
    return { text: trimmed, at: { ...at, column, length: trimmed.length } };
  });
}
