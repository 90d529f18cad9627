import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import { listOf } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';

export const machineFacts = {
  'plays in': listOf(nameOf('storylet')),
  state: listOf(nameOf('quality')),
  ending: nameOf('quality'),
  'played by': listOf(amountFrom(1)),
};

/** What a branch does in a run: begins it, goes a step further, or ends it with what has been won. */
export const machineMoves = ['begin', 'press on', 'stop'] as const;
export type MachineMove = (typeof machineMoves)[number];

/** A repeatable run of steps, for the simulator only. Not part of the pack. */
export type WrittenMachine = WrittenBlock<typeof machineFacts>;

export function readMachine(block: Block, reading: Reading): WrittenMachine {
  const written = readFacts(block, machineFacts, reading);
  requireFacts(written, ['plays in', 'state', 'ending'], reading);
  return written;
}
