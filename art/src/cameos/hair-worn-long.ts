import { Path2D } from '@napi-rs/canvas';
import { type CameoCanvas, cut, cutPath, dot, line, linePath, strip } from './cameo-canvas.ts';
import { curls, lock, net, plait, strands } from './strands.ts';

const GATHERED =
  '0,25 -1,10 -12,-2 -32,-7 -54,-4 -72,8 -81,30 -80,52 -74,68 -64,78 -54,78 -46,70 -42,60 -35,52 -26,46 -14,34';

function gathered(canvas: CameoCanvas): void {
  lock(canvas, GATHERED, '-1,20 -24,-2 -56,2 -76,30 -74,64', '-16,36 -28,44 -38,52 -48,60 -62,72', 38);
}

function swept(canvas: CameoCanvas): void {
  lock(
    canvas,
    '0,26 0,10 -10,-3 -30,-9 -54,-8 -72,4 -80,26 -77,50 -68,70 -60,84 -54,78 -48,64 -40,54 -28,46 -14,35',
    '-58,80 -68,60 -76,30 -70,8',
    '-2,22 -12,2 -40,-6 -62,0',
    40,
  );
}

function knot(canvas: CameoCanvas, x: number, y: number, radius: number): void {
  const mass = new Path2D();
  mass.ellipse(x, y, radius * 1.08, radius, -0.4, 0, 7);
  cutPath(canvas, mass);
  for (let turn = 0; turn < 6; turn += 1) {
    const coil = new Path2D();
    coil.ellipse(
      x,
      y,
      radius * (0.92 - turn * 0.13),
      radius * (0.82 - turn * 0.13),
      -0.4 + turn * 0.25,
      0.4 + turn,
      4.6 + turn,
    );
    linePath(canvas, coil, { width: 0.75, strength: 0.55 });
  }
}

/** A small coil of hair that hangs: seen again and again in ringlets. */
function ringlet(canvas: CameoCanvas, x: number, y: number, turns: number): void {
  for (let turn = 0; turn < turns; turn += 1) {
    const down = y + turn * 9;
    const slack = 1 - turn / (turns * 2.4);
    cut(
      canvas,
      `${x - 6 * slack},${down} ${x},${down - 5} ${x + 6 * slack},${down} ${x + 4 * slack},${down + 9} ${x - 3 * slack},${down + 10}`,
    );
    line(canvas, `${x - 4.4 * slack},${down + 2.5} ${x + 0.5},${down - 2} ${x + 4.4 * slack},${down + 4}`, {
      strength: 0.55,
    });
    line(canvas, `${x - 3.6 * slack},${down + 5.5} ${x + 0.5},${down + 1} ${x + 3.8 * slack},${down + 7}`, {
      width: 0.6,
      strength: 0.4,
    });
  }
}

