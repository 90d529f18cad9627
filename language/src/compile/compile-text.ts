import type { Piece, Stage, Text } from '@underhall/engine';
import type { Mention } from '../meaning/form.ts';
import type { WrittenQuality } from '../meaning/quality.ts';
import type { WrittenText } from '../meaning/written-text.ts';
import type { Words } from '../syntax/block.ts';
import type { Substitution } from '../syntax/text-piece.ts';
import { plainHtml, richText, typesetterOf } from '../syntax/typography.ts';
import { compileRequirements } from './compile-requirement.ts';
import type { Lookup } from './look-up.ts';

/** Returns safe markup: an array if it contains substitutions. */
export const compileText = (written: WrittenText | undefined, find: Lookup): Text =>
  written ? joined(piecesOf(written, find)) : '';

/** Returns safe markup, one `<p>` for each paragraph. */
export const compileProse = (prose: readonly WrittenText[], find: Lookup): Text =>
  joined(prose.flatMap((written) => ['<p>', ...piecesOf(written, find), '</p>']));

export const joinTexts = (...texts: readonly Text[]): Text => joined(texts.flat());

function piecesOf({ words, pieces }: WrittenText, find: Lookup): readonly Piece[] {
  if (pieces.length === 0) return [richText(words.text)];
  const typesetter = typesetterOf(words.text);
  const compiled = pieces.map((piece): Piece => {
    if (piece.kind === 'plain') return typesetter.set(piece.from, piece.to);
    const set = ({ text }: Words): string => richText(text, markBefore(words.text, piece.from));
    return compileSubstitution(piece, set, find);
  });
  return [...compiled, typesetter.close()];
}

/** Skips asterisks, as the typesetter does. */
function markBefore(text: string, offset: number): string | undefined {
  let i = offset - 1;
  while (text[i] === '*') i--;
  return text[i];
}

function joined(pieces: readonly Piece[]): Text {
  // Joins into a flat string, because concatenated strings would be copied again when read.
  if (pieces.every(isPlain)) return pieces.join('');
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece === '') continue;
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  const [first = '', ...more] = all;
  return typeof first === 'string' && more.length === 0 ? first : all;
}

const isPlain = (piece: Piece): piece is string => typeof piece === 'string';

/** @param set turns words inside the braces into safe markup */
function compileSubstitution(piece: Substitution<Mention>, set: (words: Words) => string, find: Lookup): Piece {
  switch (piece.kind) {
    case 'level':
      return { kind: 'level', quality: find.idFor(piece.quality) };
    case 'entry': {
      const stages = entriesOf(find.quality(piece.quality), piece.list.text);
      return { kind: 'stage', quality: find.idFor(piece.quality), stages };
    }
    case 'number':
      return find.numbers[piece.name] ?? '';
    case 'own name':
      return { kind: 'name' };
    case 'other name':
      return { kind: 'name', of: 'other' };
    case 'address': {
      const [gentleman, lady, indistinct] = piece.forms;
      const of = piece.of && { of: piece.of };
      return { kind: 'pronoun', ...of, gentleman: set(gentleman), lady: set(lady), indistinct: set(indistinct) };
    }
    case 'cases':
      return {
        kind: 'cases',
        cases: piece.cases.map(({ when, text }) => ({ when: compileRequirements(when, find), text: set(text) })),
        otherwise: piece.otherwise ? set(piece.otherwise) : '',
      };
  }
}

/** Safe markup, lowest level first. */
function entriesOf({ facts }: WrittenQuality, list: string): readonly Stage[] {
  const entries =
    list === 'stage'
      ? (facts.stages ?? []).map(({ from, text }) => ({ from, text: plainHtml(text) }))
      : (facts.text ?? [])
          .filter((entry) => entry.list === list)
          .map(({ from, text }) => ({ from, text: richText(text.text) }));
  return entries.sort((a, b) => a.from - b.from);
}
