import { placeIn } from '../../syntax/cut.ts';
import { britishSpellings } from '../british-spellings.ts';
import { partsOf } from '../parts-of.ts';
import type { Rule } from '../rule.ts';
import { textsIn } from '../texts-in.ts';

const AMERICAN = new RegExp(`\\b(?:${[...britishSpellings.keys()].join('|')})\\b`, 'i');

/** Everything that is told is spelt as it is spelt in Britain. */
export const spellingIsBritish: Rule = (world) =>
  partsOf(world).flatMap((part) =>
    [part.block.heading, ...textsIn(part).map(({ words }) => words)].flatMap((words) => {
      const match = AMERICAN.exec(words.text);
      if (!match) return [];
      const [found] = match;
      const at = placeIn(words, match.index, found.length);
      return [{ at, message: `"${found}" is spelt "${britishSpellings.get(found.toLowerCase())}" here` }];
    }),
  );
