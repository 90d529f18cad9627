import type { Problem, Words } from './block.ts';
import { readSubstitution } from './substitution.ts';
import { problemAtMark, type TextPiece, unpairedAsterisk } from './text-piece.ts';

export type VariedText = { readonly pieces: readonly TextPiece[]; readonly problems: readonly Problem[] };

const MEANS_SOMETHING = /[{}*\\]/;

/** Splits a paragraph into constant pieces and substitutions. Collects problems. */
export function parseText(words: Words): VariedText {
  const { text } = words;
  if (text !== '' && !MEANS_SOMETHING.test(text)) {
    return { pieces: [{ kind: 'plain', from: 0, to: text.length }], problems: [] };
  }
  const pieces: TextPiece[] = [];
  const problems: Problem[] = [];
  const asterisks: number[] = [];
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '*') asterisks.push(i);
    else if (text[i] === '}')
      problems.push(problemAtMark(words, i, 'this brace closes nothing; write \\} for a plain one'));
    else if (text[i] === '{') {
      if (i > from) pieces.push({ kind: 'plain', from, to: i });
      const end = closingOf(text, i);
      const substitution = readSubstitution(words, i, end);
      problems.push(...substitution.problems);
      if (substitution.piece) pieces.push(substitution.piece);
      i = end;
      from = end + 1;
    }
  }
  if (text.length > from) pieces.push({ kind: 'plain', from, to: text.length });
  return { pieces, problems: [...problems, ...unpairedAsterisk(words, asterisks)] };
}

/** The offset of the matching closing brace, or the end of the text. */
function closingOf(text: string, opening: number): number {
  let depth = 0;
  for (let i = opening; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return text.length;
}
