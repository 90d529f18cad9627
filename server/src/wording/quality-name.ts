import type { Character, Quality } from '@underhall/engine';
import { escapeHtml } from './markup.ts';

/** The name of a quality as its owner reads it, as markup: the name the character gave it, else its own. */
export const nameOf = (quality: Quality, { names }: Pick<Character, 'names'>): string =>
  escapeHtml(names[quality.id] ?? quality.name);

/** Wraps a name in the element by which clients find names in sentences. `name` is markup already. */
export const spelled = (name: string): string => `<span class='quality-name'>${name}</span>`;
