import { type Problem, placeIn } from '../../../syntax/block.ts';
import { withoutSpeech } from '../../prose/measure-text.ts';
import type { Check } from '../../rule.ts';
import { allTexts, filesWith } from '../../texts-in.ts';

const EXCITED = /!|\.\.\.|\u2026/;

/** Exclamation marks and ellipses are only allowed in speech and italics. */
export const narratorKeepsCalm: Check = (world) => {
  const problems: Problem[] = [];
  const files = filesWith(EXCITED, world);
  for (const { words } of allTexts(world)) {
    if (!files.has(words.at.file) || !EXCITED.test(words.text)) continue;
    const found = withoutSpeech(words.text).search(EXCITED);
    const message =
      'the narrator uses no exclamation marks or ellipses; end with a full stop, or let a character say it';
    if (found >= 0) problems.push({ at: placeIn(words, found), message });
  }
  return problems;
};
