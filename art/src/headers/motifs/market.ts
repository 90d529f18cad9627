import { bunting, stall } from '../../scene/parts/fair.ts';
import { hump, skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** Stalls in rows under bunting. */
export const market: Motif = (cast) => ({
  horizon: 0.74,
  layers: [
    farRoof(),
    {
      depth: 0.9,
      fog: 0.76,
      base: 0.78,
      veil: 0.3,
      lit: 0.35,
      draw: (layer) =>
        skyline(layer, {
          y: 0.8 * HEIGHT,
          unit: 13,
          least: 90,
          most: 160,
          towers: 0.22,
          rise: hump(0.5, 0.2, 0.6, 0.8),
        }),
    },
    {
      depth: 0.55,
      fog: 0.3,
      base: 0.86,
      veil: 0.24,
      lit: 0.55,
      draw: (layer) => {
        cast.focal(layer, cast.at * layer.width, 0.9 * HEIGHT, 250 * cast.size);
        for (let one = 0; one < 12; one += 1) stall(layer, ((one + 0.5) / 12) * layer.width, 0.88 * HEIGHT, 110, 66);
      },
    },
    {
      depth: 0.3,
      fog: 0.1,
      base: 0.95,
      mist: 0.3,
      veil: 0.1,
      draw: (layer) => {
        const { random, width } = layer;
        for (let one = 0; one < 8; one += 1) {
          stall(
            layer,
            ((one + 0.5) / 8) * width + random.between(-20, 20),
            0.965 * HEIGHT,
            random.between(150, 190),
            random.between(105, 132),
          );
        }
        for (let one = 0; one < 4; one += 1) {
          bunting(
            layer,
            [(one * 0.25 - 0.02) * width, 0.3 * HEIGHT],
            [(one * 0.25 + 0.23) * width, 0.33 * HEIGHT],
            22,
            20,
          );
        }
        for (let one = 0; one < 6; one += 1) {
          bunting(layer, [one * 0.17 * width, 0.5 * HEIGHT], [(one * 0.17 + 0.17) * width, 0.48 * HEIGHT], 14, 13);
        }
        cast.mid(layer, cast.at * width, 0.975 * HEIGHT, 100);
      },
    },
    nearLayer(cast, 0.99, 118, { brightness: 1.1, ownLight: 10, rim: 0.8 }),
  ],
});
