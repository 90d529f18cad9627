import type { PaletteName } from './palettes.ts';
import type { SceneLayer } from './scene-layer.ts';

/** Light thrown up at rock and fog. Places and reaches are shares of the picture's width and height. */
export type Glow = {
  readonly x: number;
  readonly y: number;
  readonly reachX: number;
  readonly reachY: number;
  readonly strength: number;
};

/** One plane of a scene. Shares are of the picture's height unless they say otherwise. */
export type LayerSpec = {
  /** 1 at the far wall, 0 right in front of one's face. */
  readonly depth: number;
  /** The fog between it and us, 0 to 1. */
  readonly fog: number;
  /** The height its mist lies at; else the horizon. */
  readonly base?: number;
  readonly mist?: number;
  readonly mistHeight?: number;
  /** A torn band of fog in front of it, 0 to about 0.35: most of a picture's depth. */
  readonly veil?: number;
  readonly veilAt?: number;
  /** Share of its windows that are lit. */
  readonly lit?: number;
  /** The brightness of its walls, 1 unless said. */
  readonly brightness?: number;
  /** Light along upper edges: 0.5 unless said, 1 for one large figure. */
  readonly rim?: number;
  /** The light its walls take from its own windows. */
  readonly ownLight?: number;
  /** The brightness of its windows, 1.6 unless said. */
  readonly lamps?: number;
  readonly halo?: number;
  /** The drift of its smoke: 1 is far to the right. */
  readonly wind?: number;
  /** Draws what stands in it. The layer is 480 units high, whatever the picture's size. */
  readonly draw: (layer: SceneLayer) => void;
};

/** Still water from this height (a share) down to the foot: it mirrors what was drawn before it. */
export type WaterSpec = { readonly water: number; readonly shine?: number };

export type SceneSpec = {
  readonly seed: string;
  readonly palette: PaletteName;
  /** A share of the height. */
  readonly horizon: number;
  readonly glows: readonly Glow[];
  /** From far to near. */
  readonly layers: readonly (LayerSpec | WaterSpec)[];
  /** The roughness of the back wall: 1 rock, 0 plain mist. */
  readonly rock?: number;
  /** Distance of the engraver's lines in units of a 480th of the height: 5.2 for banners. */
  readonly linePeriod?: number;
  readonly exposure?: number;
  /** The darkening of the corners. */
  readonly vignette?: number;
};

/** In pixels. */
export type Size = { readonly width: number; readonly height: number };
