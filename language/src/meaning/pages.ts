import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { link, listOf, picture, pictureOf, plainWords, wholeNumber } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';

export const snippetFacts = { id: wholeNumber(1), was: plainWords, when: listOf(requirement), image: picture };

export const advertFacts = {
  id: wholeNumber(1),
  was: plainWords,
  when: listOf(requirement),
  image: pictureOf('headers'),
  alt: plainWords,
  link,
};

export const newsFacts = {
  id: wholeNumber(1),
  was: plainWords,
  when: listOf(requirement),
  image: picture,
  order: wholeNumber(1),
  link,
};

export type WrittenSnippet = WrittenBlock<typeof snippetFacts>;
export type WrittenAdvert = WrittenBlock<typeof advertFacts>;
export type WrittenNews = WrittenBlock<typeof newsFacts>;

export function readSnippet(block: Block, reading: Reading): WrittenSnippet {
  const written = readFacts(block, snippetFacts, reading);
  requireFacts(written, ['image'], reading);
  return written;
}

/** An advert without any of the three facts would not be shown. */
export function readAdvert(block: Block, reading: Reading): WrittenAdvert {
  const written = readFacts(block, advertFacts, reading);
  requireFacts(written, ['image', 'alt', 'link'], reading);
  return written;
}

export const readNews = (block: Block, reading: Reading): WrittenNews => readFacts(block, newsFacts, reading);
