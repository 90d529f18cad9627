import type { CategoryName } from '../icons/category.ts';
import type { Block } from '../scenes/block.ts';
import type { Lighting } from '../scenes/wood.ts';

/** The size of an engraving in units. */
export const CARD = { width: 300, height: 390 };

/** One thing, close, cut in wood as the scenes are, in the gilt frame of a card. */
export type Engraving = Lighting & {
  /** The card whose gilt it is framed with. */
  readonly card: CategoryName;
  readonly exposure?: number;
  /** Cuts the forms, from the farthest to the nearest. */
  readonly draw: (block: Block) => void;
};
