import { type MilestoneKind, milestoneKinds, qualityCategories, slots } from '@underhall/engine';
import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { levelPicture, levelPlace, levelText, levelTimed, listEntry } from './leveled-forms.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import {
  listOf,
  oneOf,
  picture,
  pictureOf,
  plainWords,
  repeatable,
  stage,
  wholeNumber,
  yesOrNo,
} from './plain-forms.ts';
import { placeOf, readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { variedLine } from './written-text.ts';

export const qualityFacts = {
  id: wholeNumber(1),
  was: plainWords,
  category: oneOf(...qualityCategories),
  group: plainWords,
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
  told: repeatable(levelText),
  text: repeatable(listEntry),
  milestone: oneOf('each level', 'none'),
  lead: oneOf('main', 'yes'),
  'done at': wholeNumber(1),
  'next step': repeatable(levelText),
  place: repeatable(levelPlace),
  'waits for': repeatable(levelTimed),
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

export type WrittenQuality = WrittenBlock<typeof qualityFacts> & { readonly milestones: readonly WrittenMilestone[] };

export function readQuality(block: Block, reading: Reading): WrittenQuality {
  const written = readFacts(block, qualityFacts, reading);
  requireFacts(written, ['category', 'image'], reading);
  const [first] = block.inner;
  if (first && written.facts.shared)
    reading.report(
      first.heading.at,
      'a shared quality cannot have milestones; move them to a quality that is not "shared"',
    );
  return { ...written, milestones: block.inner.map((inner) => readMilestone(inner, reading)) };
}

export const milestoneFacts = {
  hero: pictureOf('heroes'),
  banner: pictureOf('headers'),
  cameo: pictureOf('cameos'),
};

type MilestoneHeading = { readonly kind: MilestoneKind; readonly from: number; readonly name: string };

/** `heading` is missing if it is invalid, which has been reported. */
export type WrittenMilestone = WrittenBlock<typeof milestoneFacts> & { readonly heading?: MilestoneHeading };

const HEADING = new RegExp(`^(${milestoneKinds.join('|')}) ([1-9]\\d{0,8}): (.+)$`);

/** Reads `chapter 10: The First Evening`, `person 1: Mr Osric Pell`. */
function readMilestone(block: Block, reading: Reading): WrittenMilestone {
  const written = readFacts(block, milestoneFacts, reading);
  const [, , second] = Object.keys(written.facts).length > 1 ? ['', ...Object.keys(written.facts)] : [];
  if (second !== undefined)
    reading.report(placeOf(block, second), 'a milestone has one picture; keep one of "hero", "banner" and "cameo"');
  const [, kind, from, name] = HEADING.exec(block.heading.text) ?? [];
  if (name !== undefined) return { ...written, heading: { kind: kind as MilestoneKind, from: Number(from), name } };
  reading.report(
    block.heading.at,
    'not the heading of a milestone; write "chapter 10: The Name of the Chapter" or "person 1: The Name of the Person", with the level from 1 at which it is reached',
  );
  return written;
}
