import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

/** A message has both its title and what it says; what is told of a storylet is told in one. */
export const messagesAreWhole: Check = (world) => [
  ...outcomesOf(world).flatMap(({ block }) => problems(block, false)),
  ...world.timed.flatMap(({ block, prose }) => problems(block, prose.length > 0)),
];

function problems({ facts }: Block, hasLetter: boolean): readonly Problem[] {
  const message = facts.find(({ key }) => key === 'message');
  const says = facts.find(({ key }) => key === 'says');
  if (message && !says) return [{ at: message.value.at, message: 'this message says nothing ("says: Text")' }];
  if (says && !message)
    return [{ at: says.value.at, message: 'what is said belongs to no message ("message: Title")' }];
  const tellsOf = facts.find(({ key }) => key === 'tells of');
  if (tellsOf && !message && !hasLetter)
    return [
      { at: tellsOf.value.at, message: 'there is no message that could tell of it ("message: Title", "says: Text")' },
    ];
  return [];
}
