import { shade } from '../stage.ts';
import { bar, block, flame, front, inStuff, type Mason, ring, shining, solid } from './mason.ts';
import { clock, columns, opening, windowRows } from './openings.ts';
import { dome as domeTop, gableRoof, lantern, sideRoof, spire, tower } from './tops.ts';

/** The Almanac Office: a tall house for one clock. */
export function clockHouse(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  for (const [from, across] of [
    [left, wide * 0.36],
    [left + wide * 0.58, wide * 0.34],
  ] as const) {
    block(mason, from, y, across, high * 0.24, wide * 0.26);
    sideRoof(mason, from, y - high * 0.24, across, wide * 0.26, high * 0.11);
    windowRows(mason, { x: from, y: y - 1, wide: across, high: high * 0.24 }, { rows: 2, across: 4, lit: 0.8 });
  }
  const broad = wide * 0.27;
  tower(mason, x - wide * 0.02, y + 3, {
    wide: broad,
    high: high * 0.6,
    top: 'flat',
    windows: 'arch',
    storeys: 3,
    lit: 0.8,
  });
  front(mason, x - wide * 0.02 - broad * 0.56, y + 3 - high * 0.52, broad * 1.12, broad * 1.02, 1.14);
  clock(mason, x - wide * 0.02, y + 3 - high * 0.52 - broad * 0.51, broad * 0.42);
  spire(mason, x - wide * 0.02, y + 3 - high * 0.52 - broad * 1.02, broad * 1.14, high * 0.26);
  lantern(mason, x - wide * 0.0, y + 3 - high * 0.52 - broad * 1.02 - high * 0.22, 4);
  opening(mason, 'arch', x - wide * 0.02, y + 3, 7, 12, '#ffd28a');
  for (const side of [-1, 1]) lamppost(mason, x - wide * 0.02 + side * wide * 0.34, y + 12);
  lamppost(mason, x + wide * 0.06, y + 17);
}

function lamppost(mason: Mason, x: number, y: number): void {
  bar(
    mason,
    [
      [x, y],
      [x, y - 11],
    ],
    0.8,
    '#3a352c',
  );
  flame(mason, x, y - 12.5, 1.7, '#ffd88e');
}

/** The Ringing Hall: a dome over a slate floor. */
export function dome(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.86, high * 0.34, wide * 0.36);
  columns(mason, left + 3, y, wide * 0.8, high * 0.3, 10);
  front(mason, left - 2, y - high * 0.32, wide * 0.9, 4, 1.2);
  front(mason, x - wide * 0.26, y - high * 0.36, wide * 0.46, high * 0.12, 1.05);
  windowRows(
    mason,
    { x: x - wide * 0.26, y: y - high * 0.36, wide: wide * 0.46, high: high * 0.12 },
    { rows: 1, across: 8, kind: 'round', fill: 0.6, lit: 1 },
  );
  domeTop(mason, x - wide * 0.03, y - high * 0.48, wide * 0.5, high * 0.34);
}

/** A house of columns for posts vacant and persons likewise. */
export function temple(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.88, high * 0.54, wide * 0.34);
  for (let step = 2; step >= 0; step -= 1)
    front(mason, left - step * 1.6, y + 2 + step * 1.4, wide * 0.88 + step * 3.2, 2.4, 1.1);
  columns(mason, left + 2, y, wide * 0.84, high * 0.5, 7);
  gableRoof(mason, left - 2, y - high * 0.54, wide * 0.92, wide * 0.34, high * 0.3);
}

