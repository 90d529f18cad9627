import { britishSpellings } from '../../prose/word-lists.ts';
import type { Check } from '../../rule.ts';
import { findInTextsAndHeadings } from '../../texts-in.ts';

const AMERICAN = new RegExp(`\\b(?:${[...britishSpellings.keys()].join('|')})\\b`, 'i');

/** Everything that is told is spelt as it is spelt in Britain. */
export const spellingIsBritish: Check = (world) => findInTextsAndHeadings(AMERICAN, world, british);

const british = (found: string): string => `"${found}" is spelt "${britishSpellings.get(found.toLowerCase())}" here`;
