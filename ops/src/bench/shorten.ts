import type { Block, Words } from '@underhall/language';

/** The fewest words that the guide for writers allows in a storylet, a branch and a result. */
const FEWEST = [40, 15, 40] as const;

/** A storylet with all its parts, cut to the fewest words allowed. Its paragraphs end with whole sentences. */
export const shorten = (block: Block): Block => ({
  ...block,
  prose: cutTo(block.prose, FEWEST[block.depth - 1] ?? 0),
  inner: block.inner.map(shorten),
});

function cutTo(prose: readonly Words[], fewest: number): readonly Words[] {
  const paragraphs: Words[] = [];
  let count = 0;
  for (const words of prose) {
    if (count >= fewest) break;
    const text = beginning(words.text, fewest - count);
    paragraphs.push({ ...words, text });
    count += wordsIn(text);
  }
  return paragraphs;
}

/** The first sentences of a paragraph that have so many words together and leave no speech open; all of it if none do. */
function beginning(text: string, fewest: number): string {
  for (const { index, 0: end } of text.matchAll(/[.?!]["*]*(?= )/g)) {
    const first = text.slice(0, index + end.length);
    if (wordsIn(first) >= fewest && isClosed(first)) return first;
  }
  return text;
}

const wordsIn = (text: string): number => text.match(/[^\s-]\S*/g)?.length ?? 0;

const isClosed = (text: string): boolean =>
  ['"', '*'].every((mark) => text.split(mark).length % 2 === 1) && text.split('{').length === text.split('}').length;
