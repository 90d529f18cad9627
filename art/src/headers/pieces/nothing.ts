import type { Piece } from '../motif.ts';

/** Nothing. */
export const nothing: Piece = () => undefined;
