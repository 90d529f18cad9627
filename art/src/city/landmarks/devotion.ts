import { shade } from '../stage.ts';
import { bar, behind, block, flame, front, inStuff, type Mason, ring, shining, solid } from './mason.ts';
import { opening, rose, windowRows } from './openings.ts';
import { gableRoof, lantern, sideRoof, spire, tower } from './tops.ts';

/** St Sepulchre's church: nave, west towers, and over the crossing the scaffold that goes up to the Roof. */
export function cathedral(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const nave = { x: left + wide * 0.2, wide: wide * 0.7, high: high * 0.26, deep: wide * 0.2 };
  const crossing = { x: x + wide * 0.13, wide: wide * 0.14 };
  const roofs = nave.high + high * 0.1;
  tower(mason, crossing.x, y - roofs * 0.9, {
    wide: crossing.wide,
    high: high * 0.2,
    top: 'spire',
    topHigh: high * 0.3,
    storeys: 1,
  });
  block(mason, nave.x, y - 4, nave.wide, nave.high, nave.deep);
  sideRoof(mason, nave.x, y - 4 - nave.high, nave.wide, nave.deep, high * 0.1);
  front(mason, nave.x, y, nave.wide, nave.high * 0.5, 1.04);
  windowRows(
    mason,
    { x: nave.x, y: y - nave.high * 0.54, wide: nave.wide, high: nave.high * 0.46 },
    { rows: 1, across: 11, kind: 'lancet', fill: 0.42, lit: 0.9 },
  );
  windowRows(
    mason,
    { x: nave.x, y, wide: nave.wide, high: nave.high * 0.46 },
    { rows: 1, across: 11, kind: 'lancet', fill: 0.5, lit: 0.8 },
  );
  for (let at = 0; at <= 11; at += 1) {
    const pier = nave.x + (nave.wide * at) / 11;
    bar(
      mason,
      [
        [pier, y],
        [pier, y - nave.high * 0.62],
      ],
      1.3,
      shade(mason.wall, 1.2),
    );
    bar(
      mason,
      [
        [pier, y - nave.high * 0.62],
        [pier + 2, y - nave.high * 0.98],
      ],
      0.8,
      shade(mason.wall, 0.9),
    );
    spire(mason, pier, y - nave.high * 0.6, 2.6, 6);
  }
  const west = left + wide * 0.13;
  tower(mason, west + wide * 0.13, y - 3, {
    wide: wide * 0.1,
    high: high * 0.42,
    top: 'spire',
    topHigh: high * 0.22,
    storeys: 3,
  });
  front(mason, west - wide * 0.02, y, wide * 0.13, nave.high * 1.05, 1.08);
  gableRoof(mason, west - wide * 0.02, y - nave.high * 1.05, wide * 0.13, 4, high * 0.09);
  rose(mason, west + wide * 0.045, y - nave.high * 0.92, wide * 0.034);
  opening(mason, 'lancet', west + wide * 0.045, y, wide * 0.045, nave.high * 0.52, '#ffca7a');
  tower(mason, west - wide * 0.07, y, {
    wide: wide * 0.1,
    high: high * 0.46,
    top: 'spire',
    topHigh: high * 0.24,
    storeys: 3,
  });
  scaffold(mason, crossing.x, y - roofs, wide * 0.25, high - roofs);
}

/** Poles, planks and ladders round the spire, and a small lamp as near to the Roof as anyone has been. */
function scaffold(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const wood = '#a98a58';
  const lifts = 9;
  for (let lift = 0; lift <= lifts; lift += 1) {
    const level = y - (high * lift) / lifts;
    const half = (wide / 2) * (1 - 0.3 * (lift / lifts));
    bar(
      mason,
      [
        [x - half, level],
        [x + half, level],
      ],
      1,
      wood,
    );
    if (lift === lifts) continue;
    const over = level - high / lifts;
    const next = (wide / 2) * (1 - 0.3 * ((lift + 1) / lifts));
    for (const share of [-1, -0.34, 0.34, 1])
      bar(
        mason,
        [
          [x + half * share, level],
          [x + next * share, over],
        ],
        0.7,
        wood,
      );
    bar(
      mason,
      [
        [x - half * (lift % 2 ? 0.9 : -0.3), level],
        [x + half * (lift % 2 ? -0.3 : 0.9), over],
      ],
      0.6,
      '#8a7048',
    );
    if (lift % 3 === 1) flame(mason, x + half, level - 1.6, 1.1);
  }
  flame(mason, x, y - high - 2, 2, '#fff0c8');
}