/** The Reading-Room: books by loudness under a great low dome, with a tuning-fork where others have a cross. */
export function readingRoom(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const range = (from: number, foot: number, across: number, tall: number): void => {
    block(mason, from, foot, across, tall, wide * 0.1);
    sideRoof(mason, from, foot - tall, across, wide * 0.1, high * 0.11);
    windowRows(
      mason,
      { x: from, y: foot - 1, wide: across, high: tall },
      { rows: 2, across: Math.round(across / 7), kind: 'lancet', fill: 0.4, lit: 0.6 },
    );
  };
  range(left + wide * 0.16, y - wide * 0.24, wide * 0.76, high * 0.22);
  const drum = { x, y: y - high * 0.2, half: wide * 0.27 };
  front(mason, drum.x - drum.half, drum.y, drum.half * 2, high * 0.26, 1.02);
  solid(
    mason,
    [
      [drum.x + drum.half * 0.35, drum.y],
      [drum.x + drum.half * 0.35, drum.y - high * 0.26],
      [drum.x + drum.half, drum.y - high * 0.26],
      [drum.x + drum.half, drum.y],
    ],
    shade(mason.wall, 0.6),
    0.4,
  );
  windowRows(
    mason,
    { x: drum.x - drum.half, y: drum.y - 2, wide: drum.half * 2, high: high * 0.24 },
    { rows: 1, across: 9, kind: 'arch', fill: 0.5, lit: 1 },
  );
  domeTop(mason, drum.x, drum.y - high * 0.26, drum.half * 2.06, high * 0.34, false);
  shining(mason, ring(drum.x, drum.y - high * 0.575, drum.half * 0.2, drum.half * 0.07), '#ffe0a0', '#a09878');
  fork(mason, drum.x, drum.y - high * 0.6, high * 0.2);
  range(left, y, wide * 0.34, high * 0.26);
  range(left + wide * 0.58, y, wide * 0.34, high * 0.26);
  tower(mason, x - wide * 0.04, y + 2, {
    wide: wide * 0.1,
    high: high * 0.36,
    top: 'battlements',
    storeys: 2,
    lit: 0.9,
  });
  opening(mason, 'arch', x - wide * 0.04, y + 2, wide * 0.05, high * 0.13, '#ffcf80');
}

function fork(mason: Mason, x: number, y: number, high: number): void {
  bar(
    mason,
    [
      [x, y],
      [x, y - high * 0.4],
    ],
    1.6,
    '#d8b56a',
  );
  bar(
    mason,
    [
      [x - high * 0.16, y - high],
      [x - high * 0.16, y - high * 0.5],
      [x, y - high * 0.38],
      [x + high * 0.16, y - high * 0.5],
      [x + high * 0.16, y - high],
    ],
    1.6,
    '#d8b56a',
  );
}

/** An observatory for lamps: the telescope looks down the hill. */
export function observatory(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.4, high * 0.34, wide * 0.3);
  sideRoof(mason, left, y - high * 0.34, wide * 0.4, wide * 0.3, high * 0.16);
  windowRows(mason, { x: left, y: y - 1, wide: wide * 0.4, high: high * 0.33 }, { rows: 2, across: 4, lit: 0.6 });
  front(mason, x - wide * 0.08, y + 2, wide * 0.42, high * 0.5, 1);
  windowRows(
    mason,
    { x: x - wide * 0.08, y: y, wide: wide * 0.42, high: high * 0.5 },
    { rows: 2, across: 4, kind: 'arch', lit: 0.7 },
  );
  bar(
    mason,
    [
      [x + wide * 0.1, y - high * 0.64],
      [x - wide * 0.34, y - high * 0.82],
    ],
    wide * 0.06,
    '#b9a878',
  );
  domeTop(mason, x + wide * 0.13, y + 2 - high * 0.5, wide * 0.46, high * 0.34, false);
  shining(
    mason,
    [
      [x + wide * 0.04, y - high * 0.52],
      [x + wide * 0.08, y - high * 0.78],
      [x + wide * 0.14, y - high * 0.8],
      [x + wide * 0.12, y - high * 0.52],
    ],
    '#ffb44e',
  );
  flame(mason, x - wide * 0.35, y - high * 0.825, 1.6, '#bfe8ff');
}

/** The Jar-House: nine thousand remarks behind glass. */
export function glassHouse(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const glass = inStuff(mason, '#8fb0a8', '#6f938c');
  const left = x - wide / 2;
  block(glass, left, y, wide * 0.86, high * 0.44, wide * 0.26);
  windowRows(
    glass,
    { x: left, y: y, wide: wide * 0.86, high: high * 0.44 },
    { rows: 2, across: 12, fill: 0.74, lit: 0.9 },
  );
  solid(glass, ring(left + wide * 0.5, y - high * 0.44, wide * 0.46, high * 0.4, Math.PI, 2 * Math.PI), '#7d9d96');
  for (let rib = 1; rib < 8; rib += 1)
    bar(
      glass,
      [
        [left + (wide * 0.92 * rib) / 8 + 3, y - high * 0.45],
        [left + wide * 0.5 + (rib - 4) * wide * 0.05, y - high * 0.8],
      ],
      0.4,
      '#c8d8cf',
    );
  flame(mason, left + wide * 0.5, y - high * 0.56, 3, '#a8f5dc');
}
