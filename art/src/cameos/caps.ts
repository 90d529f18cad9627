import { Path2D } from '@napi-rs/canvas';
import { beads, type CameoCanvas, cut, dot, IVORY, lay, layPath, line, linePath, strip } from './cameo-canvas.ts';
import { strands } from './strands.ts';

function peak(canvas: CameoCanvas): void {
  cut(canvas, '-6,21 8,22 21,30 24,34 12,32 -8,28');
  line(canvas, '-4,24 10,26 20,32', { strength: 0.6 });
}

/** Goggles pushed up on the forehead: the strap, and the nearer glass in its brass ring. */
export function eyeglasses(canvas: CameoCanvas): void {
  cut(canvas, '-80,22 -44,8 -12,8 4,12 9,22 5,33 -10,34 -44,24 -82,36');
  line(canvas, '-80,26 -46,12 -22,12', { strength: 0.6 });
  line(canvas, '-81,34 -46,22 -22,26', { strength: 0.6 });
  for (const [x, wide] of [
    [3, 4.6],
    [-10, 10],
  ] as const) {
    const rim = new Path2D();
    rim.ellipse(x, 21.5, wide, 10.5, 0.12, 0, 7);
    layPath(canvas, rim, '#86bfb0', 0.8);
    linePath(canvas, rim, { width: 2.2, strength: 0.95 });
  }
  line(canvas, '-15,18 -11,15', { width: 1.3, strength: 0.8, colour: IVORY });
}

