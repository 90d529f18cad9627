import { qualityCategories, slots } from '@underhall/engine';
import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { levelPicture, levelText, listEntry } from './leveled-forms.ts';
import { type MilestoneWritten, readMilestone } from './milestone.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import { listOf, many, oneOf, picture, plainWords, stage, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { variedLine } from './written-text.ts';

export const qualityFacts = {
  id: wholeNumber(1),
  was: plainWords,
  category: oneOf(...qualityCategories),
  nature: oneOf('thing', 'status'),
  climbs: oneOf('one by one', 'ever steeper'),
  steepest: wholeNumber(1),
  cap: wholeNumber(1),
  'cap raised by': nameOf('quality'),
  target: wholeNumber(1),
  hidden: yesOrNo,
  shared: yesOrNo,
  stages: listOf(stage),
  pictures: listOf(levelPicture),
  told: many(levelText),
  text: many(listEntry),
  milestone: oneOf('each level', 'none'),
  relationship: variedLine,
  'available at': plainWords,
  slot: oneOf(...slots.map(({ key }) => key)),
  enhances: listOf(amountFrom(Number.NEGATIVE_INFINITY)),
  dulls: listOf(amountFrom(1)),
  use: nameOf('storylet'),
  lend: yesOrNo,
  namable: yesOrNo,
  flaunt: yesOrNo,
  'second chance on': nameOf('quality'),
  'challenged as': oneOf('broad', 'narrow'),
  scaler: wholeNumber(1),
  step: wholeNumber(-100),
  menace: nameOf('quality'),
  image: picture,
  order: wholeNumber(-1_000_000),
};

export type QualityWritten = WrittenBlock<typeof qualityFacts> & { readonly milestones: readonly MilestoneWritten[] };

export function readQuality(block: Block, reading: Reading): QualityWritten {
  const written = readFacts(block, qualityFacts, reading);
  requireFacts(written, ['category', 'image'], reading);
  const [first] = block.inner;
  if (first && written.facts.shared)
    reading.report(
      first.heading.at,
      'a level that is everybody’s is no milestone in one life; keep it with a quality that is not "shared"',
    );
  return { ...written, milestones: block.inner.map((inner) => readMilestone(inner, reading)) };
}
