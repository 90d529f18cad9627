import { type Problem, placeIn } from '../../../syntax/block.ts';
import { outsideSpeech } from '../../prose/measure-text.ts';
import type { Check } from '../../rule.ts';
import { allTexts, filesWith } from '../../texts-in.ts';

const EXCITED = /!|\.\.\.|\u2026/;

/** Outside of what somebody says or writes, nothing is exclaimed and nothing trails off. */
export const narratorKeepsCalm: Check = (world) => {
  const problems: Problem[] = [];
  const files = filesWith(EXCITED, world);
  for (const { words } of allTexts(world)) {
    if (!files.has(words.at.file) || !EXCITED.test(words.text)) continue;
    const found = outsideSpeech(words.text).search(EXCITED);
    const message = 'the narrator neither exclaims nor trails off; end on a full stop, or let somebody say it';
    if (found >= 0) problems.push({ at: placeIn(words, found), message });
  }
  return problems;
};