/** Hair put up, plaited, or let down. */
export const HAIR_WORN_LONG = {
  lowKnot: (canvas: CameoCanvas) => {
    gathered(canvas);
    knot(canvas, -86, 76, 17);
  },
  swept,
  highKnot: (canvas: CameoCanvas) => {
    swept(canvas);
    knot(canvas, -74, -10, 16);
  },
  topKnot: (canvas: CameoCanvas) => {
    swept(canvas);
    knot(canvas, -48, -15, 15);
    line(canvas, '-61,-4 -48,-1 -36,-5', { width: 2.4, strength: 0.85, colour: canvas.tint });
  },
  rolled: (canvas: CameoCanvas) => {
    lock(
      canvas,
      '0,31 8,22 8,6 -2,-10 -22,-20 -46,-20 -66,-10 -80,8 -86,32 -80,54 -68,72 -60,86 -53,78 -48,62 -40,54 -28,48 -12,40',
      '4,26 5,6 -20,-14 -50,-14',
      '-57,80 -74,56 -80,16 -60,-8',
      50,
    );
    knot(canvas, -58, -21, 15);
  },
  ringlets: (canvas: CameoCanvas) => {
    swept(canvas);
    knot(canvas, -70, -8, 15);
    for (const [x, y, turns] of [
      [-62, 62, 6],
      [-53, 60, 7],
      [-44, 55, 7],
      [-35, 50, 6],
      [-27, 46, 4],
    ] as const) {
      ringlet(canvas, x, y, turns);
    }
  },
  sideCurls: (canvas: CameoCanvas) => {
    gathered(canvas);
    for (const [x, y, turns] of [
      [-40, 50, 4],
      [-31, 46, 4],
      [-23, 43, 3],
    ] as const) {
      ringlet(canvas, x, y, turns);
    }
  },
  crowned: (canvas: CameoCanvas) => {
    gathered(canvas);
    plait(canvas, '-8,16 -20,1 -38,-7 -58,-4 -74,8 -84,26 -86,46', 19, 7.2, 7);
    knot(canvas, -80, 70, 13);
  },
  loose: (canvas: CameoCanvas) => {
    lock(
      canvas,
      '0,26 0,8 -14,-4 -38,-9 -62,-3 -79,14 -88,42 -90,74 -98,106 -108,136 -104,158 -86,166 -64,160 -54,134 -47,104 -40,80 -32,58 -16,38',
      '0,20 -34,-6 -74,14 -86,66 -100,124 -98,156',
      '-16,38 -30,50 -40,72 -46,98 -56,126 -66,156',
      50,
      { stray: 3 },
    );
  },
  waved: (canvas: CameoCanvas) => {
    lock(
      canvas,
      '0,26 2,10 -10,-3 -24,-10 -42,-8 -58,-9 -72,2 -84,16 -84,32 -92,46 -89,62 -97,78 -92,94 -100,112 -94,130 -80,138 -68,130 -66,114 -58,100 -56,84 -47,72 -44,58 -34,50 -18,38',
      '0,20 -30,-8 -74,8 -86,48 -92,90 -90,130',
      '-18,38 -34,46 -46,62 -52,82 -60,104 -72,130',
      48,
      { stray: 4.5 },
    );
  },
  plaited: (canvas: CameoCanvas) => {
    gathered(canvas);
    plait(canvas, '-72,70 -78,88 -80,106 -72,126 -62,146 -56,164', 17, 9, 5);
    line(canvas, '-61,160 -56,163 -51,161', { width: 3, strength: 0.9, colour: canvas.tint });
    lock(canvas, '-58,164 -53,164 -50,178 -57,182', '-57,166 -55,180', '-54,166 -52,178', 4);
  },
  looped: (canvas: CameoCanvas) => {
    gathered(canvas);
    plait(canvas, '-60,56 -72,70 -72,88 -60,94 -50,84 -48,68', 15, 6, 6);
    plait(canvas, '-8,22 -22,32 -36,42 -50,52', 9, 5, 5.6);
  },
  fringed: (canvas: CameoCanvas) => {
    lock(
      canvas,
      '0,34 6,26 4,8 -8,-5 -32,-10 -56,-6 -74,8 -82,30 -80,54 -72,70 -60,76 -50,72 -44,60 -36,54 -30,46 -24,38 -16,34 -10,38',
      '2,28 -16,-2 -54,0 -78,30 -70,68',
      '-12,36 -26,36 -36,50 -46,58 -62,70',
      38,
    );
    curls(canvas, '-8,38 0,36 5,28 3,18 -6,16 -14,24 -16,34', 3.2, 34);
    knot(canvas, -82, 58, 15);
  },
  netted: (canvas: CameoCanvas) => {
    gathered(canvas);
    const bag = '-62,34 -80,36 -94,52 -98,76 -92,98 -78,106 -64,98 -56,82 -54,62';
    cut(canvas, bag);
    net(canvas, bag, 7.5, 0.5);
    line(canvas, '-60,34 -56,50 -53,66 -55,80', { width: 1.8, strength: 0.85, colour: canvas.tint });
    line(canvas, '-42,-6 -40,10 -42,30 -48,46', { width: 1.8, strength: 0.85, colour: canvas.tint });
  },
  puff: (canvas: CameoCanvas) => {
    lock(
      canvas,
      '-1,25 -3,10 -14,-1 -34,-6 -54,-3 -71,8 -79,28 -78,50 -70,68 -60,78 -54,72 -48,60 -40,52 -28,46 -14,34',
      '-58,70 -70,54 -74,30 -66,10',
      '-3,22 -14,4 -36,-2 -56,4',
      26,
    );
    curls(canvas, '-46,-2 -42,-18 -52,-32 -70,-38 -88,-30 -98,-14 -96,6 -84,18 -70,14 -58,6', 4.6, 150);
    line(canvas, '-40,-5 -50,2 -58,8 -66,16', { width: 3.4, strength: 0.9, colour: canvas.tint });
  },
  ropes: (canvas: CameoCanvas) => {
    lock(
      canvas,
      '0,25 -1,10 -12,-3 -34,-9 -56,-5 -74,8 -83,30 -82,52 -76,66 -64,74 -54,72 -46,62 -40,52 -28,46 -14,34',
      '-2,20 -28,-3 -60,4 -78,34',
      '-16,36 -32,42 -48,50 -70,58',
      15,
      { width: 1 },
    );
    for (const [index, end] of ['-62,148', '-72,156', '-82,160', '-93,158', '-102,150', '-110,140'].entries()) {
      const start = -56 - index * 4.4;
      const rope = `${start},58 ${start - 12},78 ${start - 14 - index * 2},104 ${start - 10 - index * 3},126 ${end}`;
      strip(canvas, rope, 6.4);
      line(canvas, rope, { width: 0.7, strength: 0.5 });
    }
    strip(canvas, '-58,62 -68,72 -82,72 -90,62', 9);
    line(canvas, '-60,64 -70,72 -82,71 -89,63', { width: 3.6, strength: 0.9, colour: canvas.tint });
    for (const [x, y] of [
      [-67, 108],
      [-79, 124],
      [-92, 114],
      [-101, 130],
    ] as const)
      dot(canvas, x, y, 1.5);
  },
  sidePlaits: (canvas: CameoCanvas) => {
    gathered(canvas);
    for (const [start, end] of [
      [-46, -34],
      [-58, -50],
    ] as const) {
      plait(canvas, `${start},62 ${start - 2},84 ${start + 2},108 ${end},138`, 12, 6.4, 4.4);
      line(canvas, `${end - 4},138 ${end + 4},138`, { width: 2.4, strength: 0.9, colour: canvas.tint });
    }
  },
  cloud: (canvas: CameoCanvas) => {
    strands(canvas, '0,20 -10,0', '-10,20 -20,0', 1);
    curls(
      canvas,
      '0,26 6,10 0,-6 -16,-18 -40,-23 -64,-19 -84,-4 -96,20 -100,48 -98,76 -90,98 -76,108 -62,102 -54,86 -46,72 -40,60 -30,50 -18,40 -8,32',
      4.8,
      380,
    );
  },
} satisfies Readonly<Record<string, (canvas: CameoCanvas) => void>>;
