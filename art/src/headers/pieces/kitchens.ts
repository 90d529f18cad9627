import { paintWindow } from '../../scene/parts/windows.ts';
import { boxOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** Plenty's: a range with a cauldron, and rows of hanging pans. */
export const rangeAndCauldron: Piece = (layer, x, y, size) => {
  layer.box(x - size * 1.1, y - size * 0.42, size * 2.2, size * 0.42, 0.24, 0);
  layer.fill(
    [
      [x - size * 0.7, y - size * 0.95],
      [x - size * 0.45, y - size * 1.25],
      [x + size * 0.45, y - size * 1.25],
      [x + size * 0.7, y - size * 0.95],
      [x + size * 0.66, y - size * 0.86],
      [x - size * 0.66, y - size * 0.86],
    ],
    0.4,
  );
  for (const at of [-0.9, -0.5, 0.5, 0.9]) {
    const door = boxOf(x + at * size - size * 0.13, y - size * 0.32, size * 0.26, size * 0.22);
    layer.fill(door, 0.4, 0);
    layer.light(boxOf(x + at * size - size * 0.1, y - size * 0.13, size * 0.2, size * 0.025), '#ff8a3a', 0.9);
  }
  const fire = boxOf(x - size * 0.26, y - size * 0.32, size * 0.52, size * 0.26);
  layer.light(fire, '#f0761f');
  for (let bar = -5; bar <= 5; bar += 1)
    layer.line(
      [
        [x + bar * size * 0.05, y - size * 0.32],
        [x + bar * size * 0.05, y - size * 0.06],
      ],
      3,
      0.1,
      90,
    );
  layer.place(x, y - size * 0.42, size, () => {
    layer.fill('M-.26-.4C-.36-.2-.3 0-.14 0H.14C.3 0 .36-.2 .26-.4Z', 0.08);
    layer.line(
      [
        [-0.29, -0.4],
        [0.29, -0.4],
      ],
      0.06,
      0.2,
    );
    layer.line(
      [
        [0.08, -0.3],
        [0.3, -0.72],
      ],
      0.025,
      0.7,
    );
  });
  layer.smoke(x, y - size * 0.85, size * 0.16);
  for (const side of [-1, 1]) {
    layer.box(x + side * size * 1.75 - size * 0.62, y - size * 0.9, size * 1.24, 6, 0.6, 0);
    for (let pan = 0; pan < 7; pan += 1) {
      const at = x + side * size * 1.75 + (pan - 3) * size * 0.18;
      layer.line(
        [
          [at, y - size * 0.88],
          [at, y - size * 0.7],
        ],
        4,
        0.6,
        90,
      );
      layer.disc(at, y - size * 0.63, size * (0.05 + 0.006 * pan), 0.66);
    }
  }
};

/** A long table under green baize, papers at each place, a lamp over it. */
export const greenTable: Piece = (layer, x, y, size) => {
  for (const at of [-2, -1.4, 1.4, 2]) {
    paintWindow(
      layer,
      'lancet',
      { x: x + at * size, y: y - size * 0.36, width: size * 0.26, height: size * 0.56 },
      0.3,
      '#b98a8a',
    );
  }
  layer.box(x - size * 0.26, y - size * 1, size * 0.52, size * 0.46, 0.44);
  layer.box(x - size * 0.21, y - size * 0.96, size * 0.42, size * 0.38, 0.16);
  layer.place(x, y, size, () => {
    layer.fill(
      'M-.14-.58C-.13-.7-.06-.74-.04-.76C-.09-.8-.07-.92 0-.92C.07-.92 .09-.8 .04-.76C.06-.74 .13-.7 .14-.58Z',
      0.32,
    );
    for (let chair = -4; chair <= 4; chair += 1)
      layer.fill(`M${chair * 0.3 - 0.1} -.1V-.44Q${chair * 0.3} -.54 ${chair * 0.3 + 0.1} -.44V-.1Z`, 0.16);
    layer.fill(
      [
        [-1.5, -0.02],
        [-1.34, -0.26],
        [1.34, -0.26],
        [1.5, -0.02],
      ],
      0.34,
      0,
    );
    layer.light(
      [
        [-1.5, -0.02],
        [-1.34, -0.26],
        [1.34, -0.26],
        [1.5, -0.02],
      ],
      '#1f7a4c',
      0.12,
    );
    layer.box(-1.5, -0.02, 3, 0.14, 0.2);
    for (let place = -4; place <= 4; place += 1) {
      layer.fill(
        [
          [place * 0.31 - 0.09, -0.06],
          [place * 0.3 - 0.07, -0.16],
          [place * 0.3 + 0.07, -0.16],
          [place * 0.31 + 0.09, -0.06],
        ],
        0.72,
        0,
      );
    }
  });
  for (const at of [-0.66, 0, 0.66]) readingLamp(layer, x + at * size, y - size * 0.52, size);
};

/** A green shade on a chain, its light on the papers below. */
function readingLamp(layer: SceneLayer, x: number, y: number, size: number): void {
  layer.line(
    [
      [x, 0],
      [x, y - size * 0.12],
    ],
    2,
    0.3,
    90,
  );
  const shade = [
    [x - size * 0.1, y],
    [x - size * 0.035, y - size * 0.11],
    [x + size * 0.035, y - size * 0.11],
    [x + size * 0.1, y],
  ] as const;
  layer.fill(shade, 0.3);
  layer.light(shade, '#2f9a5c', 0.16);
  for (const spread of [0.4, 0.28, 0.17])
    layer.light(
      [
        [x - size * 0.08, y],
        [x + size * 0.08, y],
        [x + size * spread, y + size * 0.46],
        [x - size * spread, y + size * 0.46],
      ],
      '#ffc27a',
      0.09,
    );
  layer.light(boxOf(x - size * 0.08, y - size * 0.004, size * 0.16, size * 0.018), '#ffdf9a');
}
