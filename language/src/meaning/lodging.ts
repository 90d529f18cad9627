import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { pictureOf, plainWords, wholeNumber } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';

export const lodgingFacts = {
  id: wholeNumber(1),
  was: plainWords,
  hand: wholeNumber(0),
  image: pictureOf('lodgings', 'icons'),
};

export type LodgingWritten = WrittenBlock<typeof lodgingFacts>;

export function readLodging(block: Block, reading: Reading): LodgingWritten {
  const written = readFacts(block, lodgingFacts, reading);
  requireFacts(written, ['hand', 'image'], reading);
  return written;
}
