import type { StoryReply } from '@underhall/contract';
import { wordsOf } from '../ui/game-html.ts';
import { changesIn, groupMessages } from './group-messages.ts';

/** The changes in words for a screen reader; the heading that takes the focus says the rest. */
export function tellAloud({ messages = [] }: StoryReply): string {
  const grouped = groupMessages(messages);
  return [...grouped.difficultyMessages, ...changesIn(grouped)].map(({ message }) => wordsOf(message)).join(' ');
}
