import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import { actions, listOf, picture, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';

export const agentFacts = { id: wholeNumber(1), was: plainWords, levels: listOf(amountFrom(1)), image: picture };

export type WrittenAgent = WrittenBlock<typeof agentFacts>;

export function readAgent(block: Block, reading: Reading): WrittenAgent {
  const written = readFacts(block, agentFacts, reading);
  requireFacts(written, ['levels', 'image'], reading);
  return written;
}

export const concernFacts = { id: wholeNumber(0), was: plainWords, image: picture, order: wholeNumber(-1_000_000) };

export const plotFacts = {
  id: wholeNumber(1),
  was: plainWords,
  lasts: actions,
  tests: listOf(amountFrom(1)),
  report: nameOf('storylet'),
  when: listOf(requirement),
  needs: listOf(requirement),
  fate: wholeNumber(0),
  'can be called off': yesOrNo,
  image: picture,
};

export type WrittenPlot = WrittenBlock<typeof plotFacts>;

export type WrittenConcern = WrittenBlock<typeof concernFacts> & { readonly plots: readonly WrittenPlot[] };

export function readConcern(block: Block, reading: Reading): WrittenConcern {
  const written = readFacts(block, concernFacts, reading);
  requireFacts(written, ['image'], reading);
  return { ...written, plots: block.inner.map((inner) => readPlot(inner, reading)) };
}

function readPlot(block: Block, reading: Reading): WrittenPlot {
  const written = readFacts(block, plotFacts, reading);
  requireFacts(written, ['lasts', 'report', 'image'], reading);
  return written;
}
