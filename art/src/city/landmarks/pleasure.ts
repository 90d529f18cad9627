import type { Point } from '../region.ts';
import { INK } from '../stage.ts';
import { bar, block, flame, inStuff, type Mason, shining, solid } from './mason.ts';
import { columns, rose, windowRows } from './openings.ts';
import { dome, gableRoof, mansardRoof, sideRoof, tower } from './tops.ts';

const STRIPES = ['#b9554a', '#d8c39a', '#6f8a7e', '#c99a4e'];

/** The Gallipot: two domes, a front of lights, a gable over them. */
export function theatre(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const walls = high * 0.5;
  block(mason, left + wide * 0.2, y - 14, wide * 0.6, high * 0.66, wide * 0.26, 0.9);
  sideRoof(mason, left + wide * 0.2, y - 14 - high * 0.66, wide * 0.6, wide * 0.26, high * 0.14);
  block(mason, left + wide * 0.05, y, wide * 0.82, walls, wide * 0.22);
  mansardRoof(mason, left + wide * 0.18, y - walls, wide * 0.56, wide * 0.16, high * 0.14, 5);
  windowRows(
    mason,
    { x: left + wide * 0.2, y: y - walls * 0.44, wide: wide * 0.52, high: walls * 0.52 },
    { rows: 1, across: 6, kind: 'arch', fill: 0.62, lit: 1 },
  );
  for (const at of [0.1, 0.82])
    tower(mason, left + wide * at, y + 1, {
      wide: wide * 0.17,
      high: high * 0.58,
      top: 'dome',
      topHigh: high * 0.16,
      windows: 'arch',
      storeys: 3,
      lit: 0.9,
    });
  gableRoof(mason, x - wide * 0.2, y - walls, wide * 0.32, 6, high * 0.15);
  rose(mason, x - wide * 0.04, y - walls - high * 0.05, wide * 0.035);
  columns(mason, left + wide * 0.2, y, wide * 0.52, walls * 0.36, 7);
  solid(
    mason,
    [
      [left + wide * 0.16, y - walls * 0.36],
      [left + wide * 0.76, y - walls * 0.36],
      [left + wide * 0.78, y - walls * 0.27],
      [left + wide * 0.14, y - walls * 0.27],
    ],
    '#8d3a36',
  );
  for (let at = 0; at <= 14; at += 1)
    flame(mason, left + wide * (0.15 + 0.0443 * at), y - walls * 0.26, 1.3, '#ffe0a0');
  shining(
    mason,
    [
      [x - wide * 0.14, y + 4],
      [x - wide * 0.11, y],
      [x + wide * 0.04, y],
      [x + wide * 0.07, y + 4],
    ],
    '#ffd28a',
    '#5a4a34',
  );
}

/** Nine acres of trestles under one string of bunting, in aid of the Roof. */
export function bazaar(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const iron = inStuff(mason, '#b79d70', '#5d6a66');
  block(iron, left + wide * 0.16, y - high * 0.3, wide * 0.6, high * 0.28, wide * 0.14);
  windowRows(
    iron,
    { x: left + wide * 0.16, y: y - high * 0.3, wide: wide * 0.6, high: high * 0.27 },
    { rows: 1, across: 15, kind: 'arch', fill: 0.7, lit: 1 },
  );
  for (let bay = 4; bay >= 0; bay -= 1)
    gableRoof(iron, left + wide * (0.16 + bay * 0.12), y - high * 0.58, wide * 0.12, wide * 0.14, high * 0.16);
  dome(iron, x - wide * 0.03, y - high * 0.66, wide * 0.17, high * 0.26);
  const rows = 4;
  for (let row = 0; row < rows; row += 1) {
    const foot = y - high * 0.26 + (row * high * 0.28) / (rows - 1);
    const out = 0.36 + 0.05 * row;
    const count = 8 + row;
    for (let at = 0; at < count; at += 1) {
      const middle = x - wide * out + (wide * 2 * out * (at + 0.5)) / count + mason.random.from(-2, 2);
      if (mason.random.chance(0.9)) stall(mason, middle, foot, wide / 17);
    }
  }
  for (const [from, to] of [
    [-0.46, -0.03],
    [0.4, -0.03],
    [-0.44, 0.42],
  ] as const) {
    const isLow = to > 0;
    bunting(
      mason,
      [x + wide * from, y - (isLow ? 0 : high * 0.2)],
      [x + wide * to, y - (isLow ? high * 0.05 : high * 1.02)],
      isLow ? 26 : 18,
    );
  }
  bunting(mason, [x - wide * 0.48, y - high * 0.24], [x - wide * 0.3, y - high * 0.6], 10);
  bunting(mason, [x + wide * 0.44, y - high * 0.22], [x + wide * 0.3, y - high * 0.62], 10);
}

function stall(mason: Mason, x: number, y: number, wide: number): void {
  const half = wide / 2;
  const cloth = mason.random.pick(STRIPES);
  solid(
    mason,
    [
      [x - half * 0.8, y],
      [x - half * 0.8, y - wide * 0.4],
      [x + half * 0.8, y - wide * 0.4],
      [x + half * 0.8, y],
    ],
    '#5a4632',
    0.6,
  );
  shining(
    mason,
    [
      [x - half * 0.6, y - wide * 0.14],
      [x - half * 0.6, y - wide * 0.4],
      [x + half * 0.6, y - wide * 0.4],
      [x + half * 0.6, y - wide * 0.14],
    ],
    '#ffb44e',
    '#33261a',
  );
  const teeth = 4;
  for (let at = 0; at < teeth; at += 1) {
    const [from, to] = [-1 + (2 * at) / teeth, -1 + (2 * (at + 1)) / teeth];
    solid(
      mason,
      [
        [x + half * from * 1.1, y - wide * 0.36],
        [x + half * from * 0.66, y - wide * 0.74],
        [x + half * to * 0.66, y - wide * 0.74],
        [x + half * to * 1.1, y - wide * 0.36],
      ],
      at % 2 ? '#d9c9a4' : cloth,
      0.4,
    );
  }
}

function bunting(mason: Mason, from: Point, to: Point, flags: number): void {
  const sag = Math.abs(to[0] - from[0]) * 0.12;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  bar(
    mason,
    Array.from({ length: 13 }, (_, step) => at(step / 12)),
    0.4,
    '#d9c9a4',
  );
  for (let flag = 0; flag < flags; flag += 1) {
    const [x, y] = at((flag + 0.5) / flags);
    solid(
      mason,
      [
        [x - 1.6, y],
        [x + 1.6, y],
        [x, y + 4],
      ],
      STRIPES[flag % STRIPES.length] ?? INK,
      0.4,
    );
    if (flag % 3 === 1) flame(mason, x, y + 1, 0.9, '#ffe0a0');
  }
}
