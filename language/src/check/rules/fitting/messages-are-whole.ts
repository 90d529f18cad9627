import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

/** A message must have a title and a text. A `tells of` fact needs a message, or the prose of a timed story. */
export const messagesAreWhole: Check = (world) => [
  ...outcomesOf(world).flatMap(({ block }) => problems(block, false)),
  ...world.timed.flatMap(({ block, prose }) => problems(block, prose.length > 0)),
];

function problems({ facts }: Block, hasLetter: boolean): readonly Problem[] {
  const message = facts.find(({ key }) => key === 'message');
  const says = facts.find(({ key }) => key === 'says');
  if (message && !says) return [{ at: message.value.at, message: 'this message has no text; add "says: Text"' }];
  if (says && !message) return [{ at: says.value.at, message: 'this text has no message; add "message: Title"' }];
  const tellsOf = facts.find(({ key }) => key === 'tells of');
  if (tellsOf && !message && !hasLetter)
    return [{ at: tellsOf.value.at, message: '"tells of" needs a message; add "message: Title" and "says: Text"' }];
  return [];
}
