import { stalagmite } from '../../scene/parts/rocks.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** The Still Sea: level water to a far wall of rock, and one place in it. */
export const sea: Motif = (cast) => ({
  horizon: 0.62,
  layers: [
    farRoof(6, 60, 130),
    {
      depth: 0.92,
      fog: 0.8,
      base: 0.58,
      veil: 0.3,
      draw: (layer) => {
        for (let rock = 0; rock < 26; rock += 1) {
          const { random } = layer;
          stalagmite(
            layer,
            random.between(0, layer.width),
            0.6 * HEIGHT,
            random.between(40, 160),
            random.between(10, 90),
          );
        }
      },
    },
    {
      depth: 0.5,
      fog: 0.3,
      base: 0.62,
      mist: 0.45,
      veil: 0.2,
      lit: 0.45,
      brightness: 1.3,
      draw: (layer) => cast.focal(layer, cast.at * layer.width, 0.62 * HEIGHT, 210 * cast.size),
    },
    { water: 0.612 },
    {
      depth: 0.25,
      fog: 0.05,
      base: 0.8,
      mist: 0.15,
      lit: 0.6,
      draw: (layer) => cast.mid(layer, cast.at * layer.width, 0.74 * HEIGHT, 80),
    },
    nearLayer(cast, 0.985, 90),
  ],
});
