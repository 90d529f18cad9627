import { placeIn } from '../../../syntax/block.ts';
import { applyExemptions, type ProblemOfPart } from '../../prose/exempt.ts';
import type { Check } from '../../rule.ts';
import { filesWith, textsByPart } from '../../texts-in.ts';

/** A reserved number only occurs with the name of its owner, or as a house number. */
export const reservedNumbers: Check = (world) => {
  const { reserved } = world.houseStyle;
  const problems = Object.entries(reserved).flatMap(([number, { owner, phrases }]): readonly ProblemOfPart[] => {
    const form = new RegExp(`(?<!-|number )\\b${number}\\b(?!-)`, 'gi');
    const files = filesWith(form, world);
    const allowed = new RegExp(phrases.map((phrase) => `\\b${phrase}\\b`).join('|') || '(?!)', 'gi');
    return textsByPart(world).flatMap(({ part: { block }, texts }) => {
      if (!files.has(block.heading.at.file) || texts.some(({ words }) => words.text.includes(owner))) return [];
      for (const { words } of texts) {
        const found = words.text.replace(allowed, (phrase) => ' '.repeat(phrase.length)).search(form);
        if (found < 0) continue;
        const message = `"${number}" is reserved for "${owner}", who is not named here; use another number`;
        return [{ part: block, at: placeIn(words, found, number.length), message }];
      }
      return [];
    });
  });
  return applyExemptions('reserved-numbers', world, problems);
};
