import { britishSpellings } from '../../prose/word-lists.ts';
import type { Check } from '../../rule.ts';
import { findInTextsAndHeadings } from '../../texts-in.ts';

const AMERICAN = new RegExp(`\\b(?:${[...britishSpellings.keys()].join('|')})\\b`, 'gi');

export const spellingIsBritish: Check = (world) => findInTextsAndHeadings(AMERICAN, world, british);

const british = (found: string): string =>
  `"${found}" is American spelling; write "${britishSpellings.get(found.toLowerCase())}"`;
