import { levelAsked, meetsAll } from '../qualities/meets.ts';
import { entryAt } from '../qualities/quality.ts';
import type { Standpoint } from '../turn.ts';
import type { Piece, Text } from './text.ts';

/** Returns the markup that a character sees. It is safe, because names written by players are escaped. */
export const renderText = (text: Text, here: Standpoint): string =>
  typeof text === 'string' ? text : text.map((piece) => renderPiece(piece, here)).join('');

function renderPiece(piece: Piece, here: Standpoint): string {
  const { character } = here;
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'level':
      return String(levelAsked(piece, here));
    case 'stage':
      return entryAt(piece.stages, levelAsked(piece, here)) ?? '';
    case 'name':
      return escapeHtml(character.name);
    case 'pronoun':
      return piece[pronouns[character.gender]];
    case 'cases': {
      const first = piece.cases.find(({ when }) => meetsAll(when, here));
      return renderText(first ? first.text : piece.otherwise, here);
    }
  }
}

const pronouns = { Gentleman: 'gentleman', Lady: 'lady', Indistinct: 'indistinct' } as const;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (plain: string): string => plain.replace(/[&<>"']/g, (mark) => marks[mark] as string);
