import { candle } from '../../scene/parts/lamps.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** Shelves of mended china: plates, jugs, and gaps. */
export const shelvesOfChina: Piece = (layer, x, y, size) => {
  const shelf = size * 0.25;
  for (let row = 0; row < 4; row += 1) {
    const foot = y - size * 0.06 - row * shelf;
    layer.box(-5, foot, layer.width + 10, 7, 0.62, 0);
    layer.box(-5, foot + 7, layer.width + 10, 5, 0.2, 0);
    for (let at = 18; at < layer.width; at += layer.random.between(0.8, 1.15) * shelf)
      china(layer, at, foot, shelf * layer.random.between(0.55, 0.85), layer.random.between(0.45, 0.75));
  }
  for (const at of [-0.2, 0.22]) candle(layer, x + at * size, y - size * 0.06 - 2 * shelf, shelf * 0.5);
};

function china(layer: SceneLayer, x: number, y: number, size: number, shade: number): void {
  const kind = layer.random.pick(['plate', 'jug', 'tureen', 'gap', 'vase']);
  layer.place(x, y, size, () => {
    if (kind === 'plate') {
      layer.fill(discOf(0, -0.5, 0.5), shade);
      layer.line(discOf(0, -0.5, 0.34), 0.03, shade * 0.7);
      layer.line(
        [
          [-0.3, -0.9],
          [-0.05, -0.5],
          [0.1, -0.02],
        ],
        0.025,
        0.15,
      );
    } else if (kind === 'jug') {
      layer.fill('M-.22 0C-.4-.3-.3-.55-.18-.7L-.24-.95H.22L.16-.7C.3-.55 .4-.3 .22 0Z', shade);
      layer.line('M.2-.8C.55-.8 .5-.3 .28-.3', 0.07, shade);
      layer.line(
        [
          [-0.3, -0.4],
          [0.05, -0.55],
          [0.3, -0.35],
        ],
        0.025,
        0.15,
      );
    } else if (kind === 'tureen') {
      layer.fill('M-.5-.5C-.46-.12-.2-.1-.2 0H.2C.2-.1 .46-.12 .5-.5Z', shade);
      layer.fill('M-.5-.52C-.3-.86 .3-.86 .5-.52Z', shade * 1.1);
      layer.disc(0, -0.84, 0.07, shade);
    } else if (kind === 'vase') layer.fill('M-.15 0C-.35-.4-.08-.6-.1-.8L-.18-1H.18L.1-.8C.08-.6 .35-.4 .15 0Z', shade);
  });
}

/** Shelves of things left by other people. */
export const oddments: Piece = (layer, _x, y, size) => {
  for (let row = 0; row < 4; row += 1) {
    const foot = y - size * (0.14 + 0.24 * row);
    layer.box(-5, foot, layer.width + 10, 6, 0.55, 0);
    for (let at = 14; at < layer.width; at += layer.random.between(34, 62)) {
      oddment(layer, at, foot, size * layer.random.between(0.1, 0.19));
    }
  }
};

function oddment(layer: SceneLayer, x: number, y: number, size: number): void {
  const shade = layer.random.between(0.3, 0.62);
  const kind = layer.random.pick(['hat', 'clock', 'lamp', 'books', 'box', 'umbrella', 'frame']);
  layer.place(x, y, size, () => {
    if (kind === 'hat') layer.fill('M-.5 0V-.1H-.28L-.3-.7H.3L.28-.1H.5V0Z', shade * 0.5);
    else if (kind === 'clock') {
      layer.fill('M-.35 0V-.7Q0-1.1 .35-.7V0Z', shade);
      if (layer.random.chance(0.3)) layer.light(discOf(0, -0.55, 0.2), '#ffe2a8', 0.35);
      else layer.fill(discOf(0, -0.55, 0.2), 0.8);
    } else if (kind === 'lamp') {
      layer.fill('M-.25 0L-.1-.3H.1L.25 0Z', shade);
      layer.fill('M-.2-.35L-.12-.9H.12L.2-.35Z', shade * 1.2);
      if (layer.random.chance(0.12)) layer.flame(0, -0.5, 0.1);
    } else if (kind === 'books')
      for (let book = 0; book < 4; book += 1)
        layer.box(
          -0.4,
          -0.2 - book * 0.18,
          layer.random.between(0.6, 0.85),
          0.16,
          shade * layer.random.between(0.7, 1.4),
          0,
        );
    else if (kind === 'box') layer.box(-0.4, -0.6, 0.8, 0.6, shade, 0);
    else if (kind === 'umbrella') layer.line('M0 0L.1-1C.1-1.2 .34-1.2 .32-1', 0.1, shade * 0.6);
    else {
      layer.box(-0.42, -1, 0.84, 1, shade * 1.2);
      layer.box(-0.3, -0.88, 0.6, 0.76, 0.14);
    }
  });
}
