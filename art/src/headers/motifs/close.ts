import { skyline } from '../../scene/parts/skyline.ts';
import { deadTree } from '../../scene/parts/trees.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** A close: the side of a great church behind a low wall, bare trees, and something that stands right before us. */
export const close: Motif = (cast) => ({
  horizon: 0.76,
  layers: [
    farRoof(),
    {
      depth: 0.9,
      fog: 0.84,
      base: 0.72,
      veil: 0.34,
      lit: 0.2,
      draw: (layer) => skyline(layer, { y: 0.76 * HEIGHT, unit: 9, least: 16, most: 44, towers: 0.1 }),
    },
    {
      depth: 0.55,
      fog: 0.28,
      base: 0.85,
      veil: 0.22,
      lit: 0.6,
      ownLight: 9,
      rim: 0.8,
      draw: (layer) => cast.mid(layer, cast.at * layer.width, 0.84 * HEIGHT, 230),
    },
    {
      depth: 0.25,
      fog: 0.08,
      base: 1,
      mist: 0.35,
      veil: 0.1,
      draw: (layer) => {
        const { width } = layer;
        for (const [at, high] of [
          [-0.56, 150],
          [0.94, 170],
        ] as const)
          deadTree(layer, cast.at * width + at * 760, 0.9 * HEIGHT, high, 0.16);
        layer.box(-5, 0.87 * HEIGHT, width + 10, HEIGHT, 0.3, 0);
        layer.box(-5, 0.862 * HEIGHT, width + 10, 6, 0.66, 0);
      },
    },
    nearLayer(cast, 0.985, 100, { rim: 0.8, brightness: 1, ownLight: 9 }),
  ],
});
