import type { Character, Quality } from '@underhall/engine';
import { escapeHtml } from './markup.ts';

/** The name of a quality as HTML. A name from the player takes precedence. */
export const nameOf = (quality: Quality, { names }: Pick<Character, 'names'>): string =>
  escapeHtml(names[quality.id] ?? quality.name);

/** Wraps a name in the element that clients use to find names in sentences. `name` must be HTML. */
export const wrapName = (name: string): string => `<span class='quality-name'>${name}</span>`;
