import { paving } from '../../scene/parts/ground.ts';
import { skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif } from '../motif.ts';
import { arches } from './arcade.ts';

/** A court seen out of the dark walk round it: pointed arches before us, the court and its towers beyond. */
export const cloister: Motif = (cast) => ({
  horizon: 0.74,
  layers: [
    farRoof(),
    {
      depth: 0.9,
      fog: 0.74,
      base: 0.7,
      veil: 0.3,
      lit: 0.3,
      draw: (layer) =>
        skyline(layer, {
          y: 0.72 * HEIGHT,
          unit: 15,
          least: 90,
          most: 150,
          towers: 0.6,
          tops: ['dome', 'dome', 'onion'],
          roofs: ['gable', 'hip'],
        }),
    },
    {
      depth: 0.5,
      fog: 0.24,
      base: 0.82,
      veil: 0.2,
      lit: 0.5,
      brightness: 1.1,
      ownLight: 9,
      draw: (layer) => cast.mid(layer, cast.at * layer.width, 0.8 * HEIGHT, 200),
    },
    {
      depth: 0.3,
      fog: 0.08,
      base: 0.95,
      mist: 0.3,
      veil: 0.12,
      lit: 0.5,
      brightness: 1.2,
      rim: 0.9,
      draw: (layer) => {
        paving(layer, 0.79 * HEIGHT, HEIGHT, cast.at * layer.width, 0.36);
        cast.focal(layer, cast.at * layer.width, 0.86 * HEIGHT, 320 * cast.size);
      },
    },
    {
      depth: 0.05,
      fog: 0.01,
      mist: 0.06,
      brightness: 0.55,
      rim: 1,
      draw: (layer) => {
        arches(layer, { span: 640, shift: cast.at * layer.width + 320, thick: 76, spring: 176, foot: HEIGHT + 24 });
        cast.near(layer, cast.at * layer.width, 0.985 * HEIGHT, 130);
      },
    },
  ],
});
