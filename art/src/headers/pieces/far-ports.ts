import { steps } from '../../scene/parts/ground.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { dome } from '../../scene/parts/spires.ts';
import { windowGrid } from '../../scene/parts/windows.ts';
import { discOf } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';
import { island } from './near-ports.ts';

/** Cinderholm: a hill that smokes, glass-houses at its foot. */
export const volcanoShore: Piece = (layer, x, y, size) => {
  layer.fill(
    [
      [x - size * 3, y + 8],
      [x - size * 1.5, y - size * 0.4],
      [x - size * 0.5, y - size * 1.2],
      [x - size * 0.28, y - size * 1.16],
      [x + size * 0.22, y - size * 1.22],
      [x + size * 0.5, y - size * 1.08],
      [x + size * 1.6, y - size * 0.36],
      [x + size * 3.2, y + 8],
    ],
    0.34,
    130,
  );
  layer.light(
    [
      [x - size * 0.46, y - size * 1.17],
      [x - size * 0.28, y - size * 1.13],
      [x + size * 0.22, y - size * 1.19],
      [x + size * 0.46, y - size * 1.05],
      [x, y - size * 1.08],
    ],
    '#ff7a2a',
    0.9,
  );
  for (const [from, bend] of [
    [-0.2, -0.5],
    [0.1, 0.2],
    [0.35, 0.8],
  ] as const) {
    layer.lightLine(
      `M${x + from * size} ${y - size * 1.12}C${x + (from + bend * 0.2) * size} ${y - size * 0.8} ${x + (from + bend * 0.5) * size} ${y - size * 0.6} ${x + (from + bend) * size} ${y - size * 0.2}`,
      size * 0.022,
      '#ff6a20',
      0.9,
    );
  }
  layer.smoke(x, y - size * 1.15, size * 0.34);
  for (const at of [-1.7, -1.2, 1, 1.5, 2]) {
    layer.fill(
      [
        [x + (at - 0.2) * size, y],
        [x + (at - 0.13) * size, y - size * 0.34],
        [x + (at - 0.05) * size, y - size * 0.5],
        [x + (at + 0.05) * size, y - size * 0.5],
        [x + (at + 0.13) * size, y - size * 0.34],
        [x + (at + 0.2) * size, y],
      ],
      0.46,
    );
    layer.light(discOf(x + at * size, y - size * 0.08, size * 0.05, size * 0.08), '#ffae5a');
    layer.smoke(x + at * size, y - size * 0.5, size * 0.08);
  }
};

/** Mirrormere: a dome at the edge of a lake, wires over it. */
export const domeAndWires: Piece = (layer, x, y, size) => {
  island(layer, x, y, size * 5, size * 0.14);
  layer.box(x - size * 0.62, y - size * 0.46, size * 1.24, size * 0.4, 0.46);
  windowGrid(layer, { x: x - size * 0.6, y: y - size * 0.08, width: size * 1.2, height: size * 0.34 }, size * 0.14, {
    kind: 'lancet',
    lit: 0.9,
  });
  dome(layer, x, y - size * 0.46, size * 1.16, size * 0.62, 0.5);
  for (const at of [-3.4, -2.3, -1.3, 1.3, 2.3, 3.4]) {
    layer.line(
      [
        [x + at * size, y],
        [x + at * size, y - size * 0.95],
      ],
      4,
      0.36,
      90,
    );
    layer.line(
      [
        [x + (at - 0.12) * size, y - size * 0.88],
        [x + (at + 0.12) * size, y - size * 0.88],
      ],
      3,
      0.36,
    );
    for (const end of [-0.1, 0.1])
      layer.line(
        `M${x + (at + end) * size} ${y - size * 0.88}Q${x + (at * 0.6) * size} ${y - size * 0.6} ${x} ${y - size * 1.1}`,
        1.2,
        0.5,
      );
  }
};

/** The Weeping Steps: out of the sea, up, to a painted door. */
export const paintedDoor: Piece = (layer, x, y, size) => {
  layer.fill(
    [
      [x - size * 2.4, y + 8],
      [x - size * 1.5, y - size * 0.5],
      [x - size * 0.9, y - size * 1.5],
      [x + size * 0.9, y - size * 1.55],
      [x + size * 1.4, y - size * 0.6],
      [x + size * 2.4, y + 8],
    ],
    0.24,
    95,
  );
  const top = steps(layer, x, y + 4, size * 1.5, size * 0.8, { count: 16, narrowing: 0.62, shade: 0.8 });
  const door = `M${x - size * 0.17} ${top}V${top - size * 0.4}A${size * 0.17} ${size * 0.18} 0 0 1 ${x + size * 0.17} ${top - size * 0.4}V${top}Z`;
  layer.fill(door, 0.82);
  layer.line(door, 5, 0.95);
  for (const plank of [-0.09, 0, 0.09])
    layer.line(
      [
        [x + plank * size, top],
        [x + plank * size, top - size * 0.5],
      ],
      1.5,
      0.4,
      90,
    );
  for (const side of [-1, 1]) lantern(layer, x + side * size * 0.3, top - size * 0.08, size * 0.06);
  for (let drip = -7; drip < 8; drip += 1)
    layer.lightLine(
      [
        [x + drip * size * 0.05, y - size * 0.1],
        [x + drip * size * 0.06, y + 4],
      ],
      1,
      '#cfe0e0',
      0.3,
    );
};

/** The Sill: a wall from sea to roof with one line of light along its foot. */
export const lineOfLight: Piece = (layer, x, y, size) => {
  layer.box(-5, -5, layer.width + 10, y + 5, 0.24);
  layer.fill(
    [
      [x - size * 1.75, y],
      [x - size * 1.65, -5],
      [x + size * 1.65, -5],
      [x + size * 1.75, y],
    ],
    0.4,
  );
  for (const edge of [-1.68, -0.02, 1.62]) layer.box(x + edge * size, -5, size * 0.06, y + 5, 0.56);
  for (const side of [-1, 1]) {
    for (const panel of [0.14, 0.6])
      layer.line(
        [
          [x + side * size * 0.25, y - size * (1.42 - panel * 1.2)],
          [x + side * size * 1.45, y - size * (1.42 - panel * 1.2)],
          [x + side * size * 1.45, y - size * (1.0 - panel * 1.2)],
          [x + side * size * 0.25, y - size * (1 - panel * 1.2)],
          [x + side * size * 0.25, y - size * (1.42 - panel * 1.2)],
        ],
        5,
        0.54,
      );
  }
  layer.disc(x - size * 0.2, y - size * 0.62, size * 0.06, 0.8);
  layer.light(
    [
      [x - size * 1.72, y - 5],
      [x + size * 1.72, y - 5],
      [x + size * 1.72, y],
      [x - size * 1.72, y],
    ],
    '#fff0c0',
  );
  layer.light(
    [
      [x - size * 1.72, y - 9],
      [x + size * 1.72, y - 9],
      [x + size * 1.72, y],
      [x - size * 1.72, y],
    ],
    '#ffd48a',
    0.8,
  );
  for (const foot of [0.42, 0.52]) layer.box(x + foot * size, y - 10, size * 0.06, 11, 0.02);
};
