import { column } from '../../scene/parts/columns.ts';
import { house } from '../../scene/parts/house.ts';
import { candle } from '../../scene/parts/lamps.ts';
import { deadTree } from '../../scene/parts/trees.ts';
import { paintWindow } from '../../scene/parts/windows.ts';
import type { Piece } from '../motif.ts';

/** Brother Tolliver's: a hut built into a great cap, with candles on the sill. */
export const hermitage: Piece = (layer, x, y, size) => {
  layer.place(x, y, size, () => {
    layer.fill('M-.52 .02C-.42-.5-.36-.8-.3-1.05H.3C.36-.8 .42-.5 .52 .02Z', 0.5);
    layer.fill('M-1.15-.95C-1.1-1.75-.4-2 .05-1.98C.6-1.95 1.15-1.7 1.18-.95C.7-1.12-.6-1.12-1.15-.95Z', 0.42, 155);
    layer.light('M-1-.98Q0-1.14 1.02-.98Q0-.84-1-.98Z', '#6ff0c4', 0.5);
    const door = 'M-.16 .02V-.34A.16 .18 0 0 1 .16-.34V.02Z';
    layer.fill(door, 0.1);
    layer.light(door, '#ffb85a', 0.95);
    layer.line(
      [
        [0.34, -0.42],
        [0.34, -0.62],
      ],
      0.01,
      0.1,
    );
  });
  paintWindow(layer, 'round', { x: x - size * 0.05, y: y - size * 0.62, width: size * 0.22, height: size * 0.22 }, 0.9);
  for (const [at, high] of [
    [-0.42, 0.12],
    [-0.62, 0.09],
    [0.44, 0.14],
    [0.62, 0.1],
    [0.74, 0.08],
  ] as const)
    candle(layer, x + at * size, y, size * high);
};

/** Great Puffing: cottages made of caps round a green, one with a prize card. */
export const capVillage: Piece = (layer, x, y, size) => {
  for (const [at, scale] of [
    [-1.9, 0.62],
    [1.95, 0.6],
    [-1.05, 0.75],
    [1.1, 0.8],
    [0, 1],
  ] as const) {
    const s = size * scale;
    layer.place(x + at * size, y, s, () => {
      layer.fill('M-.4 .02L-.32-.72H.32L.4 .02Z', 0.52);
      layer.fill('M-.78-.62C-.74-1.1-.3-1.3 .02-1.3C.36-1.3 .76-1.1 .8-.62C.4-.76-.4-.76-.78-.62Z', 0.4, 155);
      layer.box(0.24, -1.5, 0.12, 0.34, 0.4);
      layer.light('M-.1 .02V-.28A.1 .1 0 0 1 .1-.28V.02Z', '#ffb85a', 0.55);
    });
    for (const side of at < 0 ? [-1] : [1])
      paintWindow(
        layer,
        'round',
        { x: x + at * size + side * s * 0.21, y: y - s * 0.36, width: s * 0.14, height: s * 0.14 },
        0.9,
      );
    layer.smoke(x + at * size + s * 0.3, y - s * 1.5, s * 0.09);
  }
};

/** A village church and cottages behind hedges. */
export const hedgedVillage: Piece = (layer, x, y, size) => {
  for (const at of [-1.9, -1.35, -0.85, 0.5, 1.05, 1.6]) {
    house(layer, x + at * size, y, size * 0.42, size * 0.26, {
      roof: layer.random.pick(['gable', 'side', 'hip']),
      shade: 0.42,
      storey: size * 0.16,
      lit: 0.7,
    });
  }
  layer.box(x - size * 0.34, y - size * 0.42, size * 0.6, size * 0.44, 0.46);
  layer.fill(
    [
      [x - size * 0.38, y - size * 0.42],
      [x - size * 0.3, y - size * 0.68],
      [x + size * 0.24, y - size * 0.68],
      [x + size * 0.3, y - size * 0.42],
    ],
    0.34,
    84,
  );
  for (const at of [-0.2, -0.04, 0.12])
    paintWindow(
      layer,
      'lancet',
      { x: x + at * size, y: y - size * 0.1, width: size * 0.08, height: size * 0.24 },
      0.85,
    );
  column(layer, x + size * 0.38, y - size * 0.85, y, size * 0.26, 0.46);
  layer.fill(
    [
      [x + size * 0.22, y - size * 0.85],
      [x + size * 0.38, y - size * 1.5],
      [x + size * 0.54, y - size * 0.85],
    ],
    0.4,
    110,
  );
  deadTree(layer, x - size * 0.7, y, size * 0.8, 0.22, 6);
};
