import type { Plate } from '../plate-type.ts';
import { house } from './buildings.ts';
import { bar, face, lamp, line, type Point, pane } from './stonework.ts';

/** A town of ships moored in a ring about a platform, under the flag of people who may not land. */
export function hulks(plate: Plate): void {
  const ring = Array.from({ length: 9 }, (_, at) => {
    const angle = ((at + 0.25) / 9) * 2 * Math.PI;
    return { x: Math.cos(angle) * 96, y: 4 + Math.sin(angle) * 46 };
  });
  const chain = ring.map(({ x, y }): Point => [x, y + 3]);
  line(plate, [...chain, chain[0] ?? [0, 0]], 2, 0.62);
  const [behind, before] = [ring.filter(({ y }) => y < 4), ring.filter(({ y }) => y >= 4)];
  const moored = (ships: typeof ring) => {
    for (const { x, y } of [...ships].sort((one, other) => one.y - other.y))
      hulk(plate, x, y, 21 + y * 0.07, x < 0 ? 1 : -1);
  };
  moored(behind);
  house(plate, -17, -4, 34, 26, false);
  bar(
    plate,
    [
      [0, -28],
      [0, -72],
    ],
    2.4,
    0.8,
  );
  face(
    plate,
    [
      [1, -72],
      [24, -68],
      [20, -61],
      [25, -54],
      [1, -54],
    ],
    0.95,
  );
  line(
    plate,
    [
      [1, -63],
      [21, -61],
    ],
    3.4,
    0.2,
  );
  moored(before);
}

/** A ship laid up: hull, bare masts and a flag, the middle of its waterline at x, y. */
function hulk(plate: Plate, x: number, y: number, size: number, flip: number): void {
  const at = (across: number, up: number): Point => [x + across * size * flip, y - up * size];
  for (const [mast, height] of [
    [-0.5, 1.05],
    [0.08, 1.35],
    [0.6, 1],
  ] as const) {
    bar(plate, [at(mast, 0.2), at(mast, height)], 1.7, 0.75);
    line(plate, [at(mast - 0.26, height * 0.72), at(mast + 0.26, height * 0.75)], 1.6, 0.7);
    line(plate, [at(mast, height), at(mast - 0.36, 0.28)], 0.9, 0.55);
    line(plate, [at(mast, height), at(mast + 0.36, 0.28)], 0.9, 0.55);
  }
  face(
    plate,
    [
      at(-1.02, 0.5),
      at(-0.98, 0.06),
      at(-0.8, -0.06),
      at(0.72, -0.06),
      at(1.02, 0.14),
      at(1.22, 0.42),
      at(0.5, 0.26),
      at(-0.5, 0.28),
      at(-0.62, 0.46),
    ],
    0.5,
    4,
  );
  line(plate, [at(-0.96, 0.26), at(0.98, 0.22)], 1.6, 0.88);
  for (const port of [-0.7, -0.35, 0, 0.35]) pane(plate, ...at(port, 0.06), 3, 3.6);
  lamp(plate, ...at(-0.92, 0.56), 2.2);
}
