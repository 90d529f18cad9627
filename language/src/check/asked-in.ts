import type { WrittenRequirement } from '../meaning/requirement.ts';
import { once } from './once.ts';
import { partsOf } from './parts-of.ts';
import { allTexts } from './texts-in.ts';

/** A requirement that is not made of others. */
export type SingleRequirement = Exclude<WrittenRequirement, { readonly kind: 'any of' }>;

/** The facts that ask for something. */
const ASKING = ['when', 'needs', 'given', 'only if', 'discovered', 'opens', 'sender needs', 'target needs'] as const;

/** Every requirement of the world, in facts and in texts; of those of which one is enough, each by itself. */
export const askedIn = once((world): readonly SingleRequirement[] => {
  const asked: SingleRequirement[] = [];
  for (const { facts } of partsOf(world)) {
    for (const key of ASKING) {
      const list = facts[key];
      if (Array.isArray(list)) for (const each of list as readonly WrittenRequirement[]) asked.push(...singly(each));
    }
  }
  for (const { pieces } of allTexts(world)) {
    for (const piece of pieces) {
      if (piece.kind === 'cases') asked.push(...piece.cases.flatMap(({ when }) => when).flatMap(singly));
    }
  }
  return asked;
});

/** A requirement, or all of those of which one is enough. */
export const singly = (asked: WrittenRequirement): readonly SingleRequirement[] =>
  asked.kind === 'any of' ? asked.of.flatMap(singly) : [asked];
