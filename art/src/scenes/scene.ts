import type { Block } from './block.ts';
import type { Lighting } from './wood.ts';

/** One engraved picture of a story: one light that matters, and what it falls on. */
export type Scene = Lighting & {
  readonly exposure?: number;
  /** Cuts the forms, from the farthest to the nearest. */
  readonly draw: (block: Block) => void;
};
