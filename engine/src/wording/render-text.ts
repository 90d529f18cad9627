import type { Character } from '../character.ts';
import { levelAsked, meetsAll } from '../qualities/meets.ts';
import { entryAt } from '../qualities/quality.ts';
import type { Standpoint } from '../turn.ts';
import type { Piece, Text } from './text.ts';

/** The other player of an act. */
export type OtherPlayer = Pick<Character, 'name' | 'gender'>;

/**
 * Returns the markup that a character sees. It is safe, because names written by players are escaped. `other` is needed
 * for texts of an act.
 */
export const renderText = (text: Text, here: Standpoint, other?: OtherPlayer): string =>
  typeof text === 'string' ? text : text.map((piece) => renderPiece(piece, here, other)).join('');

function renderPiece(piece: Piece, here: Standpoint, other: OtherPlayer = nobody): string {
  const { character } = here;
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'level':
      return String(levelAsked(piece, here));
    case 'stage':
      return entryAt(piece.stages, levelAsked(piece, here)) ?? '';
    case 'name':
      return escapeHtml((piece.of === 'other' ? other : character).name);
    case 'pronoun':
      return piece[pronouns[(piece.of === 'other' ? other : character).gender]];
    case 'cases': {
      const first = piece.cases.find(({ when }) => meetsAll(when, here));
      return renderText(first ? first.text : piece.otherwise, here, other);
    }
  }
}

const nobody: OtherPlayer = { name: '', gender: 'Indistinct' };

const pronouns = { Gentleman: 'gentleman', Lady: 'lady', Indistinct: 'indistinct' } as const;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (plain: string): string => plain.replace(/[&<>"']/g, (mark) => marks[mark] as string);
