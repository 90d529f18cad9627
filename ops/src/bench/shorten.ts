import type { Block, Words } from '@underhall/language';

/** Minimum words of a storylet, a branch and a result in the writers' guide. */
const minWords = [40, 15, 40] as const;

/** Cuts a storylet and its parts to the minimum length, at the ends of sentences. */
export const shorten = (block: Block): Block => ({
  ...block,
  prose: cutTo(block.prose, minWords[block.depth - 1] ?? 0),
  inner: block.inner.map(shorten),
});

function cutTo(prose: readonly Words[], min: number): readonly Words[] {
  const paragraphs: Words[] = [];
  let count = 0;
  for (const words of prose) {
    if (count >= min) break;
    const text = firstSentences(words.text, min - count);
    paragraphs.push({ ...words, text });
    count += wordsIn(text);
  }
  return paragraphs;
}

/** The first sentences with at least `min` words and no open quotation, or the whole paragraph. */
function firstSentences(text: string, min: number): string {
  for (const { index, 0: end } of text.matchAll(/[.?!]["*]*(?= )/g)) {
    const first = text.slice(0, index + end.length);
    if (wordsIn(first) >= min && isClosed(first)) return first;
  }
  return text;
}

const wordsIn = (text: string): number => text.match(/[^\s-]\S*/g)?.length ?? 0;

const isClosed = (text: string): boolean =>
  ['"', '*'].every((mark) => text.split(mark).length % 2 === 1) && text.split('{').length === text.split('}').length;
