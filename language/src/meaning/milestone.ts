import { type MilestoneKind, milestoneKinds } from '@underhall/engine';
import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { pictureOf } from './plain-forms.ts';
import { placeOf, readFacts, type WrittenBlock } from './read-facts.ts';

/** One of these, for the picture of the page. */
export const milestoneFacts = {
  hero: pictureOf('heroes'),
  banner: pictureOf('headers'),
  cameo: pictureOf('cameos'),
};

export type MilestoneHeading = { readonly kind: MilestoneKind; readonly from: number; readonly name: string };

/** A milestone whose heading could not be read has none; the reading has been told. */
export type MilestoneWritten = WrittenBlock<typeof milestoneFacts> & { readonly heading?: MilestoneHeading };

const HEADING = new RegExp(`^(${milestoneKinds.join('|')}) ([1-9]\\d{0,8}): (.+)$`);

/** Reads a part of a quality: `chapter 10: The First Evening`, `person 1: Mr Osric Pell`. */
export function readMilestone(block: Block, reading: Reading): MilestoneWritten {
  const written = readFacts(block, milestoneFacts, reading);
  const [, , second] = Object.keys(written.facts).length > 1 ? ['', ...Object.keys(written.facts)] : [];
  if (second !== undefined)
    reading.report(placeOf(block, second), 'a milestone has one picture; keep one of "hero", "banner" and "cameo"');
  const [, kind, from, name] = HEADING.exec(block.heading.text) ?? [];
  if (name !== undefined) return { ...written, heading: { kind: kind as MilestoneKind, from: Number(from), name } };
  reading.report(
    block.heading.at,
    'a part of a quality is a milestone: "chapter 10: The Name of the Chapter" or "person 1: The Name of the Person", each with the level from 1 up at which it is reached',
  );
  return written;
}
