import type { Plate } from '../plate-type.ts';
import { face, pane, round, shining } from './stonework.ts';

/** A village of mushrooms, some of them lived in. */
export function mushrooms(plate: Plate): void {
  const grown = [
    [-92, -8, 28],
    [-56, -22, 40],
    [-16, -26, 58],
    [34, -26, 48],
    [76, -16, 36],
    [-74, 18, 24],
    [-34, 14, 34],
    [14, 10, 44],
    [58, 16, 30],
    [100, 8, 22],
    [-8, 30, 20],
    [34, 32, 22],
  ] as const;
  for (const [x, y, size] of grown) mushroom(plate, x, y, size);
}

function mushroom(plate: Plate, x: number, y: number, size: number): void {
  const glow = '#6ff0c4';
  const cap = { y: y - size * 0.95, across: size * 0.62, high: size * 0.62 };
  face(
    plate,
    [
      [x - size * 0.2, y],
      [x - size * 0.12, cap.y],
      [x + size * 0.12, cap.y],
      [x + size * 0.24, y],
    ],
    0.88,
  );
  face(
    plate,
    [
      [x + size * 0.05, y],
      [x + size * 0.04, cap.y],
      [x + size * 0.12, cap.y],
      [x + size * 0.24, y],
    ],
    0.4,
    0,
  );
  if (size > 32) {
    pane(plate, x - size * 0.02, y, size * 0.14, size * 0.26);
    pane(plate, x - size * 0.01, y - size * 0.42, size * 0.1, size * 0.14);
  }
  shining(plate, round(x, cap.y, cap.across * 0.96, size * 0.13), glow, 0.16);
  const dome = round(x, cap.y, cap.across, cap.high, Math.PI, 2 * Math.PI);
  face(plate, [...dome, [x, cap.y + size * 0.03]], 0.62, 24);
  face(
    plate,
    [...round(x, cap.y, cap.across, cap.high, -Math.PI / 2.8, 0), [x + size * 0.1, cap.y + size * 0.02]],
    0.22,
    60,
  );
  for (const [across, up] of [
    [-0.55, 0.3],
    [-0.2, 0.62],
    [-0.1, 0.26],
    [0.3, 0.5],
  ] as const) {
    shining(plate, round(x + cap.across * across, cap.y - cap.high * up, size * 0.055, size * 0.04), '#c9ffe9', 0.95);
  }
}
