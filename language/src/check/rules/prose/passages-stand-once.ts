import { type Block, placeIn, type Words } from '../../../syntax/block.ts';
import { applyExemptions, type ProblemOfPart } from '../../prose/exempt.ts';
import type { Check } from '../../rule.ts';
import { partsOf } from '../../world-index.ts';

const PASSAGE_LENGTH = 8;

/** Eight successive words must not occur under two headings. */
export const passagesStandOnce: Check = (world) => {
  const lastSeen: LastSeen = new Map();
  const paragraphs: Paragraph[] = [];
  const problems: ProblemOfPart[] = [];
  for (const { block } of partsOf(world)) {
    let repeated: ProblemOfPart | undefined;
    for (const words of block.prose) {
      const at = paragraphs.push({ block, words }) - 1;
      eachPassage(words.text, (hash, from, to) => {
        const earlier = paragraphs[lastSeen.get(hash) ?? at];
        if (!repeated && earlier && earlier.block !== block) repeated = repeatedIn({ block, words }, from, to, earlier);
        lastSeen.set(hash, at);
      });
    }
    if (repeated) problems.push(repeated);
  }
  return applyExemptions('passages-stand-once', world, problems);
};

type Paragraph = { readonly block: Block; readonly words: Words };

/** Index of the last paragraph that contains a passage, keyed by the hash of the passage. */
type LastSeen = Map<number, number>;

/** Returns undefined if only the hashes are equal. */
function repeatedIn({ block, words }: Paragraph, from: number, to: number, earlier: Paragraph) {
  const passage = plain(words.text.slice(from, to));
  if (!plain(earlier.words.text).includes(passage)) return undefined;
  const message = `"${passage}" also stands under "${earlier.block.heading.text}"; keep one`;
  return { part: block, at: placeIn(words, from, to - from), message };
}

const WORD = /[\p{L}\p{N}'-]+/gu;

const plain = (text: string): string => (text.toLowerCase().match(WORD) ?? []).join(' ');

function eachPassage(text: string, visit: (hash: number, from: number, to: number) => void): void {
  const starts: number[] = [];
  const hashes: number[] = [];
  for (const { index, 0: word } of text.matchAll(WORD)) {
    starts.push(index);
    const count = hashes.push(hashOf(word));
    if (count < PASSAGE_LENGTH) continue;
    let hash = 0;
    for (let i = count - PASSAGE_LENGTH; i < count; i++) hash = (Math.imul(hash, 31) + (hashes[i] ?? 0)) | 0;
    visit(hash, starts[count - PASSAGE_LENGTH] ?? 0, index + word.length);
  }
}

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 33) + (word.charCodeAt(i) | 32)) | 0;
  return hash;
}
