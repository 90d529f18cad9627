import type { Block } from '../syntax/block.ts';
import { restriction } from './consequences.ts';
import type { Reading } from './form.ts';
import { folderOfMaps } from './map-forms.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import { listOf, pictureOf } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { readWordSections, type WordsWritten, wordsWith } from './world-words.ts';

export const packFacts = {
  tagline: wordsWith([]),
  description: wordsWith([]),
  'start at': nameOf('area'),
  'start with': listOf(amountFrom(1)),
  'held back': listOf(restriction),
  faces: listOf(pictureOf('cameos')),
  weekly: nameOf('timed story'),
  opening: nameOf('quality'),
  maps: folderOfMaps,
};

export type PackWritten = WrittenBlock<typeof packFacts> & { readonly words: WordsWritten };

export function readPack(block: Block, reading: Reading): PackWritten {
  const written = readFacts(block, packFacts, reading);
  requireFacts(written, ['start at', 'faces'], reading);
  return { ...written, words: readWordSections(block, reading) };
}
