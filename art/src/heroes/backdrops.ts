import { ceiling } from '../scene/parts/rocks.ts';
import { type Skyline, skyline } from '../scene/parts/skyline.ts';
import type { SceneLayer } from '../scene/scene-layer.ts';
import type { LayerSpec } from '../scene/scene-spec.ts';

export const HEIGHT = 480;
export const WIDTH = (HEIGHT * 16) / 9;

/** The cavern's far roof. */
export function farRoof(drop = 10, roughness = 30, longest = 110): LayerSpec {
  return {
    depth: 0.85,
    fog: 0.5,
    mist: 0,
    rim: 0.12,
    draw: (layer) => ceiling(layer, { drop, roughness, spikes: 110, longest }),
  };
}

/** A street of houses seen across the town; `y` is a share of the height. */
export function houses(
  look: Partial<LayerSpec> & { readonly depth: number; readonly fog: number },
  line: Skyline,
): LayerSpec {
  return { base: line.y / HEIGHT, mist: 0.5, ...look, draw: (layer) => skyline(layer, line) };
}

/** The plane the figure stands in, under a fringe of near rock. */
export function nearPlane(draw: (layer: SceneLayer) => void, more: Partial<LayerSpec> = {}): LayerSpec {
  return {
    depth: 0.03,
    fog: 0,
    mist: 0.03,
    brightness: 0.6,
    rim: 1.3,
    lit: 0.6,
    ...more,
    draw: (layer) => {
      ceiling(layer, { drop: -30, roughness: 16, spikes: 60, longest: 110, shade: 0.16 });
      draw(layer);
    },
  };
}