/** Caps, and what else sits close or has no brim. */
export const CAPS = {
  sailor: (canvas: CameoCanvas) => {
    cut(canvas, '-76,12 -86,0 -70,-14 -36,-19 -4,-13 8,-2 2,12');
    cut(canvas, '-73,8 -74,24 -36,27 2,25 2,10');
    line(canvas, '-72,12 -36,16 2,12', { strength: 0.75 });
    line(canvas, '-72,22 -36,25 2,23', { strength: 0.75 });
    line(canvas, '-68,17 -36,20 -2,18', { width: 2.4, strength: 0.5, colour: canvas.tint });
    strip(canvas, '-72,20 -82,34 -80,52', 4);
    strip(canvas, '-72,20 -90,32 -92,48', 4);
    line(canvas, '-73,21 -82,34 -80,52', { strength: 0.6 });
    line(canvas, '-73,21 -90,32 -92,48', { strength: 0.6 });
  },
  peaked: (canvas: CameoCanvas) => {
    cut(canvas, '-75,10 -84,-4 -66,-15 -34,-18 -4,-11 6,0 2,12');
    cut(canvas, '-72,6 -72,24 -36,27 1,24 1,8');
    peak(canvas);
    line(canvas, '-71,10 -36,14 1,11', { width: 1.2, strength: 0.8 });
    line(canvas, '-71,21 -36,25 1,22', { strength: 0.6 });
    dot(canvas, -4, 16, 3.2);
    dot(canvas, -4, 16, 1.7, canvas.tint);
  },
  flat: (canvas: CameoCanvas) => {
    cut(canvas, '-84,24 -86,8 -72,-8 -44,-17 -16,-14 2,-2 15,16 22,28 8,29 -10,26 -40,26 -70,32');
    for (const end of [-70, -46, -22, -4]) line(canvas, `-36,-15 ${(end - 36) / 2},0 ${end},22`, { strength: 0.4 });
    dot(canvas, -37, -16, 2);
    line(canvas, '-4,26 10,26 18,28', { strength: 0.6 });
  },
  fez: (canvas: CameoCanvas) => {
    cut(canvas, '-66,20 -58,-28! -34,-31 -10,-27! -2,20 -34,25');
    line(canvas, '-58,-25 -34,-28 -11,-24', { strength: 0.5 });
    line(canvas, '-34,-29 -56,-32 -72,-22 -74,12', { width: 1.2, strength: 0.9, colour: canvas.tint });
    for (const x of [-77, -75, -73, -71]) {
      strip(canvas, `-74,10 ${x},26`, 1.2);
      line(canvas, `-74,10 ${x},26`, { strength: 0.85, colour: canvas.tint });
    }
  },
  smoking: (canvas: CameoCanvas) => {
    cut(canvas, '-74,20 -72,-2 -60,-14 -36,-18 -12,-12 -2,0 0,20 -36,25');
    line(canvas, '-73,8 -36,13 -1,8', { width: 1, strength: 0.8 });
    line(canvas, '-73,19 -36,23 -1,19', { width: 1, strength: 0.8 });
    for (const x of [-66, -54, -42, -30, -18, -7]) {
      line(canvas, `${x - 4},15 ${x},10 ${x + 4},15 ${x},20 ${x - 4},15`, {
        width: 0.7,
        strength: 0.7,
        colour: canvas.tint,
      });
    }
    line(canvas, '-36,-18 -58,-18 -80,-6 -88,16', { width: 1.1, strength: 0.85 });
    strip(canvas, '-36,-18 -58,-18 -80,-6 -88,16', 1.6);
    for (const x of [-92, -90, -88, -86, -84]) {
      strip(canvas, `-88,14 ${x},34`, 1.3);
      line(canvas, `-88,14 ${x},33`, { strength: 0.85, colour: canvas.tint });
    }
  },
  pillbox: (canvas: CameoCanvas) => {
    cut(canvas, '-58,12 -56,-10! -32,-14 -8,-10! -4,14 -30,19');
    line(canvas, '-56,-7 -32,-10 -9,-7', { width: 1.2, strength: 0.85, colour: canvas.tint });
    line(canvas, '-57,10 -30,15 -5,11', { width: 1.2, strength: 0.85, colour: canvas.tint });
    dot(canvas, -32, -14, 2);
    line(canvas, '-46,16 -38,56 -26,84 -12,98 -2,99', { width: 1.1, strength: 0.75 });
  },
  helmet: (canvas: CameoCanvas) => {
    cut(canvas, '-76,22 -76,2 -68,-22 -50,-40 -36,-44 -22,-40 -8,-24 -2,0 0,22 -36,26');
    cut(canvas, '-84,19 -60,22 -20,22 4,20 18,26 22,31 2,29 -36,30 -80,29 -90,26');
    line(canvas, '-75,14 -36,19 -1,15', { strength: 0.6 });
    line(canvas, '-36,-42 -36,-20 -34,0', { strength: 0.35 });
    dot(canvas, -36, -45, 3);
    lay(canvas, '-16,-12! -9,-4 -6,4! -14,10! -21,5 -20,-5', canvas.tint, 0.85);
    dot(canvas, -14, -1, 2.2);
    line(canvas, '-44,26 -36,60 -22,90 -6,100', { width: 1.3, strength: 0.65 });
  },
  deerstalker: (canvas: CameoCanvas) => {
    cut(canvas, '-76,22 -78,2 -64,-14 -38,-20 -14,-14 0,2 2,22 -36,26');
    cut(canvas, '-4,20 10,22 22,30 26,35 10,33 -8,28');
    cut(canvas, '-74,18 -88,26 -96,36 -84,36 -70,30');
    cut(canvas, '-62,4 -44,-2 -28,4 -26,22 -36,42 -46,40 -58,24');
    line(canvas, '-60,6 -44,1 -30,6 -28,22 -37,40', { strength: 0.5 });
    for (const x of [-68, -56, -20, -8])
      line(canvas, `${x},20 ${(x - 38) / 2},0 -38,-18`, { width: 0.6, strength: 0.4 });
    for (const y of [-4, 6, 16]) line(canvas, `-76,${y} -38,${y + 3} 0,${y}`, { width: 0.6, strength: 0.3 });
    line(canvas, '-42,-20 -36,-24 -30,-20', { width: 2, strength: 0.8, colour: canvas.tint });
  },
  beret: (canvas: CameoCanvas) => {
    cut(canvas, '-72,18 -92,16 -104,2 -92,-14 -62,-22 -30,-20 -6,-8 4,12 0,24 -36,24');
    line(canvas, '-66,19 -36,21 -1,21', { width: 1.2, strength: 0.6 });
    strands(canvas, '-2,12 -30,-12 -66,-16 -98,0', '-30,18 -54,14 -74,14', 7, { strength: 0.42 });
    strip(canvas, '-58,-21 -60,-28', 2);
  },
  balloonist: (canvas: CameoCanvas) => {
    cut(
      canvas,
      '2,30 0,8 -14,-7 -38,-12 -62,-6 -78,12 -84,38 -80,62 -68,80 -54,84 -46,92 -34,94 -28,84 -32,70 -28,52 -20,38',
    );
    for (const points of ['-38,-10 -36,16 -34,40', '-74,20 -54,26 -30,34', '-50,82 -46,60 -40,44'])
      line(canvas, points, { strength: 0.42 });
    line(canvas, '-30,92 -18,98 -8,101', { width: 1.5, strength: 0.6 });
    eyeglasses(canvas);
  },
  mortarboard: (canvas: CameoCanvas) => {
    cut(canvas, '-74,22 -72,0 -54,-8 -20,-8 -2,2 2,24 -36,26');
    cut(canvas, '-92,-2! -40,-20! 18,-8! -30,8!');
    line(canvas, '-90,-2 -31,7', { width: 1, strength: 0.65 });
    line(canvas, '-30,7 17,-8', { width: 1, strength: 0.65 });
    line(canvas, '-37,-8 -66,-3 -80,8 -82,30', { width: 1.1, strength: 0.85, colour: canvas.tint });
    for (const x of [-86, -83, -80, -78]) {
      strip(canvas, `-82,28 ${x},46`, 1.3);
      line(canvas, `-82,28 ${x},46`, { strength: 0.9, colour: canvas.tint });
    }
  },
  nightcap: (canvas: CameoCanvas) => {
    cut(
      canvas,
      '0,24 2,8 -8,-10 -26,-22 -50,-28 -76,-24 -96,-8 -106,16 -104,38 -98,30 -90,12 -80,6 -80,24 -72,30 -36,28',
    );
    lay(canvas, '2,26 1,16 -36,20 -78,16 -80,30 -36,32', IVORY, 0.85);
    strands(canvas, '-6,14 -20,-12 -54,-22 -92,-4 -104,30', '-70,14 -78,4 -88,6 -100,26', 7, { strength: 0.5 });
    strip(canvas, '-102,36 -102,42', 6);
    for (const x of [-107, -104, -101, -98]) {
      strip(canvas, `-102,40 ${x},54`, 1.5);
      line(canvas, `-102,40 ${x},53`, { strength: 0.85, colour: canvas.tint });
    }
  },
  furCap: (canvas: CameoCanvas) => {
    cut(canvas, '-74,8 -70,-14 -40,-22 -10,-14 -2,8');
    for (let index = 0; index < 190; index += 1) {
      const x = -80 + canvas.random() * 82;
      const y = 6 + canvas.random() * 20;
      strip(canvas, `${x},${y} ${x - 4 + canvas.random() * 8},${y - 4 + canvas.random() * 9}`, 2);
      if (index % 2 === 0)
        line(canvas, `${x},${y} ${x - 4 + canvas.random() * 8},${y + 6}`, {
          width: 0.55,
          strength: 0.15 + canvas.random() * 0.4,
        });
    }
    line(canvas, '-66,-2 -40,-8 -12,-2', { strength: 0.4 });
    dot(canvas, -4, 4, 3.4);
    dot(canvas, -4, 4, 2, canvas.tint);
  },
  turban: (canvas: CameoCanvas) => {
    for (const row of [0, 1, 2, 3, 4]) {
      const y = 22 - row * 7.4;
      cut(
        canvas,
        `${-80 + row * 3},${y} ${-74 + row * 3},${y - 24} -44,${y - 30} -14,${y - 24} ${4 - row * 2},${y - 8} ${-6 - row * 2},${y + 3} -40,${y - 3}`,
      );
    }
    for (const row of [0, 1, 2, 3, 4, 5]) {
      line(canvas, `-80,${16 - row * 7} -50,${2 - row * 6} -26,${6 - row * 6.4} 2,${18 - row * 7}`, {
        width: 0.9,
        strength: 0.5,
      });
    }
    line(canvas, '-30,-32 -46,-12 -78,6', { width: 0.9, strength: 0.5 });
    dot(canvas, -5, -6, 3.6);
    dot(canvas, -5, -6, 2.2, canvas.tint);
  },
  tiara: (canvas: CameoCanvas) => {
    const points =
      '7,6! 12,-10! 1,-6! 4,-26! -9,-14! -12,-35! -21,-21! -31,-37! -34,-22! -46,-31! -44,-17! -24,-15 -6,-6';
    lay(canvas, points, '#e8cf92', 0.92);
    beads(canvas, '6,2 -6,-9 -24,-18 -42,-20', 8, 1.3, canvas.tint);
    for (const [x, y] of [
      [12, -10],
      [4, -26],
      [-12, -35],
      [-31, -37],
      [-46, -31],
    ] as const)
      dot(canvas, x, y, 1.7, IVORY);
  },
  circlet: (canvas: CameoCanvas) => {
    line(canvas, '-1,20 -30,12 -60,14 -80,26', { width: 3.4, strength: 0.9, colour: canvas.tint });
    line(canvas, '-1,20 -30,12 -60,14 -80,26', { width: 0.8, strength: 0.9 });
    dot(canvas, -40, 12, 3);
  },
} satisfies Readonly<Record<string, (canvas: CameoCanvas) => void>>;
