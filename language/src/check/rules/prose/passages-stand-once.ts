import { type Block, placeIn, type Words } from '../../../syntax/block.ts';
import { applyExemptions, type ProblemOfPart } from '../../prose/exempt.ts';
import type { Check } from '../../rule.ts';
import { partsOf } from '../../world-index.ts';

const ALIKE = 8;

/** No eight words running of what is told under one heading stand under another one too. */
export const passagesStandOnce: Check = (world) => {
  const tellings: Tellings = new Map();
  const paragraphs: Paragraph[] = [];
  const problems: ProblemOfPart[] = [];
  for (const { block } of partsOf(world)) {
    let repeated: ProblemOfPart | undefined;
    for (const words of block.prose) {
      const at = paragraphs.push({ block, words }) - 1;
      eachPassage(words.text, (hash, from, to) => {
        const earlier = paragraphs[tellings.get(hash) ?? at];
        if (!repeated && earlier && earlier.block !== block) repeated = repeatedIn({ block, words }, from, to, earlier);
        tellings.set(hash, at);
      });
    }
    if (repeated) problems.push(repeated);
  }
  return applyExemptions('passages-stand-once', world, problems);
};

type Paragraph = { readonly block: Block; readonly words: Words };

/** For the hash of each passage, the index of the paragraph in which it was told last. */
type Tellings = Map<number, number>;

/** The problem of a passage that stands in an earlier paragraph too; none if only its hash does. */
function repeatedIn({ block, words }: Paragraph, from: number, to: number, earlier: Paragraph) {
  const passage = plain(words.text.slice(from, to));
  if (!plain(earlier.words.text).includes(passage)) return undefined;
  const message = `"${passage}" is told under "${earlier.block.heading.text}" too; tell it once`;
  return { part: block, at: placeIn(words, from, to - from), message };
}

const WORD = /[\p{L}\p{N}'-]+/gu;

const plain = (text: string): string => (text.toLowerCase().match(WORD) ?? []).join(' ');

/** Tells every passage of a paragraph by its hash and by where it stands. */
function eachPassage(text: string, tell: (hash: number, from: number, to: number) => void): void {
  const starts: number[] = [];
  const hashes: number[] = [];
  for (const { index, 0: word } of text.matchAll(WORD)) {
    starts.push(index);
    const count = hashes.push(hashOf(word));
    if (count < ALIKE) continue;
    let hash = 0;
    for (let i = count - ALIKE; i < count; i++) hash = (Math.imul(hash, 31) + (hashes[i] ?? 0)) | 0;
    tell(hash, starts[count - ALIKE] ?? 0, index + word.length);
  }
}

/** A hash of a word that is the same in capital and small letters. */
function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 33) + (word.charCodeAt(i) | 32)) | 0;
  return hash;
}
