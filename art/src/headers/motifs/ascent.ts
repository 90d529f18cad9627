import { skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** A flight of steps seen from aside: it climbs from one edge of the picture to what stands at the top of it. */
export const ascent: Motif = (cast) => ({
  horizon: 0.78,
  layers: [
    farRoof(),
    {
      depth: 0.9,
      fog: 0.82,
      base: 0.7,
      veil: 0.34,
      lit: 0.3,
      draw: (layer) =>
        skyline(layer, {
          y: 0.8 * HEIGHT,
          unit: 13,
          least: 50,
          most: 130,
          towers: 0.2,
          rise: (share) => (share < cast.at ? 1.1 - share : 0.4),
        }),
    },
    {
      depth: 0.4,
      fog: 0.14,
      base: 0.95,
      mist: 0.3,
      veil: 0.14,
      veilAt: 0.95,
      lit: 0.6,
      brightness: 1.15,
      ownLight: 9,
      rim: 0.7,
      draw: (layer) => {
        cast.focal(layer, cast.at * layer.width, 0.93 * HEIGHT, 300 * cast.size);
        cast.mid(layer, cast.at * layer.width, 0.93 * HEIGHT, 100);
      },
    },
    nearLayer(cast, 0.985, 100, { rim: 0.9, brightness: 0.8, ownLight: 9 }),
  ],
});
