import type { PaletteName } from '../scene/palettes.ts';
import type { Glow } from '../scene/scene-spec.ts';
import type { MotifName } from './motifs.ts';
import type { PieceName } from './pieces.ts';

/** An area's picture in plain words. */
export type AreaScene = {
  readonly motif: MotifName;
  readonly palette: PaletteName;
  readonly focal: PieceName;
  /** The position of the focal piece, a share of the width: 0.6 unless said. */
  readonly at?: number;
  readonly size?: number;
  readonly mid?: PieceName;
  readonly near?: PieceName;
  /** The place of the light; by the focal piece unless said. */
  readonly glow?: Partial<Glow>;
  readonly rock?: number;
};
