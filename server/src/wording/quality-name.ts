import type { Character, Quality } from '@underhall/engine';
import { escapeHtml } from './markup.ts';

/** What a quality is called for a character: the name they gave it, else its own. Markup. */
export const nameOf = (quality: Quality, { names }: Pick<Character, 'names'>): string =>
  escapeHtml(names[quality.id] ?? quality.name);

/** A name as sentences show it, where clients look for it; `name` is markup already. */
export const spelled = (name: string): string => `<span class='quality-name'>${name}</span>`;
