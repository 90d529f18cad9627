import type { Point } from '../region.ts';
import { shade } from '../stage.ts';
import { bar, block, flame, inStuff, type Mason, ring, shining, solid } from './mason.ts';
import { opening, windowRows } from './openings.ts';
import { gableRoof, sideRoof } from './tops.ts';

/** Brother Tolliver's: a house in the stem of the largest cap of the Woods. */
export function hermitage(mason: Mason, x: number, y: number, wide: number, high: number): void {
  giantCap(mason, x - wide * 0.36, y - 8, wide * 0.26, high * 0.52);
  giantCap(mason, x + wide * 0.36, y - 4, wide * 0.3, high * 0.6);
  giantCap(mason, x, y, wide * 0.8, high);
  opening(mason, 'arch', x, y, wide * 0.075, high * 0.15, '#ffc873');
  for (const [over, up] of [
    [-0.035, 0.27],
    [0.04, 0.37],
    [-0.02, 0.47],
  ] as const)
    opening(mason, 'round', x + wide * over, y - high * up, 6, 6, '#ffb44e');
  bar(
    mason,
    [
      [x + wide * 0.05, y - 4],
      [x + wide * 0.14, y + 4],
      [x + wide * 0.05, y + 13],
    ],
    1.2,
    '#8f8a72',
  );
  for (let at = 0; at < 5; at += 1) flame(mason, x + wide * (0.08 + 0.01 * at) + (at % 2) * 7, y - 2 + at * 3.4, 0.9);
}

function giantCap(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const { day, glow } = mason.stage;
  const half = wide / 2;
  const rim = y - high * 0.56;
  const foot = wide * 0.15;
  solid(
    mason,
    [
      [x - foot, y],
      [x - foot * 0.66, y - high * 0.3],
      [x - foot * 0.6, rim],
      [x + foot * 0.6, rim],
      [x + foot * 0.66, y - high * 0.3],
      [x + foot, y],
    ],
    '#a7ab93',
  );
  const stem = day.createLinearGradient(x - foot, 0, x + foot, 0);
  stem.addColorStop(0, 'rgba(255,250,220,0.25)');
  stem.addColorStop(1, 'rgba(0,0,0,0.55)');
  day.fillStyle = stem;
  day.fill();
  solid(mason, ring(x, rim, half * 0.94, high * 0.1), '#39433a');
  shining(mason, ring(x, rim + high * 0.012, half * 0.86, high * 0.07), '#4fcfa8', '#46584c');
  for (const pen of [day, glow]) {
    pen.beginPath();
    for (let gill = 0; gill < 34; gill += 1) {
      const angle = (gill / 34) * 2 * Math.PI;
      pen.moveTo(x + Math.cos(angle) * half * 0.2, rim + Math.sin(angle) * high * 0.02);
      pen.lineTo(x + Math.cos(angle) * half * 0.9, rim + Math.sin(angle) * high * 0.085);
    }
    pen.strokeStyle = 'rgba(8,14,12,0.7)';
    pen.lineWidth = 0.7;
    pen.stroke();
  }
  const dome: readonly Point[] = [
    ...ring(x, rim, half, high * 0.42, Math.PI, 2 * Math.PI),
    ...ring(x, rim, half, high * 0.035, 0, Math.PI),
  ];
  solid(mason, dome, '#5f7563');
  const light = day.createRadialGradient(
    x - half * 0.4,
    rim - high * 0.3,
    half * 0.05,
    x,
    rim - high * 0.1,
    half * 1.2,
  );
  light.addColorStop(0, 'rgba(236,255,230,0.4)');
  light.addColorStop(0.55, 'rgba(0,0,0,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.6)');
  day.fillStyle = light;
  day.fill();
  for (let spot = 0; spot < 11; spot += 1) {
    const angle = Math.PI * mason.random.from(1.08, 1.92);
    const out = mason.random.from(0.3, 0.9);
    const size = half * mason.random.from(0.035, 0.09);
    shining(
      mason,
      ring(x + Math.cos(angle) * half * out, rim + Math.sin(angle) * high * 0.4 * out, size, size * 0.75),
      '#2f7a66',
      '#b9c8ad',
    );
  }
}

