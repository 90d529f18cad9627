import {
  decks,
  type Frequency,
  frequencies,
  qualityCategories,
  type Reach,
  reachOf,
  storyletCategories,
  urgencies,
} from '@underhall/engine';
import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { machineMoves } from './machine.ts';
import { amountFrom, challenge, nameOf, places } from './named-forms.ts';
import { readOutcome, type WrittenOutcome } from './outcome.ts';
import { actions, listOf, oneOf, picture, plainWords, scenePicture, wholeNumber, yesOrNo } from './plain-forms.ts';
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

export type WrittenStorylet = WrittenBlock<typeof storyletFacts> & { readonly branches: readonly WrittenBranch[] };

/** Without a `deck` a storylet is listed. */
export const reachIn = ({ facts }: Pick<WrittenStorylet, 'facts'>): Reach => reachOf[facts.deck ?? 'always'];

export function readStorylet(block: Block, reading: Reading): WrittenStorylet {
  const written = readFacts(block, storyletFacts, reading);
  requireFacts(written, ['teaser', 'image'], reading);
  return { ...written, branches: block.inner.map((inner) => readBranch(inner, reading)) };
}

export const branchFacts = {
  id: wholeNumber(1),
  was: plainWords,
  cost: actions,
  when: listOf(requirement),
  needs: listOf(requirement),
  pay: listOf(amountFrom(1)),
  locked: plainWords,
  challenge: listOf(challenge),
  'second chance': listOf(nameOf('quality')),
  'ask second chance': oneOf('after the roll'),
  fate: wholeNumber(0),
  button: plainWords,
  short: variedLine,
  'one-way': yesOrNo,
  once: yesOrNo,
  repeatable: wholeNumber(2),
  names: oneOf(...qualityCategories),
  act: nameOf('act'),
  machine: oneOf(...machineMoves),
  image: picture,
  order: wholeNumber(-1_000_000),
};

export type WrittenBranch = WrittenBlock<typeof branchFacts> & { readonly outcomes: readonly WrittenOutcome[] };

const OUTCOME = /^(always|success|failure|rare)\b.*:/;

function readBranch(block: Block, reading: Reading): WrittenBranch {
  const { text, at } = block.heading;
  if (block.inner.length === 0 && OUTCOME.test(text)) {
    reading.report(at, `"${text}" looks like an outcome; write it with three "="`);
    return { block, facts: {}, prose: [], outcomes: [] };
  }
  const written = readFacts(block, branchFacts, reading);
  requireFacts(written, ['image'], reading);
  return { ...written, outcomes: block.inner.map((inner) => readOutcome(inner, reading)) };
}
