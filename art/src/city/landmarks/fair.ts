import type { Point } from '../region.ts';
import { shade } from '../stage.ts';
import { bar, block, flame, front, type Mason, ring, shining, solid } from './mason.ts';
import { opening, windowRows } from './openings.ts';
import { lantern, sideRoof } from './tops.ts';

/** Plenty's: nobody goes hungry in sound of her ladle. */
export function eatingHouse(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.86, high * 0.5, wide * 0.3);
  sideRoof(mason, left, y - high * 0.5, wide * 0.86, wide * 0.3, high * 0.26);
  windowRows(
    mason,
    { x: left, y: y - high * 0.26, wide: wide * 0.86, high: high * 0.24 },
    { rows: 1, across: 7, lit: 0.7 },
  );
  windowRows(
    mason,
    { x: left, y, wide: wide * 0.86, high: high * 0.28 },
    { rows: 1, across: 5, kind: 'arch', fill: 0.72, lit: 1 },
  );
  block(mason, left + wide * 0.66, y - high * 0.66, 5, 16, 4, 0.9);
  for (let at = 0; at < 3; at += 1)
    solid(
      mason,
      ring(left + wide * 0.7 + at * 3, y - high * 1.06 - at * 5, 3 + at, 2.4 + at * 0.6),
      `rgba(190,180,165,${0.5 - at * 0.13})`,
      0,
    );
}

/** Ormolu's: a striped tent that people go into. */
export function tent(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const stripes = 10;
  const half = wide * 0.46;
  for (let at = 0; at < stripes; at += 1) {
    const [from, to] = [-1 + (2 * at) / stripes, -1 + (2 * (at + 1)) / stripes];
    const cloth = shade(at % 2 ? '#d8cdb4' : '#6d5a8a', 1.1 - 0.06 * at);
    solid(
      mason,
      [
        [x + half * from, y],
        [x + half * from * 1.04, y - high * 0.36],
        [x + half * to * 1.04, y - high * 0.36],
        [x + half * to, y],
      ],
      cloth,
      0.4,
    );
    solid(
      mason,
      [
        [x + half * from * 1.12, y - high * 0.34],
        [x + from * 2, y - high * 0.86],
        [x + to * 2, y - high * 0.86],
        [x + half * to * 1.12, y - high * 0.34],
      ],
      shade(at % 2 ? '#e6dcc2' : '#7a669a', 1.1 - 0.06 * at),
      0.4,
    );
  }
  shining(
    mason,
    [
      [x - half * 0.2, y],
      [x, y - high * 0.34],
      [x + half * 0.2, y],
    ],
    '#ffcf80',
  );
  bar(
    mason,
    [
      [x, y - high * 0.86],
      [x, y - high],
    ],
    0.8,
    '#c9a763',
  );
  solid(
    mason,
    [
      [x, y - high],
      [x + 9, y - high * 0.96],
      [x, y - high * 0.92],
    ],
    '#8d3a36',
    0.5,
  );
  for (const side of [-1, 1]) flame(mason, x + side * half * 1.06, y - high * 0.32, 1.3);
}

/** The Wheel: from the top one can see the underside of the roof. */
export function wheel(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const radius = Math.min(wide, high * 0.86) / 2;
  const hub: Point = [x, y - high + radius];
  const rim = (share: number): readonly Point[] => ring(hub[0], hub[1], radius * share, radius * share);
  tentRow(mason, x, y, wide);
  bar(mason, [[x - wide * 0.24, y], hub, [x + wide * 0.24, y]], 2.4, '#8d7660');
  bar(
    mason,
    [
      [x - wide * 0.13, y - (y - hub[1]) * 0.45],
      [x + wide * 0.13, y - (y - hub[1]) * 0.45],
    ],
    1.2,
    '#8d7660',
  );
  const spokes = 20;
  for (let spoke = 0; spoke < spokes; spoke += 1) {
    const angle = (spoke / spokes) * 2 * Math.PI + 0.1;
    bar(mason, [hub, [hub[0] + Math.cos(angle) * radius, hub[1] + Math.sin(angle) * radius]], 0.5, '#a38c70');
  }
  bar(mason, rim(1), 1.5, '#b79a72');
  bar(mason, rim(0.88), 0.9, '#a38c70');
  for (let car = 0; car < spokes; car += 1) {
    const angle = (car / spokes) * 2 * Math.PI + 0.1;
    const [left, top] = [hub[0] + Math.cos(angle) * radius, hub[1] + Math.sin(angle) * radius];
    solid(
      mason,
      [
        [left - 3, top + 1],
        [left + 3, top + 1],
        [left + 2.4, top + 6],
        [left - 2.4, top + 6],
      ],
      car % 2 ? '#8d3a36' : '#b79a62',
      0.6,
    );
    flame(mason, left, top + 3, 1.3, '#ffd890');
    flame(mason, hub[0] + Math.cos(angle) * radius * 0.88, hub[1] + Math.sin(angle) * radius * 0.88, 0.9, '#ffcf80');
  }
  flame(mason, ...hub, 3, '#ffe6b4');
}

function tentRow(mason: Mason, x: number, y: number, wide: number): void {
  for (const at of [-0.42, 0.4]) tent(mason, x + wide * at, y + 2, wide * 0.24, wide * 0.22);
  front(mason, x - wide * 0.1, y + 3, wide * 0.2, 9, 1);
  opening(mason, 'arch', x, y + 3, 6, 7, '#ffcf80');
  lantern(mason, x + wide * 0.18, y + 5, 4);
}
