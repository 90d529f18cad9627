import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { amountFrom } from './named-forms.ts';
import { listOf, picture, plainWords, wholeNumber } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';

export const agentFacts = { id: wholeNumber(1), was: plainWords, levels: listOf(amountFrom(1)), image: picture };

export type AgentWritten = WrittenBlock<typeof agentFacts>;

export function readAgent(block: Block, reading: Reading): AgentWritten {
  const written = readFacts(block, agentFacts, reading);
  requireFacts(written, ['levels', 'image'], reading);
  return written;
}
