import { type Hat, person } from '../../scene/parts/figures.ts';
import { candle, chandelier } from '../../scene/parts/lamps.ts';
import { discOf } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** The Second Table: diners in order of precedence, and one chair empty and better than the rest. */
export const dinnerTable: Piece = (layer, x, y, size) => {
  for (const at of [-1.5, -0.75, 0.75, 1.5]) {
    layer.fill(discOf(x + at * size, y - size * 0.7, size * 0.16, size * 0.21), 0.62);
    layer.fill(discOf(x + at * size, y - size * 0.7, size * 0.13, size * 0.18), 0.22);
    layer.fill(discOf(x + at * size, y - size * 0.73, size * 0.045, size * 0.06), 0.5);
    layer.fill(discOf(x + at * size, y - size * 0.6, size * 0.09, size * 0.07), 0.5);
  }
  layer.place(x, y, size, () => {
    layer.box(-0.17, -0.78, 0.34, 0.6, 0.56);
    layer.fill('M-.2-.76Q0-1 .2-.76Z', 0.7);
    layer.box(-0.12, -0.7, 0.24, 0.4, 0.3);
  });
  for (let seat = -6; seat <= 6; seat += 1) {
    if (seat === 0) continue;
    const look = {
      hat: layer.random.pick<Hat>(['none', 'none', 'bonnet']),
      shade: layer.random.between(0.1, 0.2),
      skirt: true,
    } as const;
    person(layer, x + seat * size * 0.27, y + size * 0.14, size * (0.72 - Math.abs(seat) * 0.018), look);
  }
  layer.box(x - size * 1.95, y + size * 0.05, size * 3.9, size * 0.13, 0.4);
  layer.fill(
    [
      [x - size * 1.95, y + size * 0.06],
      [x - size * 1.85, y - size * 0.2],
      [x + size * 1.85, y - size * 0.2],
      [x + size * 1.95, y + size * 0.06],
    ],
    0.6,
    0,
  );
  for (let branch = -3; branch <= 3; branch += 1) {
    const at = x + branch * size * 0.5;
    layer.line(
      [
        [at - size * 0.07, y - size * 0.34],
        [at, y - size * 0.24],
        [at + size * 0.07, y - size * 0.34],
      ],
      3,
      0.6,
    );
    layer.line(
      [
        [at, y - size * 0.18],
        [at, y - size * 0.38],
      ],
      3,
      0.6,
      90,
    );
    for (const [arm, high] of [
      [-0.07, 0.34],
      [0, 0.38],
      [0.07, 0.34],
    ] as const)
      candle(layer, at + arm * size, y - size * high, size * 0.07);
  }
  chandelier(layer, x, y - size * 0.92, size * 0.3);
};

/** The Steward's wall: a hook and a key for every room, and one hook with nothing on it. */
export const wallOfKeys: Piece = (layer, x, y, size) => {
  layer.box(-5, y - size, layer.width + 10, size * 0.74, 0.3);
  for (let row = 0; row < 5; row += 1) {
    const top = y - size * (0.94 - row * 0.145);
    layer.box(-5, top - 4, layer.width + 10, 5, 0.55, 0);
    for (let at = 16; at < layer.width; at += 46) {
      if (row === 2 && Math.abs(at - x) < 23) {
        layer.flame(at, top + 5, 3, '#ffe0a0', 0.9);
        continue;
      }
      layer.place(
        at,
        top,
        size * layer.random.between(0.12, 0.15),
        () => {
          layer.line(discOf(0, 0.18, 0.17), 0.08, 0.72);
          layer.line(
            [
              [0, 0.34],
              [0, 0.95],
            ],
            0.09,
            0.72,
            90,
          );
          layer.box(0, 0.72, 0.24, 0.09, 0.72);
          layer.box(0, 0.87, 0.2, 0.08, 0.72);
        },
        { turn: layer.random.between(-6, 6) },
      );
    }
  }
  layer.place(x + size * 0.9, y, size, () => {
    layer.fill(
      [
        [-0.42, 0],
        [-0.38, -0.32],
        [0.38, -0.32],
        [0.42, 0],
      ],
      0.3,
    );
    layer.box(-0.44, -0.36, 0.88, 0.05, 0.55, 0);
    layer.fill(
      'M.02-.36C0-.52 .04-.58 .1-.6C.04-.66 .06-.76 .13-.76C.2-.76 .22-.66 .16-.6C.22-.58 .26-.5 .24-.36Z',
      0.09,
    );
    layer.fill(
      [
        [-0.2, -0.36],
        [-0.16, -0.41],
        [-0.02, -0.38],
        [-0.02, -0.36],
      ],
      0.9,
    );
  });
  candle(layer, x + size * 0.62, y - size * 0.36, size * 0.12);
};

/** The Felt Rooms: walls of buttoned felt without a corner, and a round door with a light in it. */
export const feltRoom: Piece = (layer, x, y, size) => {
  layer.box(-5, -5, layer.width + 10, y + 10, 0.42);
  for (let row = 0; row < 9; row += 1) {
    const top = y - size * 1.15 + row * size * 0.13;
    for (let at = row % 2 === 0 ? 0 : 36; at < layer.width + 72; at += 72) {
      layer.line(
        `M${at - 36} ${top}Q${at} ${top + 16} ${at} ${top + size * 0.13}Q${at} ${top + 16} ${at + 36} ${top}`,
        2,
        0.26,
      );
      layer.disc(at, top, 4, 0.6);
    }
  }
  layer.disc(x, y - size * 0.42, size * 0.47, 0.6);
  layer.disc(x, y - size * 0.42, size * 0.4, 0.3);
  layer.disc(x, y - size * 0.42, size * 0.36, 0.44);
  for (let ring = 0; ring < 10; ring += 1)
    layer.disc(
      x + Math.cos(ring * 0.628) * size * 0.27,
      y - size * 0.42 + Math.sin(ring * 0.628) * size * 0.27,
      5,
      0.66,
    );
  layer.light(discOf(x, y - size * 0.42, size * 0.12), '#ffdf9f', 0.6);
  layer.line(discOf(x, y - size * 0.42, size * 0.13), 5, 0.66);
  layer.box(x + size * 0.7, y - size * 0.12, size * 0.5, size * 0.12, 0.5, 0);
  layer.fill(
    `M${x + size * 0.86} ${y - size * 0.12}q${size * 0.02} ${-size * 0.07} 0 ${-size * 0.08}h${size * 0.16}q${-size * 0.02} ${size * 0.02} 0 ${size * 0.08}Z`,
    0.75,
  );
};