/** A chapter house: eight sides under a tall roof. */
export function rotunda(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const half = wide * 0.42;
  front(mason, x - half, y, half * 0.7, high * 0.42, 0.95);
  front(mason, x + half * 0.42, y - 2, half * 0.6, high * 0.42, 0.5);
  front(mason, x - half * 0.32, y + 1, half * 0.78, high * 0.44, 1.1);
  for (const at of [-0.66, 0.06, 0.7]) opening(mason, 'lancet', x + half * at, y - 2, 4, high * 0.3, '#ffb44e');
  spire(mason, x, y - high * 0.42, half * 2, high * 0.55);
}

/** The court that hears small claims sits in what was a chapel. */
export function chapel(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left + wide * 0.3, y - 3, wide * 0.6, high * 0.38, wide * 0.3);
  sideRoof(mason, left + wide * 0.3, y - 3 - high * 0.38, wide * 0.6, wide * 0.3, high * 0.22);
  windowRows(
    mason,
    { x: left + wide * 0.34, y: y - 4, wide: wide * 0.54, high: high * 0.36 },
    { rows: 1, across: 4, kind: 'lancet', lit: 0.8 },
  );
  tower(mason, left + wide * 0.2, y, {
    wide: wide * 0.26,
    high: high * 0.6,
    top: 'spire',
    topHigh: high * 0.4,
    storeys: 2,
  });
}

/** The Sitters' house: a candle in each window. */
export function vigil(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const stone = inStuff(mason, '#9d9bae', '#4c4e60');
  const left = x - wide / 2;
  const wing = (from: number, across: number, tall: number, count: number): void => {
    block(stone, from, y, across, tall, wide * 0.2);
    sideRoof(stone, from, y - tall, across, wide * 0.2, high * 0.2);
    windowRows(
      stone,
      { x: from, y: y - 1, wide: across, high: tall },
      { rows: 2, across: count, kind: 'lancet', fill: 0.36, lit: 1 },
    );
  };
  wing(left, wide * 0.34, high * 0.34, 4);
  wing(left + wide * 0.62, wide * 0.34, high * 0.3, 4);
  block(stone, left + wide * 0.3, y + 2, wide * 0.36, high * 0.44, wide * 0.2);
  gableRoof(stone, left + wide * 0.3, y + 2 - high * 0.44, wide * 0.36, wide * 0.2, high * 0.3);
  windowRows(
    stone,
    { x: left + wide * 0.32, y: y - high * 0.12, wide: wide * 0.32, high: high * 0.32 },
    { rows: 2, across: 4, kind: 'lancet', fill: 0.4, lit: 1 },
  );
  rose(stone, x - wide * 0.02, y - high * 0.54, wide * 0.04);
  opening(stone, 'arch', x - wide * 0.02, y + 2, wide * 0.06, high * 0.14, '#ffdd9a');
  tower(stone, left + wide * 0.86, y - high * 0.1, {
    wide: wide * 0.09,
    high: high * 0.5,
    top: 'spire',
    topHigh: high * 0.3,
    storeys: 3,
    lit: 1,
  });
  for (let at = 0; at < 9; at += 1) flame(mason, left + wide * (0.06 + at * 0.11), y + 7 + (at % 2) * 2, 0.9);
}

/** A house for vigils by candlelight: one long low roof, all its windows lit. */
export function longRoom(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.92, high * 0.5, wide * 0.14);
  sideRoof(mason, left, y - high * 0.5, wide * 0.92, wide * 0.14, high * 0.34);
  windowRows(
    mason,
    { x: left, y: y - 1, wide: wide * 0.92, high: high * 0.5 },
    { rows: 1, across: 14, kind: 'arch', fill: 0.5, lit: 1 },
  );
}

/** A few old stones among railings. */
export function graves(mason: Mason, x: number, y: number, wide: number, high: number): void {
  for (let row = 0; row < 3; row += 1) {
    for (let at = 0; at < 7; at += 1) {
      const left = x - wide / 2 + (at + 0.5 * (row % 2)) * (wide / 7.5);
      const foot = y - high * 0.5 + row * high * 0.25;
      const tall = mason.random.from(5, 9);
      solid(
        mason,
        [[left, foot], ...ring(left + 2, foot - tall + 2, 2, 2, Math.PI, 2 * Math.PI), [left + 4, foot]],
        shade('#a3a3a8', mason.random.from(0.8, 1.1)),
        0.7,
      );
    }
  }
  shining(mason, ring(x + wide * 0.4, y - 3, 2.4, 2.4), '#ffcf80', '#5c5340');
  lantern(inStuff(mason, '#8d8f9a'), x - wide * 0.46, y, 5);
  bar(mason, [[x - wide * 0.5, y + 2], [x + wide * 0.5, y + 2], behind([x + wide * 0.5, y + 2], 8)], 0.6, '#6f7078');
}
