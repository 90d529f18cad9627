import type { Character, Quality } from '@underhall/engine';
import { escapeHtml } from './markup.ts';

/** The name of a quality as HTML. A name from the player takes precedence. */
export const nameOf = (quality: Quality, { names }: Pick<Character, 'names'>): string =>
  escapeHtml(names[quality.id] ?? quality.name);

/** Wraps a name in the element that clients use to find names in sentences. `name` must be HTML. */
export const wrapName = (name: string): string => `<span class='quality-name'>${name}</span>`;

const startOfPhrase = /^(an?|the|how|what|when|where|which|who|whose|why)\b/i;

/** True for a name that takes no article or possessive, such as 'The Light on the Tiles' or 'What They Heard'. */
export const isPhrase = (name: string): boolean => startOfPhrase.test(name);
