import type { Block } from '../syntax/block.ts';
import { type BranchWritten, readBranch } from './branch.ts';
import type { Reading } from './form.ts';
import { places, requirement } from './named-forms.ts';
import { listOf, oneOf, picture, text, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type Written } from './read-facts.ts';

/** Weight of a card in the draw. */
export const frequencies = {
  Rare: 10,
  Unusual: 20,
  'Very Infrequent': 50,
  Infrequent: 80,
  Standard: 100,
  Frequent: 200,
  Abundant: 500,
  Ubiquitous: 1000,
} as const;

export type Frequency = keyof typeof frequencies;

const categories = [
  'Unspecialised',
  'Ambition',
  'Blue',
  'Episodic',
  'Fancy',
  'Gold',
  'ItemUse',
  'LivingWorld',
  'Ongoing',
  'Premium',
  'QuesticleStart',
  'QuesticleStep',
  'Seasonal',
  'Sinister',
  'Travel',
] as const;

export const storyletFacts = {
  id: wholeNumber(1),
  was: text,
  where: places,
  when: listOf(requirement),
  deck: oneOf('always', 'sometimes'),
  frequency: oneOf(...(Object.keys(frequencies) as Frequency[])),
  urgency: oneOf('normal', 'high', 'must'),
  back: yesOrNo,
  sticky: yesOrNo,
  outfit: yesOrNo,
  teaser: text,
  image: picture,
  alt: text,
  order: wholeNumber(-1_000_000),
  category: oneOf(...categories),
  note: text,
};

export type StoryletWritten = Written<typeof storyletFacts> & { readonly branches: readonly BranchWritten[] };

export function readStorylet(block: Block, reading: Reading): StoryletWritten {
  const written = readFacts(block, storyletFacts, reading);
  requireFacts(written, ['teaser', 'image'], reading);
  return { ...written, branches: block.inner.map((inner) => readBranch(inner, reading)) };
}
