import type { Words } from '../syntax/block.ts';
import type { CaseForm, TextPiece } from '../syntax/text-piece.ts';
import { parseText } from '../syntax/varied-text.ts';
import { type Form, type Mention, mention, type Reading } from './form.ts';
import { mentionRequirement } from './requirement.ts';

export type WrittenText = {
  readonly words: Words;
  /** Empty if the text has no substitutions. */
  readonly pieces: readonly TextPiece<Mention>[];
};

export const variedLine: Form<WrittenText> = { read: readText };

export const readProse = (prose: readonly Words[], reading: Reading): readonly WrittenText[] =>
  prose.map((words) => readText(words, reading));

export function readText(words: Words, reading: Reading): WrittenText {
  const { pieces, problems } = parseText(words);
  for (const { at, message } of problems) reading.report(at, message);
  const isVaried = pieces.some(({ kind }) => kind !== 'plain');
  return { words, pieces: isVaried ? pieces.map((piece) => namedInPiece(piece, reading)) : NONE };
}

/** One shared array, to save memory. */
const NONE: readonly TextPiece<Mention>[] = [];

const BEGINS_WITH = 'A case begins with its requirement: "{Talk 5+: one | other}".';
const QUOTED_OR_PLAIN = 'Write a name with a colon in double quotes, and a plain colon as \\:.';

function namedInPiece(piece: TextPiece, reading: Reading): TextPiece<Mention> {
  switch (piece.kind) {
    case 'level': {
      const hint = piece.quality.text.includes(':') ? { hint: BEGINS_WITH } : {};
      return { ...piece, quality: mention('quality', piece.quality, reading, hint) };
    }
    case 'entry':
      return { ...piece, quality: mention('quality', piece.quality, reading, { list: piece.list }) };
    case 'cases':
      return { ...piece, cases: piece.cases.map((each) => namedInCase(each, reading)) };
    default:
      return piece;
  }
}

const namedInCase = ({ when, text }: CaseForm, reading: Reading): CaseForm<Mention> => ({
  when: when.map((form) => mentionRequirement(form, reading, QUOTED_OR_PLAIN)),
  text,
});
