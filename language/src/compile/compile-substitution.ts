import type { Piece, Stage } from '@underhall/engine';
import type { Named } from '../meaning/form.ts';
import type { QualityWritten } from '../meaning/quality.ts';
import type { Words } from '../syntax/block.ts';
import type { Substitution } from '../syntax/text-piece.ts';
import { plainHtml, richText } from '../syntax/typography.ts';
import { compileRequirements } from './compile-requirement.ts';
import type { Lookup } from './look-up.ts';

/** Compiles what is written between braces. `set` turns the words in it into safe markup. */
export function compileSubstitution(
  piece: Substitution<Named>,
  set: (words: Words) => string,
  find: Lookup,
): Exclude<Piece, string> {
  switch (piece.kind) {
    case 'level':
      return { kind: 'level', quality: find.named(piece.quality) };
    case 'entry': {
      const stages = entriesOf(find.quality(piece.quality), piece.list.text);
      return { kind: 'stage', quality: find.named(piece.quality), stages };
    }
    case 'own name':
      return { kind: 'name' };
    case 'address': {
      const [gentleman, lady, indistinct] = piece.forms;
      return { kind: 'pronoun', gentleman: set(gentleman), lady: set(lady), indistinct: set(indistinct) };
    }
    case 'cases':
      return {
        kind: 'cases',
        cases: piece.cases.map(({ when, text }) => ({ when: compileRequirements(when, find), text: set(text) })),
        otherwise: piece.otherwise ? set(piece.otherwise) : '',
      };
  }
}

/** The entries of one list of a quality as safe markup, lowest first. */
function entriesOf({ facts }: QualityWritten, list: string): readonly Stage[] {
  const entries =
    list === 'stage'
      ? (facts.stages ?? []).map(({ from, text }) => ({ from, text: plainHtml(text) }))
      : (facts.text ?? [])
          .filter((entry) => entry.list === list)
          .map(({ from, text }) => ({ from, text: richText(text.text) }));
  return entries.sort((a, b) => a.from - b.from);
}
