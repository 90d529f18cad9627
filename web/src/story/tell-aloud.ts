import type { StoryReply } from '@underhall/contract';
import { wordsOf } from '../ui/game-html.ts';
import { groupMessages } from './group-messages.ts';

/** What changed, for those who hear the page; the heading that takes the focus says the rest. */
export function tellAloud({ messages = [] }: StoryReply): string {
  const { rolls, headlines, changes } = groupMessages(messages);
  return [...rolls, ...headlines, ...changes].map(({ message }) => wordsOf(message)).join(' ');
}
