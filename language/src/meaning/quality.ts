import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import { listOf, many, oneOf, picture, stage, text, wholeNumber, yesOrNo } from './plain-forms.ts';
import { qualityCategories, slots } from './quality-categories.ts';
import { readFacts, requireFacts, type Written } from './read-facts.ts';

export const qualityFacts = {
  id: wholeNumber(1),
  was: text,
  category: oneOf(...qualityCategories),
  nature: oneOf('thing', 'status'),
  climbs: oneOf('one by one', 'ever steeper'),
  steepest: wholeNumber(1),
  cap: wholeNumber(1),
  hidden: yesOrNo,
  stages: listOf(stage),
  told: many(stage),
  'available at': text,
  slot: oneOf(...slots),
  enhances: listOf(amountFrom(Number.NEGATIVE_INFINITY)),
  'second chance on': nameOf('quality'),
  'challenged as': oneOf('broad', 'narrow'),
  image: picture,
  order: wholeNumber(-1_000_000),
};

export type QualityWritten = Written<typeof qualityFacts>;

export function readQuality(block: Block, reading: Reading): QualityWritten {
  const written = readFacts(block, qualityFacts, reading);
  requireFacts(written, ['category', 'image'], reading);
  return written;
}
