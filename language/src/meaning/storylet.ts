import { decks, type Frequency, frequencies, storyletCategories, urgencies } from '@underhall/engine';
import type { Block } from '../syntax/block.ts';
import { type BranchWritten, readBranch } from './branch.ts';
import type { Reading } from './form.ts';
import { nameOf, places } from './named-forms.ts';
import { listOf, oneOf, picture, plainWords, scenePicture, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';
import { variedLine } from './written-text.ts';

export const storyletFacts = {
  id: wholeNumber(1),
  was: plainWords,
  where: places,
  in: listOf(nameOf('setting')),
  when: listOf(requirement),
  deck: oneOf(...decks),
  frequency: oneOf(...(Object.keys(frequencies) as Frequency[])),
  urgency: oneOf(...urgencies),
  back: yesOrNo,
  sticky: yesOrNo,
  autofire: yesOrNo,
  outfit: yesOrNo,
  teaser: variedLine,
  'short teaser': variedLine,
  short: variedLine,
  image: picture,
  scene: scenePicture,
  alt: plainWords,
  order: wholeNumber(-1_000_000),
  category: oneOf(...storyletCategories),
  note: variedLine,
};

export type StoryletWritten = WrittenBlock<typeof storyletFacts> & { readonly branches: readonly BranchWritten[] };

export function readStorylet(block: Block, reading: Reading): StoryletWritten {
  const written = readFacts(block, storyletFacts, reading);
  requireFacts(written, ['teaser', 'image'], reading);
  return { ...written, branches: block.inner.map((inner) => readBranch(inner, reading)) };
}
