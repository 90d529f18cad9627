import type { Block, Problem } from '../../../syntax/block.ts';
import { outcomesOf } from '../../parts-of.ts';
import type { Check } from '../../rule.ts';

/** A message has both its title and what it says. */
export const messagesAreWhole: Check = (world) =>
  [...outcomesOf(world), ...world.timed].flatMap(({ block }) => problems(block));

function problems({ facts }: Block): readonly Problem[] {
  const message = facts.find(({ key }) => key === 'message');
  const says = facts.find(({ key }) => key === 'says');
  if (message && !says) return [{ at: message.value.at, message: 'this message says nothing ("says: Text")' }];
  if (says && !message)
    return [{ at: says.value.at, message: 'what is said belongs to no message ("message: Title")' }];
  return [];
}
