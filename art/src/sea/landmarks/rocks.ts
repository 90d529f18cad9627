import type { Plate } from '../plate-type.ts';
import { FANGS, PILLARS, type Rock } from '../rocks.ts';
import { box } from './buildings.ts';
import { bar, face, line, type Point, pane, round } from './stonework.ts';

/** Forty rocks, each with somebody on it: as many of them as can be told apart. */
export function pillars(plate: Plate): void {
  for (const [x, y, across, high] of PILLARS) {
    pillar(plate, x, y, across, high);
    hut(plate, x, y - high, across * 0.8);
    surf(plate, x, y, across);
  }
  const roped = PILLARS.filter(([, y]) => y > 0).map(([x, y, , high]): Point => [x, y - high - 3]);
  for (const [at, [x, y]] of roped.sort((one, other) => one[0] - other[0]).entries()) {
    const next = roped[at + 1];
    if (next !== undefined) line(plate, [[x, y], [(x + next[0]) / 2, (y + next[1]) / 2 + 8], next], 1, 0.9);
  }
}

/** White water about the foot of a rock. */
function surf(plate: Plate, x: number, y: number, across: number): void {
  line(plate, round(x, y - 1, across * 0.72, across * 0.24, 0.2, Math.PI - 0.2), 1.7, 1);
}

function pillar(plate: Plate, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  const waist = half * (0.62 + 0.2 * plate.random());
  const bend = 3 * (plate.random() - 0.5);
  const left: Point[] = [
    [x - half * 1.3, y],
    [x - waist + bend, y - height * 0.5],
    [x - half * 1.1, y - height],
  ];
  const right: Point[] = [
    [x + half * 1.1, y - height],
    [x + waist + bend, y - height * 0.5],
    [x + half * 1.3, y],
  ];
  face(plate, [...left, ...right], 0.7, 0);
  face(plate, [[x + half * 0.1, y - height], ...right, [x + half * 0.1, y]], 0.26, 0);
}

function hut(plate: Plate, x: number, y: number, width: number): void {
  face(plate, box(x - width * 0.42, y - 7, x + width * 0.42, y), 0.85);
  face(
    plate,
    [
      [x - width * 0.6, y - 7],
      [x, y - 15],
      [x + width * 0.6, y - 7],
    ],
    0.4,
    60,
  );
  pane(plate, x, y - 1, 3.4, 5);
}

/** Reefs like teeth, and what they bit. */
export function teeth(plate: Plate): void {
  const isBehind = ([, y]: Rock) => y < -6;
  for (const rock of FANGS.filter(isBehind)) fang(plate, rock);
  wreck(plate, 18, 2);
  for (const rock of FANGS.filter((one) => !isBehind(one))) fang(plate, rock);
}

/** A crooked tooth of stone, hooked over, with a light and a dark side, chipped along both edges. */
function fang(plate: Plate, [x, y, across, high]: Rock): void {
  const half = across * 0.42;
  const lean = (plate.random() < 0.3 ? -1 : 1) * (0.2 + 0.4 * plate.random()) * high * 0.6;
  const side = (from: number): Point[] =>
    [0, 0.14, 0.3, 0.46, 0.6, 0.74, 0.88].map((up): Point => {
      const narrow = (1 - up ** 1.5) * (0.86 + 0.28 * plate.random());
      return [x + lean * up ** 2.2 + from * half * narrow, y - high * up];
    });
  const tip: Point = [x + lean, y - high * 0.98];
  const [left, ridge, right] = [side(-1), side(0.1), side(1)];
  face(plate, [...left, tip, ...[...ridge].reverse()], 0.74, 70);
  face(plate, [...ridge, tip, ...[...right].reverse()], 0.2, 104);
  stub(plate, x + half * 1.1, y + 1, half * 0.9, high * 0.26);
  surf(plate, x, y, across * 0.86);
}

function stub(plate: Plate, x: number, y: number, half: number, high: number): void {
  face(
    plate,
    [
      [x - half, y],
      [x - half * 0.5, y - high],
      [x + half * 0.2, y - high * 0.7],
      [x + half, y],
    ],
    0.4,
    84,
  );
}

function wreck(plate: Plate, x: number, y: number): void {
  const { tones, lamps } = plate;
  for (const pen of [tones, lamps]) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(-0.42);
  }
  bar(
    plate,
    [
      [-8, -10],
      [-14, -66],
    ],
    2.6,
    0.8,
  );
  bar(
    plate,
    [
      [20, -10],
      [18, -52],
    ],
    2.2,
    0.8,
  );
  for (const [mast, up] of [
    [-12, -48],
    [19, -36],
  ] as const)
    bar(
      plate,
      [
        [mast - 15, up],
        [mast + 15, up + 3],
      ],
      1.6,
      0.7,
    );
  line(
    plate,
    [
      [-14, -66],
      [-40, -14],
    ],
    1,
    0.7,
  );
  line(
    plate,
    [
      [18, -52],
      [50, -14],
    ],
    1,
    0.7,
  );
  face(
    plate,
    [
      [-48, -22],
      [-44, 4],
      [-34, 10],
      [36, 10],
      [50, -2],
      [58, -18],
      [26, -10],
      [-24, -10],
      [-30, -20],
    ],
    0.5,
    8,
  );
  for (const rib of [-18, -6, 6, 18])
    line(
      plate,
      [
        [rib, -8],
        [rib - 2, 8],
      ],
      1.6,
      0.12,
    );
  for (const pen of [tones, lamps]) pen.restore();
}
