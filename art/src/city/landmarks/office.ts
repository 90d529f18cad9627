import { shade } from '../stage.ts';
import { bar, block, flame, front, inStuff, lines, type Mason, shining, solid } from './mason.ts';
import { clock, columns, opening, windowRows } from './openings.ts';
import { battlements, gableRoof, lantern, mansardRoof, sideRoof, tower } from './tops.ts';

/** The Assize: a portico, and behind it the tower the bells are hung in. */
export function court(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const walls = high * 0.4;
  tower(mason, x + wide * 0.02, y - walls * 0.9, {
    wide: wide * 0.15,
    high: high * 0.4,
    top: 'dome',
    topHigh: high * 0.13,
    windows: 'arch',
    storeys: 2,
    lit: 1,
  });
  block(mason, left, y - 3, wide * 0.92, walls, wide * 0.22);
  sideRoof(mason, left, y - 3 - walls, wide * 0.92, wide * 0.22, high * 0.1);
  windowRows(
    mason,
    { x: left, y: y - 4, wide: wide * 0.92, high: walls },
    { rows: 2, across: 14, fill: 0.36, lit: 0.5 },
  );
  const porch = { x: x - wide * 0.26, wide: wide * 0.48 };
  for (let step = 3; step >= 0; step -= 1)
    front(mason, porch.x - 2 - step * 2, y + 2 + step * 1.6, porch.wide + 4 + step * 4, 3, 1.1);
  columns(mason, porch.x, y, porch.wide, walls * 0.96, 8);
  front(mason, porch.x - 2, y - walls * 0.94, porch.wide + 4, 5, 1.18);
  gableRoof(mason, porch.x - 3, y - walls * 0.94 - 5, porch.wide + 6, wide * 0.12, high * 0.16);
  scales(mason, x - wide * 0.02, y - walls * 0.94 - 10);
  for (const side of [-1, 1]) lantern(mason, x - wide * 0.02 + side * wide * 0.3, y + 6, 5);
}

function scales(mason: Mason, x: number, y: number): void {
  bar(
    mason,
    [
      [x, y + 4],
      [x, y - 4],
    ],
    0.7,
    '#c9a763',
  );
  bar(
    mason,
    [
      [x - 6, y - 2],
      [x + 6, y - 3],
    ],
    0.7,
    '#c9a763',
  );
  for (const side of [-1, 1])
    bar(
      mason,
      [
        [x + side * 6 - 2, y + 2],
        [x + side * 6 + 2, y + 2],
      ],
      0.8,
      '#c9a763',
    );
}

/** A watch-house under a blue lamp. */
export function gaol(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.86, high * 0.56, wide * 0.34);
  battlements(mason, left, y - high * 0.56, wide * 0.86, 3);
  windowRows(
    mason,
    { x: left, y: y - 3, wide: wide * 0.86, high: high * 0.5 },
    { rows: 2, across: 6, fill: 0.28, lit: 0.35 },
  );
  tower(mason, left + wide * 0.2, y + 1, {
    wide: wide * 0.2,
    high: high * 0.82,
    top: 'battlements',
    storeys: 3,
    lit: 0.3,
  });
  opening(mason, 'arch', x + wide * 0.1, y, 7, 11, '#ffb44e');
  flame(mason, x + wide * 0.1, y - 16, 2, '#7fb4ff');
}

