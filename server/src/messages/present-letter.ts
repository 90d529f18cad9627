import type { Message } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { ago } from './ago.ts';
import type { StoredLetter } from './message-store.ts';

/** A letter as a message. One that tells of a storylet which has left the world is a letter like any other. */
export function presentLetter(
  { id, title, html, image, at, storylet }: StoredLetter,
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
