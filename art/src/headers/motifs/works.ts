import { gasometer, stack } from '../../scene/parts/industry.ts';
import { skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** Factory chimneys and gas-holders in their own smoke. */
export const works: Motif = (cast) => ({
  horizon: 0.75,
  layers: [
    farRoof(8, 40, 90),
    {
      depth: 0.92,
      fog: 0.75,
      base: 0.75,
      veil: 0.3,
      lit: 0.3,
      wind: 0.6,
      draw: (layer) => {
        const { random, width } = layer;
        skyline(layer, { y: 0.78 * HEIGHT, unit: 12, least: 40, most: 70, towers: 0.05 });
        for (let one = 0; one < 14; one += 1)
          stack(layer, random.between(0, width), 0.78 * HEIGHT, 13, random.between(110, 200));
      },
    },
    {
      depth: 0.6,
      fog: 0.42,
      base: 0.84,
      veil: 0.3,
      lit: 0.4,
      draw: (layer) => {
        const { random, width } = layer;
        for (const from of [0.16, 0.3, 0.76]) {
          const away = cast.at > 0.5 ? from : 1 - from;
          gasometer(layer, away * width, 0.87 * HEIGHT, random.between(120, 210), random.between(110, 190));
        }
        for (const away of [-0.16, -0.09, 0.05, 0.3])
          stack(layer, (cast.at + away) * width, 0.87 * HEIGHT, 26, random.between(240, 330));
        skyline(layer, {
          y: 0.87 * HEIGHT,
          unit: 18,
          least: 40,
          most: 80,
          towers: 0,
          roofs: ['gable', 'side'],
          from: 0.4 * width,
          to: 0.62 * width,
        });
      },
    },
    {
      depth: 0.32,
      fog: 0.14,
      base: 0.92,
      mist: 0.55,
      veil: 0.22,
      lit: 0.55,
      draw: (layer) => {
        cast.mid(layer, cast.at * layer.width, 0.95 * HEIGHT, 90);
        cast.focal(layer, cast.at * layer.width, 0.95 * HEIGHT, 150 * cast.size);
      },
    },
    { water: 0.945, shine: 0.9 },
    nearLayer(cast, 0.97, 70),
  ],
});
