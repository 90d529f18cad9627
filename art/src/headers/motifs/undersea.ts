import { stalagmite } from '../../scene/parts/rocks.ts';
import { coral, jellyfish, kelp } from '../../scene/parts/sea-floor.ts';
import { hump, skyline } from '../../scene/parts/skyline.ts';
import { HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** Under the water. */
export const undersea: Motif = (cast) => ({
  horizon: 0.8,
  layers: [
    {
      depth: 0.9,
      fog: 0.8,
      base: 0.85,
      veil: 0.3,
      lit: 0.08,
      draw: (layer) =>
        skyline(layer, {
          y: 0.9 * HEIGHT,
          unit: 14,
          least: 60,
          most: 140,
          towers: 0.5,
          lean: 0.16,
          rise: hump(cast.at, 0.25, 0.5, 0.5),
        }),
    },
    {
      depth: 0.55,
      fog: 0.42,
      base: 0.9,
      veil: 0.28,
      draw: (layer) => {
        const { random, width } = layer;
        for (let one = 0; one < 14; one += 1)
          stalagmite(layer, random.between(0, width), 0.96 * HEIGHT, random.between(40, 120), random.between(50, 220));
        cast.focal(layer, cast.at * width, 0.95 * HEIGHT, 300 * cast.size);
        for (let one = 0; one < 26; one += 1)
          kelp(layer, random.between(0, width), 0.97 * HEIGHT, random.between(90, 260));
      },
    },
    {
      depth: 0.3,
      fog: 0.12,
      base: 1,
      mist: 0.4,
      veil: 0.12,
      draw: (layer) => {
        const { random, width } = layer;
        for (let one = 0; one < 8; one += 1) coral(layer, random.between(0, width), HEIGHT, random.between(50, 120));
        for (let one = 0; one < 6; one += 1)
          jellyfish(layer, random.between(0, width), random.between(0.15, 0.6) * HEIGHT, random.between(16, 42));
      },
    },
    nearLayer(cast, 0.985, 120),
  ],
});