/** The seat of the Upper Table: wings, onions, and a spire that has been added to. */
export function palace(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const wing = (from: number, across: number): void => {
    block(mason, from, y - 6, across, high * 0.3, wide * 0.14);
    mansardRoof(mason, from, y - 6 - high * 0.3, across, wide * 0.14, high * 0.1, 6);
    windowRows(
      mason,
      { x: from, y: y - 7, wide: across, high: high * 0.29 },
      { rows: 3, across: 8, fill: 0.42, lit: 0.75 },
    );
  };
  tower(mason, x + wide * 0.05, y - high * 0.22, {
    wide: wide * 0.1,
    high: high * 0.38,
    top: 'spire',
    topHigh: high * 0.42,
    storeys: 3,
    lit: 0.9,
  });
  wing(left + wide * 0.04, wide * 0.32);
  wing(left + wide * 0.58, wide * 0.32);
  for (const at of [0.04, 0.92])
    tower(mason, left + wide * at, y - 2, {
      wide: wide * 0.085,
      high: high * 0.42,
      top: 'onion',
      topHigh: high * 0.15,
      storeys: 3,
      lit: 0.8,
    });
  block(mason, x - wide * 0.17, y, wide * 0.3, high * 0.36, wide * 0.15, 1.06);
  mansardRoof(mason, x - wide * 0.17, y - high * 0.36, wide * 0.3, wide * 0.15, high * 0.14, 4);
  windowRows(
    mason,
    { x: x - wide * 0.16, y: y - high * 0.12, wide: wide * 0.28, high: high * 0.23 },
    { rows: 2, across: 6, kind: 'arch', fill: 0.5, lit: 0.95 },
  );
  for (let step = 4; step >= 0; step -= 1)
    front(mason, x - wide * 0.1 - step * 2.4, y + 1 + step * 1.7, wide * 0.16 + step * 4.8, 3, 1.12);
  opening(mason, 'arch', x - wide * 0.02, y, wide * 0.05, high * 0.11, '#ffe0a0');
  for (const side of [-1, 1])
    tower(mason, x - wide * 0.02 + side * wide * 0.16, y + 1, {
      wide: wide * 0.055,
      high: high * 0.46,
      top: 'onion',
      topHigh: high * 0.11,
      storeys: 4,
      lit: 0.8,
    });
  clock(mason, x - wide * 0.02, y - high * 0.42, wide * 0.02);
}

/** A house that somebody is next to somebody in. */
export function mansion(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.84, high * 0.56, wide * 0.3);
  mansardRoof(mason, left, y - high * 0.56, wide * 0.84, wide * 0.3, high * 0.24, 4);
  windowRows(
    mason,
    { x: left, y: y - 2, wide: wide * 0.84, high: high * 0.54 },
    { rows: 3, across: 7, fill: 0.42, lit: 0.6 },
  );
  front(mason, x - wide * 0.16, y + 1, wide * 0.18, high * 0.3, 1.15);
  opening(mason, 'arch', x - wide * 0.07, y + 1, 5, 9, '#ffc873');
}

/** The foot of the Back Stair: it goes up the rock, and on. */
export function stair(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const count = 15;
  for (let step = count; step >= 0; step -= 1) {
    const at = step / count;
    const narrow = wide * (0.44 - 0.2 * at);
    const middle = x + Math.sin(at * 5) * wide * 0.2;
    solid(
      mason,
      [
        [middle - narrow, y - high * at + 4],
        [middle - narrow, y - high * at],
        [middle + narrow, y - high * at],
        [middle + narrow, y - high * at + 4],
      ],
      shade(mason.wall, 0.95 - 0.6 * at),
      0.6,
    );
    if (step % 4 === 0 && step < 12) flame(mason, middle + narrow, y - high * at - 3, 1.1);
  }
  front(mason, x - 7, y + 3, 14, 19, 1.1);
  shining(
    mason,
    [
      [x - 4, y + 3],
      [x - 4, y - 12],
      [x + 4, y - 12],
      [x + 4, y + 3],
    ],
    '#4f8a6a',
    '#1e3a2c',
  );
}

