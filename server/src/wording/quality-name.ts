import type { Character, Quality } from '@underhall/engine';
import { escapeHtml } from './markup.ts';

/** The name of a quality for its owner, as HTML: the name that the character gave it, or else its own. */
export const nameOf = (quality: Quality, { names }: Pick<Character, 'names'>): string =>
  escapeHtml(names[quality.id] ?? quality.name);

/** Wraps a name in the element by which clients find names in sentences. `name` is HTML already. */
export const spelled = (name: string): string => `<span class='quality-name'>${name}</span>`;
