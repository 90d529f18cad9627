import { grass, mushroom } from '../../scene/parts/fungi.ts';
import { stalagmite } from '../../scene/parts/rocks.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

const GLOWS = { far: '#3fc79e', middle: '#4fe0b4', near: '#6ff0c4' };

/** A wood of shining mushrooms with a clearing. */
export const caps: Motif = (cast) => ({
  horizon: 0.72,
  layers: [
    farRoof(10, 55, 140),
    {
      depth: 0.9,
      fog: 0.75,
      base: 0.8,
      veil: 0.35,
      draw: (layer) => {
        const { random, width } = layer;
        for (let one = 0; one < 46; one += 1) {
          mushroom(layer, random.between(0, width), 0.82 * HEIGHT, random.between(26, 60), {
            glow: GLOWS.far,
            light: 0.5,
            lean: random.between(-0.15, 0.15),
          });
        }
      },
    },
    {
      depth: 0.6,
      fog: 0.4,
      base: 0.88,
      veil: 0.32,
      lit: 0.9,
      draw: (layer) => {
        const { random, width } = layer;
        for (let one = 0; one < 20; one += 1) {
          const x = random.between(0, width);
          if (Math.abs(x / width - cast.at) > 0.09)
            mushroom(layer, x, 0.9 * HEIGHT, random.between(60, 115), {
              glow: GLOWS.middle,
              light: 0.75,
              lean: random.between(-0.2, 0.2),
            });
        }
        for (let one = 0; one < 9; one += 1)
          stalagmite(layer, random.between(0, width), 0.92 * HEIGHT, random.between(30, 60), random.between(60, 200));
        cast.focal(layer, cast.at * width, 0.91 * HEIGHT, 130 * cast.size);
      },
    },
    {
      depth: 0.35,
      fog: 0.12,
      base: 1,
      mist: 0.6,
      veil: 0.2,
      draw: (layer) => {
        const { random, width } = layer;
        for (let one = 0; one < 9; one += 1) {
          const x = random.between(0, width);
          if (Math.abs(x / width - cast.at) < 0.13) continue;
          mushroom(layer, x, HEIGHT, random.between(110, 165), {
            glow: GLOWS.near,
            light: 0.95,
            lean: random.between(-0.25, 0.25),
          });
        }
        for (let one = 0; one < 24; one += 1)
          mushroom(layer, random.between(0, width), HEIGHT, random.between(14, 30), { glow: GLOWS.near, light: 1 });
        cast.mid(layer, cast.at * width, 0.97 * HEIGHT, 90);
      },
    },
    nearLayer(
      {
        ...cast,
        near: (layer, x, y, size) => {
          for (const [share, high] of [
            [0.04, 190],
            [0.95, 210],
            [0.13, 110],
            [0.87, 90],
          ] as const) {
            mushroom(layer, share * layer.width, 1.06 * HEIGHT, high, { shade: 0.2, glow: '#7affd0' });
          }
          grass(layer, 200, 1.01 * HEIGHT, [12, 44]);
          cast.near(layer, x, y, size);
        },
      },
      0.985,
      92,
    ),
  ],
});
