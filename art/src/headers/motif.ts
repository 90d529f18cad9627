import { type Ceiling, ceiling } from '../scene/parts/rocks.ts';
import type { SceneLayer } from '../scene/scene-layer.ts';
import type { LayerSpec, SceneSpec } from '../scene/scene-spec.ts';

/** Something to look at, standing on the middle of a point and about `size` units high. */
export type Piece = (layer: SceneLayer, x: number, y: number, size: number) => void;

/** The pieces of an area in a motif. */
export type Cast = {
  /** The subject of the picture. */
  readonly focal: Piece;
  /** Its position, a share of the width. */
  readonly at: number;
  /** Its height, as a multiple of the motif's own. */
  readonly size: number;
  /** The piece repeated in the middle distance. */
  readonly mid: Piece;
  /** The piece in the foreground. */
  readonly near: Piece;
};

/** A composition that several areas share: all of a scene but its colours and lights. */
export type Motif = (cast: Cast) => Pick<SceneSpec, 'horizon' | 'layers' | 'rock' | 'exposure' | 'vignette'>;

/** The height of a scene in units; pieces are placed by shares of it. */
export const HEIGHT = 480;

/** The cavern's far roof. */
export function farRoof(drop = 12, roughness = 52, longest = 105): LayerSpec {
  return roofLayer({ drop, roughness, spikes: 96, longest });
}

/** The black fringe of rock that hangs in front of everything. */
export function nearRoof(layer: SceneLayer, drop = -26): void {
  ceiling(layer, { drop, roughness: 16, spikes: 104, longest: 120, shade: 0.16 });
}

function roofLayer(plan: Ceiling): LayerSpec {
  return { depth: 0.85, fog: 0.48, mist: 0, rim: 0.12, draw: (layer) => ceiling(layer, plan) };
}

/** The layer right in front of us: black rock above, whatever stands there below. */
export function nearLayer({ near }: Cast, y: number, size: number, more: Partial<LayerSpec> = {}): LayerSpec {
  return {
    depth: 0.05,
    fog: 0.01,
    mist: 0.08,
    brightness: 0.55,
    lit: 0.5,
    ...more,
    draw: (layer) => {
      nearRoof(layer);
      near(layer, layer.width / 2, y * HEIGHT, size);
    },
  };
}
