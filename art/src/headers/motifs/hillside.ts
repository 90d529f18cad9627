import { hill } from '../../scene/parts/rocks.ts';
import { hump, skyline } from '../../scene/parts/skyline.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** Rolling ground with few or no houses, and something standing on it. */
export const hillside: Motif = (cast) => ({
  horizon: 0.72,
  layers: [
    farRoof(8, 60, 125),
    {
      depth: 0.9,
      fog: 0.8,
      base: 0.72,
      veil: 0.34,
      lit: 0.25,
      draw: (layer) => {
        skyline(layer, { y: 0.72 * HEIGHT, unit: 9, least: 20, most: 50, towers: 0.3, rise: hump(0.15, 0.2, 1, 0.6) });
        hill(layer, 0.66, 0.13, 0.4);
      },
    },
    {
      depth: 0.55,
      fog: 0.36,
      base: 0.86,
      veil: 0.3,
      lit: 0.4,
      draw: (layer) => {
        const ground = hill(layer, 0.76, 0.08, 0.4);
        const x = cast.at * layer.width;
        cast.focal(layer, x, ground(x) + 6, 190 * cast.size);
      },
    },
    {
      depth: 0.28,
      fog: 0.1,
      base: 0.98,
      mist: 0.45,
      veil: 0.16,
      lit: 0.6,
      draw: (layer: SceneLayer) => {
        const ground = hill(layer, 0.9, 0.05, 0.34);
        const x = cast.at * layer.width;
        cast.mid(layer, x, ground(x) + 6, 80);
      },
    },
    nearLayer(cast, 1, 100),
  ],
});
