import { paving } from '../../scene/parts/ground.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { HEIGHT, type Motif } from '../motif.ts';

const FLOOR = 0.8;

/** A room seen from the front: the wall with what it is known for, a floor, and somebody there. */
export const room: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.45,
  layers: [
    {
      depth: 0.6,
      fog: 0.2,
      base: 0.9,
      mist: 0.25,
      mistHeight: 0.2,
      ownLight: 12,
      brightness: 1.9,
      rim: 0.15,
      lit: 0.9,
      veil: 0.12,
      veilAt: 0.8,
      draw: (layer) => {
        wall(layer);
        cast.focal(layer, cast.at * layer.width, FLOOR * HEIGHT, 340 * cast.size);
        pendants(layer, cast.at);
      },
    },
    {
      depth: 0.35,
      fog: 0.06,
      base: 1,
      mist: 0.15,
      ownLight: 10,
      brightness: 1.7,
      lit: 0.9,
      draw: (layer) => {
        paving(layer, FLOOR * HEIGHT, HEIGHT, cast.at * layer.width, 0.4, 6);
        cast.mid(layer, cast.at * layer.width, 0.9 * HEIGHT, 100);
      },
    },
    {
      depth: 0.04,
      fog: 0.01,
      mist: 0.04,
      brightness: 0.6,
      ownLight: 9,
      draw: (layer) => {
        beams(layer);
        cast.near(layer, layer.width / 2, 0.99 * HEIGHT, 130);
      },
    },
  ],
});

/** Panelled below, papered above. */
function wall(layer: SceneLayer): void {
  const { width } = layer;
  layer.box(-5, -5, width + 10, FLOOR * HEIGHT + 10, 0.36);
  for (let x = 0; x < width; x += 46) layer.box(x, 40, 3, 300, 0.31);
  layer.box(-5, FLOOR * HEIGHT - 92, width + 10, 92, 0.3);
  for (let x = 8; x < width; x += 92) layer.box(x, FLOOR * HEIGHT - 78, 76, 62, 0.37, 0);
  layer.box(-5, FLOOR * HEIGHT - 98, width + 10, 8, 0.55, 0);
  layer.box(-5, FLOOR * HEIGHT - 10, width + 10, 10, 0.5, 0);
}

/** Gas hung from the ceiling, away from what one is to look at. */
function pendants(layer: SceneLayer, at: number): void {
  const count = layer.random.whole(2, 5);
  const lift = layer.random.between(-34, 40);
  for (let lamp = 0; lamp < count; lamp += 1) {
    const share = (lamp + layer.random.between(0.3, 0.7)) / count;
    if (Math.abs(share - at) < 0.12) continue;
    pendant(layer, share * layer.width, 103 + lift);
  }
}

function pendant(layer: SceneLayer, x: number, y: number): void {
  layer.line(
    [
      [x, -5],
      [x, y - 17],
    ],
    2,
    0.3,
    90,
  );
  layer.fill(
    [
      [x - 20, y - 5],
      [x, y - 23],
      [x + 20, y - 5],
    ],
    0.34,
    0,
  );
  for (const half of [170, 120, 75]) {
    layer.light(`M${x - 12} ${y + 1}L${x - half} 390H${x + half}L${x + 12} ${y + 1}Z`, '#ffb45a', 0.035);
  }
  layer.flame(x, y, 8);
  layer.flame(x, y, 4.6, '#fff1cf');
}

function beams(layer: SceneLayer): void {
  const { width } = layer;
  layer.box(-5, -5, width + 10, 30, 0.16, 0);
  layer.box(-5, 22, width + 10, 5, 0.4, 0);
  for (const side of [0, 1]) {
    const x = side * width;
    const inner = x + (side === 0 ? 70 : -70);
    layer.fill(
      [
        [x, -5],
        [inner, -5],
        [inner, 60],
        [x + (side === 0 ? 40 : -40), 110],
        [x + (side === 0 ? 34 : -34), HEIGHT + 5],
        [x, HEIGHT + 5],
      ],
      0.15,
    );
  }
}
