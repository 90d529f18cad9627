import type { Message } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { ago } from './ago.ts';
import type { StoredMessage } from './message-store.ts';

/** If the world no longer has the message's storylet, the message has no link. */
export function presentStoryMessage(
  { id, title, html, image, at, storylet }: StoredMessage,
  world: World,
  now: number,
): Message {
  const leadsTo = storylet !== undefined && world.storylets.has(storylet) ? storylet : undefined;
  return {
    type: leadsTo === undefined ? 'LetterMessage' : 'StoryletMessage',
    id,
    relatedId: leadsTo ?? id,
    title: escapeHtml(title),
    description: html,
    image,
    date: new Date(at).toISOString(),
    ago: ago(at, now),
    canDelete: true,
  };
}
