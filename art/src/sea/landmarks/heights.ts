import type { Plate } from '../plate-type.ts';
import { chimney, house, plume } from './buildings.ts';
import { bar, face, lamp, line, type Point, shining } from './stonework.ts';

/** A mountain with a fire in it, and glass-works on its warm side. */
export function volcano(plate: Plate): void {
  plume(plate, -2, -112, 36, 1);
  const left: Point[] = [
    [-96, 0],
    [-62, -26],
    [-38, -62],
    [-22, -104],
  ];
  const rim: Point[] = [
    [-10, -98],
    [2, -104],
    [14, -99],
    [24, -105],
  ];
  const right: Point[] = [
    [40, -64],
    [64, -28],
    [100, 2],
  ];
  face(plate, [...left, ...rim, ...right, [0, 14]], 0.5, 62);
  face(plate, [[6, -100], [14, -99], [24, -105], ...right, [26, 10], [14, -40]], 0.16, 112);
  for (const [x, y, across, down] of [
    [-40, -30, -24, 30],
    [-24, -62, -18, 34],
    [-60, -12, -16, 16],
  ] as const) {
    line(
      plate,
      [
        [x, y],
        [x + across * 0.4, y + down * 0.5],
        [x + across, y + down],
      ],
      2,
      0.85,
    );
  }
  shining(
    plate,
    [
      [-22, -104],
      [-10, -98],
      [2, -104],
      [14, -99],
      [24, -105],
      [16, -88],
      [-12, -88],
    ],
    '#ff7a2e',
    0.2,
  );
  shining(
    plate,
    [
      [-9, -92],
      [6, -92],
      [4, -66],
      [12, -46],
      [6, -22],
      [16, 2],
      [4, 6],
      [-4, -20],
      [2, -44],
      [-6, -64],
    ],
    '#f2581f',
    0.22,
  );
  shining(
    plate,
    [
      [-2, -92],
      [3, -92],
      [1, -66],
      [7, -46],
      [2, -24],
      [0, -24],
      [4, -46],
      [-2, -64],
    ],
    '#ffd07a',
    0.3,
  );
  for (const [x, height] of [
    [-86, 34],
    [-70, 42],
    [72, 36],
  ] as const) {
    chimney(plate, x, 14, 8, height);
    plume(plate, x, 12 - height, 9, 1);
  }
  house(plate, -100, 22, 40, 22, false);
  house(plate, 52, 22, 40, 22, false);
}

/** An ice-house as large as a hill: a hall under icicles, and racks of what hangs there. */
export function larder(plate: Plate): void {
  for (const [x, y, width, height] of [
    [-70, -16, 44, 62],
    [72, -18, 50, 52],
    [-34, -24, 46, 84],
    [36, -24, 52, 78],
  ] as const) {
    crag(plate, x, y, width, height);
  }
  face(
    plate,
    [
      [-46, 2],
      [-46, -44],
      [0, -70],
      [46, -44],
      [46, 2],
    ],
    0.84,
  );
  face(
    plate,
    [
      [-20, 2],
      [-20, -26],
      [0, -38],
      [20, -26],
      [20, 2],
    ],
    0.06,
  );
  for (const x of [-13, -4, 5, 14]) carcass(plate, x, -26 + Math.abs(x) * 0.4, 0.55);
  for (let x = -44; x <= 44; x += 8)
    icicle(plate, x, -45 + Math.abs(x) * 0 - (44 - Math.abs(x)) * 0.56, 7 + 8 * plate.random());
  rack(plate, -106, 16, 52);
  rack(plate, 52, 18, 56);
  lamp(plate, 0, -44, 4, '#cfe2ff');
}

function crag(plate: Plate, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  face(
    plate,
    [
      [x - half, y],
      [x - half * 0.6, y - height * 0.6],
      [x - half * 0.1, y - height],
      [x + half * 0.1, y],
    ],
    0.86,
    70,
  );
  face(
    plate,
    [
      [x - half * 0.1, y - height],
      [x + half * 0.5, y - height * 0.66],
      [x + half, y],
      [x + half * 0.1, y],
    ],
    0.4,
    104,
  );
}

function icicle(plate: Plate, x: number, y: number, long: number): void {
  face(
    plate,
    [
      [x - 2.6, y],
      [x + 2.6, y],
      [x, y + long],
    ],
    1,
  );
}

function rack(plate: Plate, x: number, y: number, long: number): void {
  for (const post of [x, x + long])
    bar(
      plate,
      [
        [post, y],
        [post, y - 40],
      ],
      2.6,
      0.7,
    );
  bar(
    plate,
    [
      [x - 5, y - 38],
      [x + long + 5, y - 38],
    ],
    2.6,
    0.7,
  );
  for (let at = 1; at < 4; at += 1) carcass(plate, x + (long * at) / 4, y - 36, 1);
}

function carcass(plate: Plate, x: number, y: number, size: number): void {
  line(
    plate,
    [
      [x, y],
      [x, y + 6 * size],
    ],
    1.4,
    0.9,
  );
  face(
    plate,
    [
      [x - 2 * size, y + 5 * size],
      [x - 6 * size, y + 14 * size],
      [x - 3.4 * size, y + 27 * size],
      [x, y + 30 * size],
      [x + 3.4 * size, y + 27 * size],
      [x + 6 * size, y + 14 * size],
      [x + 2 * size, y + 5 * size],
    ],
    0.56,
    80,
  );
}
