import { tent } from '../../scene/parts/fair.ts';
import { lightString } from '../../scene/parts/lamps.ts';
import { skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** Tents and strings of lights, with a crowd to walk among. */
export const fair: Motif = (cast) => ({
  horizon: 0.74,
  layers: [
    farRoof(),
    {
      depth: 0.9,
      fog: 0.75,
      base: 0.78,
      veil: 0.3,
      lit: 0.5,
      draw: (layer) =>
        skyline(layer, {
          y: 0.82 * HEIGHT,
          unit: 13,
          least: 60,
          most: 110,
          towers: 0.35,
          tops: ['onion', 'spire', 'dome'],
        }),
    },
    {
      depth: 0.55,
      fog: 0.28,
      base: 0.86,
      veil: 0.22,
      lit: 0.8,
      draw: (layer) => {
        const { random, width } = layer;
        cast.focal(layer, cast.at * width, 0.9 * HEIGHT, 300 * cast.size);
        for (const x of [0.08, 0.24, 0.42, 0.92])
          tent(layer, x * width, 0.9 * HEIGHT, random.between(160, 230), random.between(140, 210));
      },
    },
    {
      depth: 0.3,
      fog: 0.1,
      base: 0.95,
      mist: 0.4,
      veil: 0.12,
      lit: 0.9,
      draw: (layer) => {
        cast.mid(layer, cast.at * layer.width, 0.985 * HEIGHT, 100);
        for (let one = 0; one < 5; one += 1) {
          const [from, to] = [one * 0.2 * layer.width, (one * 0.2 + 0.2) * layer.width];
          const colour = layer.random.pick(['#ffc46b', '#ff8a6b', '#ffd9a0']);
          lightString(layer, [from, 0.36 * HEIGHT], [to, 0.38 * HEIGHT], 34, { count: 22, radius: 2.6, colour });
        }
      },
    },
    nearLayer(cast, 0.985, 100),
  ],
});