/** The Customs-House: every window lit but one, which is bricked up. */
export function customs(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const walls = high * 0.42;
  block(mason, left, y, wide * 0.9, walls, wide * 0.24);
  sideRoof(mason, left, y - walls, wide * 0.9, wide * 0.24, high * 0.13);
  windowRows(mason, { x: left, y: y - 2, wide: wide * 0.9, high: walls }, { rows: 3, across: 13, fill: 0.42, lit: 1 });
  front(mason, x - wide * 0.2, y + 2, wide * 0.3, walls * 1.06, 1.12);
  gableRoof(mason, x - wide * 0.21, y + 2 - walls * 1.06, wide * 0.32, wide * 0.14, high * 0.14);
  columns(mason, x - wide * 0.18, y + 2, wide * 0.26, walls * 0.55, 6);
  windowRows(
    mason,
    { x: x - wide * 0.18, y: y - walls * 0.55, wide: wide * 0.26, high: walls * 0.5 },
    { rows: 1, across: 5, kind: 'arch', fill: 0.5, lit: 1 },
  );
  front(mason, left + wide * 0.77, y - walls * 0.35, wide * 0.05, walls * 0.28, 0.8);
  tower(mason, x - wide * 0.02, y - walls * 1.16, {
    wide: wide * 0.09,
    high: high * 0.2,
    top: 'dome',
    topHigh: high * 0.1,
    windows: 'arch',
    storeys: 1,
    lit: 1,
  });
  lines(
    mason,
    3,
    (at) => [
      [left, y + 6 + at * 4],
      [left + wide, y + 6 + at * 4],
    ],
    0.2,
  );
}

/** The tower of the tide office, for a sea without tides: a long hall with a domed tower. */
export function tideTower(mason: Mason, x: number, y: number, wide: number, high: number): void {
  block(mason, x - wide * 0.5, y, wide * 0.9, high * 0.26, wide * 0.34);
  sideRoof(mason, x - wide * 0.5, y - high * 0.26, wide * 0.9, wide * 0.34, high * 0.14);
  windowRows(
    mason,
    { x: x - wide * 0.5, y: y - 1, wide: wide * 0.9, high: high * 0.25 },
    { rows: 1, across: 5, lit: 0.7 },
  );
  tower(mason, x - wide * 0.1, y + 1, {
    wide: wide * 0.28,
    high: high * 0.72,
    top: 'dome',
    topHigh: high * 0.16,
    storeys: 4,
    lit: 0.5,
  });
  clock(mason, x - wide * 0.1, y - high * 0.6, wide * 0.1);
}

/** The prison of Warden Isle: four chimneys, five towers, few lights. */
export function prison(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const walls = high * 0.4;
  const tall = { wide: wide * 0.11, high: high * 0.52, top: 'battlements', storeys: 4, lit: 0.2 } as const;
  tower(mason, left + wide * 0.2, y - wide * 0.13, tall);
  tower(mason, left + wide * 0.94, y - wide * 0.12, tall);
  for (let at = 0; at < 4; at += 1) {
    const brick = inStuff(mason, '#8a6f5f');
    block(
      brick,
      x - wide * 0.25 + at * wide * 0.14,
      y - walls,
      wide * 0.04,
      high * (0.42 + 0.05 * (at % 2)),
      wide * 0.03,
    );
    flame(mason, x - wide * 0.23 + at * wide * 0.14, y - walls - high * 0.36, 0.8, '#ff9a4a');
  }
  block(mason, left + wide * 0.06, y - 2, wide * 0.84, walls, wide * 0.22, 0.92);
  battlements(mason, left + wide * 0.06, y - 2 - walls, wide * 0.84, 3.4);
  windowRows(
    mason,
    { x: left + wide * 0.12, y: y - 5, wide: wide * 0.72, high: walls },
    { rows: 4, across: 17, fill: 0.3, lit: 0.3 },
  );
  tower(mason, left + wide * 0.05, y, tall);
  tower(mason, left + wide * 0.87, y, tall);
  tower(mason, x - wide * 0.03, y + 2, {
    wide: wide * 0.16,
    high: high * 0.58,
    top: 'spire',
    topHigh: high * 0.22,
    storeys: 3,
    lit: 0.4,
  });
  opening(inStuff(mason, '#333333'), 'arch', x - wide * 0.03, y + 2, wide * 0.08, high * 0.17, '#e08a2c');
}
