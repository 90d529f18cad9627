import type { Plate } from '../plate-type.ts';
import { box, house } from './buildings.ts';
import { bar, face, grey, lamp, line, type Point, pane, round, shining } from './stonework.ts';

/** A light that is turned inward: a tall tower, and the keeper's house in its shine. */
export function lighthouse(plate: Plate): void {
  house(plate, 12, 2, 34, 25, false);
  const side = (at: number): number => 17 - 6.5 * at;
  const level = (at: number): number => -108 * at;
  for (let band = 0; band < 6; band += 1) {
    const [from, to] = [band / 6, (band + 1) / 6];
    const [low, high] = [side(from), side(to)];
    const dark = band % 2 === 1;
    face(
      plate,
      [
        [-low, level(from)],
        [-high, level(to)],
        [high * 0.2, level(to)],
        [low * 0.2, level(from)],
      ],
      dark ? 0.42 : 0.95,
    );
    face(
      plate,
      [
        [low * 0.2, level(from)],
        [high * 0.2, level(to)],
        [high, level(to)],
        [low, level(from)],
      ],
      dark ? 0.12 : 0.4,
      0,
    );
  }
  for (const at of [0.2, 0.52, 0.84]) pane(plate, -4, level(at), 4.4, 9);
  face(plate, box(-15, -114, 15, -107), 0.8);
  shining(plate, box(-8.5, -130, 8.5, -114), '#ffe2a0', 0.3);
  for (const x of [-9, -3, 3, 9])
    line(
      plate,
      [
        [x, -131],
        [x, -114],
      ],
      1.8,
      0.5,
    );
  face(plate, round(0, -130, 11.5, 13, Math.PI, 2 * Math.PI), 0.5, 30);
  line(
    plate,
    [
      [0, -143],
      [0, -152],
    ],
    2,
    0.9,
  );
}

/** Stairs out of the sea, wet all the year, up to a door that is painted on. */
export function steps(plate: Plate): void {
  const flights = 9;
  for (let flight = 0; flight < flights; flight += 1) {
    const half = 92 - flight * 8.4;
    const y = -flight * 9.4;
    face(plate, box(-half, y - 9.4, half, y), 0.36, 90);
    face(
      plate,
      [
        [-half, y - 9.4],
        [-half + 5, y - 13],
        [half - 5, y - 13],
        [half, y - 9.4],
      ],
      0.95,
    );
    for (const side of [-1, 1])
      line(
        plate,
        [
          [side * (half - 3), y - 9],
          [side * (half - 2), y],
        ],
        2.4,
        1,
      );
  }
  const foot = -flights * 9.4;
  face(plate, box(-17, foot - 50, 17, foot), 0.86);
  face(
    plate,
    round(0, foot - 34, 10, 10, Math.PI, 2 * Math.PI).concat([
      [10, foot],
      [-10, foot],
    ]),
    0.3,
  );
  line(
    plate,
    [
      [0, foot - 42],
      [0, foot],
    ],
    1.6,
    0.8,
  );
  face(
    plate,
    [
      [-22, foot - 50],
      [0, foot - 66],
      [22, foot - 50],
    ],
    0.66,
    60,
  );
  for (const side of [-1, 1]) {
    mourner(plate, side * 62, -38);
    lamp(plate, side * 26, foot - 12, 3.4);
    bar(
      plate,
      [
        [side * 26, foot],
        [side * 26, foot - 9],
      ],
      1.8,
      0.6,
    );
  }
  for (const x of [-38, -13, 9, 33]) {
    pen(plate, [
      [x, foot + 10],
      [x + 2, foot + 30],
      [x - 2, foot + 50],
      [x + 3, -8],
      [x, 4],
    ]);
  }
}

function pen(plate: Plate, points: readonly Point[]): void {
  line(plate, points, 2.2, 1);
}

function mourner(plate: Plate, x: number, y: number): void {
  face(plate, box(x - 9, y - 8, x + 9, y), 0.8);
  face(
    plate,
    [
      [x - 8, y - 8],
      [x - 6, y - 28],
      [x - 2, y - 36],
      [x + 4, y - 34],
      [x + 7, y - 24],
      [x + 8, y - 8],
    ],
    0.7,
    84,
  );
  face(plate, round(x + 3, y - 36, 5, 6), 0.85);
}

/** The Lower Door: two posts and a lintel too large for anyone, shut, and a line of light under it. */
export function threshold(plate: Plate): void {
  face(
    plate,
    [
      [-84, 18],
      [-66, -76],
      [-40, -112],
      [0, -124],
      [42, -114],
      [70, -78],
      [84, 18],
    ],
    0.2,
    78,
  );
  face(plate, box(-62, -96, -38, 8), 0.84);
  face(plate, box(-38, -96, -32, 8), 0.2, 0);
  face(plate, box(38, -96, 62, 8), 0.84);
  face(plate, box(56, -96, 62, 8), 0.2, 0);
  face(plate, box(-72, -114, 72, -94), 0.78);
  face(plate, box(-66, -122, 66, -114), 0.9);
  face(plate, box(-32, -94, 38, 6), 0.13, 0);
  for (const [x, y] of [
    [-27, -86],
    [6, -86],
    [-27, -40],
    [6, -40],
  ] as const) {
    plate.tones.strokeStyle = grey(0.42);
    plate.tones.lineWidth = 1.8;
    plate.tones.strokeRect(x, y, 27, 38);
  }
  line(
    plate,
    [
      [3, -94],
      [3, 4],
    ],
    1.6,
    0.45,
  );
  shining(plate, box(-34, 2, 40, 8), '#dff6ff', 0.5);
  shining(
    plate,
    [
      [-34, 8],
      [40, 8],
      [62, 30],
      [-56, 30],
    ],
    '#3a6f86',
    0.3,
  );
  face(plate, box(-72, 8, 78, 15), 0.9);
  for (const x of [-8, 14]) {
    face(
      plate,
      [
        [x - 3.4, 24],
        [x - 2, 10],
        [x + 2, 10],
        [x + 3.4, 24],
      ],
      0.06,
    );
    face(plate, round(x, 8, 2.4, 2.8), 0.06);
  }
}
