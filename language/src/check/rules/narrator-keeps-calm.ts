import { placeIn } from '../../syntax/cut.ts';
import { partsOf } from '../parts-of.ts';
import { outsideSpeech } from '../prose/outside-speech.ts';
import type { Rule } from '../rule.ts';
import { textsIn } from '../texts-in.ts';

/** Outside of what somebody says or writes, nothing is exclaimed and nothing trails off. */
export const narratorKeepsCalm: Rule = (world) =>
  partsOf(world)
    .flatMap(textsIn)
    .flatMap(({ words }) => {
      if (!/!|\.\.\.|\u2026/.test(words.text)) return [];
      const found = outsideSpeech(words.text).search(/!|\.\.\.|\u2026/);
      return found < 0
        ? []
        : [
            {
              at: placeIn(words, found),
              message: 'the narrator neither exclaims nor trails off; end on a full stop, or let somebody say it',
            },
          ];
    });
