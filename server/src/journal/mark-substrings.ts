import { startOfMark, stopOfMark } from './mark-found.ts';
import { foldForSearch } from './search-terms.ts';

/** A character of the text with its form for the search. A tag is one piece, which no mark covers. */
type Piece = { readonly text: string; readonly folded: string; readonly isTag: boolean; isMarked: boolean };

const blocks = /^<\/?(?:p|br|div|li|ul|ol|hr|blockquote|h[1-6])\b/i;

/** Marks each occurrence of the terms, in addition to the marks that the text has. */
export function markSubstrings(marked: string, terms: readonly string[], isHtml: boolean): string {
  const pieces = piecesOf(marked, isHtml);
  const starts: number[] = [];
  let plain = '';
  for (const { folded } of pieces) {
    starts.push(plain.length);
    plain += folded;
  }
  for (const term of terms.map(foldForSearch)) {
    for (let at = plain.indexOf(term); at !== -1; at = plain.indexOf(term, at + term.length)) {
      for (const [index, piece] of pieces.entries()) {
        const start = starts[index] ?? 0;
        if (!piece.isTag && start < at + term.length && start + piece.folded.length > at) piece.isMarked = true;
      }
    }
  }
  return textOf(pieces);
}

function piecesOf(marked: string, isHtml: boolean): readonly Piece[] {
  const pattern = isHtml ? /<[^>]*>|&[a-z0-9#]+;|\P{M}\p{M}*|\p{M}+/giu : /\P{M}\p{M}*|\p{M}+/gu;
  const pieces: Piece[] = [];
  let isMarked = false;
  for (const [text] of marked.matchAll(pattern)) {
    if (text === startOfMark || text === stopOfMark) {
      isMarked = text === startOfMark;
      continue;
    }
    const isTag = isHtml && text.startsWith('<');
    pieces.push({ text, folded: foldedPiece(text, isTag, isHtml), isTag, isMarked: isMarked && !isTag });
  }
  return pieces;
}

function foldedPiece(text: string, isTag: boolean, isHtml: boolean): string {
  if (isTag) return blocks.test(text) ? ' ' : '';
  return isHtml && text.length > 1 && text.startsWith('&') ? ' ' : foldForSearch(text);
}

function textOf(pieces: readonly Piece[]): string {
  let text = '';
  let isOpen = false;
  for (const piece of pieces) {
    if (piece.isMarked !== isOpen) text += isOpen ? stopOfMark : startOfMark;
    isOpen = piece.isMarked;
    text += piece.text;
  }
  return isOpen ? `${text}${stopOfMark}` : text;
}