/** Oddlot's: one house upon another, none of them upright, and three balls. */
export function crooked(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const part = (
    from: number,
    foot: number,
    across: number,
    tall: number,
    roof: 'gable' | 'side',
    wall: string,
  ): void => {
    const stuff = inStuff(mason, wall, mason.random.pick(['#584a42', '#4a4a50', '#65523f']));
    block(stuff, from, foot, across, tall, across * 0.5);
    windowRows(
      stuff,
      { x: from, y: foot - 1, wide: across, high: tall },
      { rows: Math.max(1, Math.round(tall / 12)), across: Math.max(2, Math.round(across / 9)), fill: 0.42, lit: 0.62 },
    );
    if (roof === 'gable') gableRoof(stuff, from - 1, foot - tall, across + 2, across * 0.5, across * 0.5);
    else sideRoof(stuff, from, foot - tall, across, across * 0.5, across * 0.28);
  };
  part(left + wide * 0.58, y - 8, wide * 0.26, high * 0.42, 'gable', '#7d6a58');
  part(left + wide * 0.06, y - 6, wide * 0.28, high * 0.5, 'side', '#93806a');
  part(left + wide * 0.3, y - high * 0.42, wide * 0.3, high * 0.24, 'side', '#8a7460');
  part(left + wide * 0.38, y - high * 0.6, wide * 0.2, high * 0.2, 'gable', '#9c8568');
  part(left + wide * 0.22, y, wide * 0.42, high * 0.4, 'side', '#a08a6c');
  part(left + wide * 0.68, y + 1, wide * 0.2, high * 0.24, 'gable', '#8d7a66');
  part(left - wide * 0.02, y + 1, wide * 0.2, high * 0.28, 'gable', '#85705c');
  for (const [over, up] of [
    [0.36, 0.7],
    [0.6, 0.52],
    [0.14, 0.66],
    [0.8, 0.5],
  ] as const)
    block(mason, left + wide * over, y - high * up, 4, 12, 3, 0.8);
  bar(
    mason,
    [
      [left + wide * 0.44, y - high * 0.2],
      [left + wide * 0.52, y - high * 0.2 + 6],
    ],
    0.9,
    '#c9a763',
  );
  for (const [over, down] of [
    [-3.4, 5],
    [3.4, 5],
    [0, 10],
  ] as const)
    shining(mason, ring(left + wide * 0.52 + over, y - high * 0.2 + 4 + down, 2.5, 2.5), '#ffcf70', '#c9a050');
  bar(
    mason,
    [
      [left + wide * 0.18, y - high * 0.34],
      [left + wide * 0.4, y - high * 0.31],
    ],
    0.4,
    '#b8ad98',
  );
  for (let at = 0; at < 4; at += 1)
    solid(
      mason,
      box(left + wide * (0.2 + 0.045 * at), y - high * 0.335 + 1, 3.2, 4.6),
      shade('#cfc6b0', 1 - at * 0.08),
      0.4,
    );
}

export function box(left: number, top: number, wide: number, high: number): readonly Point[] {
  return [
    [left, top],
    [left + wide, top],
    [left + wide, top + high],
    [left, top + high],
  ];
}

/** Nine houses under one roof, each with its own door. */
export function terrace(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const each = (wide * 0.9) / 6;
  block(mason, left, y, wide * 0.9, high * 0.56, 14);
  sideRoof(mason, left, y - high * 0.56, wide * 0.9, 14, high * 0.26);
  for (let at = 0; at < 6; at += 1) {
    opening(mason, 'arch', left + each * (at + 0.26), y, 3.2, 7, at === 4 ? '#ffe0a0' : '#6a4a24');
    opening(mason, 'sash', left + each * (at + 0.7), y - 2, 3.2, 5, mason.random.chance(0.7) ? '#ffb44e' : '#000');
    for (const over of [0.3, 0.7])
      opening(
        mason,
        'sash',
        left + each * (at + over),
        y - high * 0.32,
        2.8,
        5,
        mason.random.chance(0.6) ? '#ffc873' : '#000',
      );
    block(mason, left + each * (at + 0.8) + 4, y - high * 0.7, 3, 7, 2, 0.8);
  }
}
