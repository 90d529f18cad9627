import { hump, skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** Water with the city beyond it; the thing itself lies in the water or on the far quay. */
export const quay: Motif = (cast) => ({
  horizon: 0.66,
  layers: [
    farRoof(),
    {
      depth: 0.9,
      fog: 0.78,
      base: 0.6,
      veil: 0.3,
      lit: 0.25,
      draw: (layer) =>
        skyline(layer, {
          y: 0.615 * HEIGHT,
          unit: 12,
          least: 40,
          most: 85,
          towers: 0.3,
          rise: hump(cast.at, 0.2, 0.9, 0.8),
        }),
    },
    {
      depth: 0.6,
      fog: 0.42,
      base: 0.63,
      mist: 0.6,
      veil: 0.26,
      lit: 0.32,
      draw: (layer) => skyline(layer, { y: 0.64 * HEIGHT, unit: 19, least: 24, most: 62, towers: 0.06 }),
    },
    { water: 0.638 },
    {
      depth: 0.28,
      fog: 0.06,
      base: 0.72,
      mist: 0.14,
      lit: 0.5,
      draw: (layer) => {
        cast.mid(layer, cast.at * layer.width, 0.68 * HEIGHT, 80);
        cast.focal(layer, cast.at * layer.width, 0.72 * HEIGHT, 150 * cast.size);
      },
    },
    nearLayer(cast, 0.97, 90),
  ],
});
