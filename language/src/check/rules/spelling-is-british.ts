import { britishSpellings } from '../british-spellings.ts';
import { findInHeadings, findInTexts } from '../prose/find-in-texts.ts';
import type { Rule } from '../rule.ts';

const AMERICAN = new RegExp(`\\b(?:${[...britishSpellings.keys()].join('|')})\\b`, 'i');

/** Everything that is told is spelt as it is spelt in Britain. */
export const spellingIsBritish: Rule = (world) => [
  ...findInHeadings(AMERICAN, world, british),
  ...findInTexts(AMERICAN, world, british),
];

const british = (found: string): string => `"${found}" is spelt "${britishSpellings.get(found.toLowerCase())}" here`;
