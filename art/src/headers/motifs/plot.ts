import { hill } from '../../scene/parts/rocks.ts';
import { skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** Level ground that runs away from us to a wall of mist, and what is set out on it in rows. */
export const plot: Motif = (cast) => ({
  horizon: 0.6,
  exposure: 1.4,
  layers: [
    farRoof(8, 60, 125),
    {
      depth: 0.9,
      fog: 0.72,
      base: 0.6,
      veil: 0.3,
      veilAt: 0.5,
      lit: 0.3,
      draw: (layer) => {
        skyline(layer, { y: 0.53 * HEIGHT, unit: 9, least: 16, most: 44, towers: 0.3 });
        hill(layer, 0.5, 0.06, 0.4);
      },
    },
    {
      depth: 0.45,
      fog: 0.05,
      base: 0.55,
      mist: 0,
      brightness: 1.7,
      ownLight: 12,
      rim: 0.7,
      veil: 0.18,
      veilAt: 0.52,
      draw: (layer) => cast.focal(layer, cast.at * layer.width, 0.5 * HEIGHT, 300 * cast.size),
    },
    nearLayer(cast, 1, 100),
  ],
});
