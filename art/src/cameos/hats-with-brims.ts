import { Path2D } from '@napi-rs/canvas';
import { pointsAlong, splinePoints } from '../drawing/spline.ts';
import { beads, type CameoCanvas, cut, dot, lay, line, linePath, randomBetween, strip } from './cameo-canvas.ts';
import { net, strands } from './strands.ts';

/** A flower of five petals. */
export function flower(canvas: CameoCanvas, x: number, y: number, size: number): void {
  for (let petal = 0; petal < 5; petal += 1) {
    const turn = petal * 1.257;
    dot(canvas, x + Math.cos(turn) * size * 0.55, y + Math.sin(turn) * size * 0.55, size * 0.5, canvas.tint);
    canvas.paper.beginPath();
    canvas.paper.arc(x + Math.cos(turn) * size * 0.55, y + Math.sin(turn) * size * 0.55, size * 0.5, 0, 7);
    canvas.paper.fill();
  }
  dot(canvas, x, y, size * 0.3);
}

/** A feather along a line: barbs to both sides, longest after the first third. */
export function feather(canvas: CameoCanvas, points: string, reach: number): void {
  const spine = pointsAlong(splinePoints(points), 54);
  for (const [index, at] of spine.entries()) {
    const next = spine[index + 1];
    if (index < 3 || next === undefined) continue;
    const length = Math.hypot(next.x - at.x, next.y - at.y) || 1;
    const ahead = { x: (next.x - at.x) / length, y: (next.y - at.y) / length };
    const barb = reach * (0.35 + 0.75 * Math.sin((index / spine.length) * 2.7)) * randomBetween(canvas, 0.85, 1.1);
    for (const side of [-1, 1]) {
      const hair = new Path2D();
      hair.moveTo(at.x, at.y);
      hair.quadraticCurveTo(
        at.x - ahead.y * side * barb * 0.6 + ahead.x * barb * 0.2,
        at.y + ahead.x * side * barb * 0.6 + ahead.y * barb * 0.2,
        at.x - ahead.y * side * barb + ahead.x * barb * 0.85,
        at.y + ahead.x * side * barb + ahead.y * barb * 0.85,
      );
      canvas.paper.lineWidth = 1.7;
      canvas.paper.stroke(hair);
      if (canvas.random() < 0.6) linePath(canvas, hair, { width: 0.55, strength: randomBetween(canvas, 0.2, 0.6) });
    }
  }
  line(canvas, spine, { width: 0.9, strength: 0.75 });
}

function topHat(canvas: CameoCanvas): void {
  cut(canvas, '-72,22 -71,-14 -76,-52! -58,-57 -38,-58 -18,-57 -2,-52! -6,-14 -3,22 -40,25');
  cut(canvas, '-92,10 -86,20 -62,25 -36,26 -8,25 12,20 20,11 14,24 -2,30 -38,31 -76,30 -88,24');
  line(canvas, '-71,16 -40,20 -4,16', { width: 3.4, strength: 0.5, colour: canvas.tint });
  line(canvas, '-71,12 -40,16 -5,12', { strength: 0.55 });
  line(canvas, '-66,6 -65,-20 -68,-48', { strength: 0.3 });
  line(canvas, '-59,6 -58,-20 -60,-50', { strength: 0.22 });
  line(canvas, '-74,-50 -40,-54 -4,-50', { strength: 0.45 });
}

/** Hats with a brim all round, or nearly. */
export const HATS_WITH_BRIMS = {
  top: topHat,
  stovepipe: (canvas: CameoCanvas) => {
    cut(canvas, '-70,22 -74,-10 -66,-34 -76,-66! -60,-74 -40,-71 -22,-74 -6,-66! -12,-30 -2,-8 -4,22 -40,25');
    cut(canvas, '-90,14 -82,22 -50,26 -10,24 6,19 16,14 10,25 -10,30 -50,31 -80,29');
    line(canvas, '-70,16 -40,20 -5,15', { width: 3, strength: 0.55, colour: canvas.tint });
    line(canvas, '-67,-34 -50,-29 -38,-34 -14,-30', { strength: 0.5 });
    line(canvas, '-72,-62 -40,-66 -10,-62', { strength: 0.4 });
    lay(canvas, '-30,-16 -22,-18 -20,-9 -28,-7', canvas.tint, 0.7);
    for (const [x, y] of [
      [-31, -12],
      [-26, -19],
      [-19, -13],
      [-24, -6],
    ] as const)
      line(canvas, `${x - 1.4},${y - 1} ${x + 1.4},${y + 1}`, { width: 0.7 });
  },
  riding: (canvas: CameoCanvas) => {
    cut(canvas, '-68,20 -66,-8 -68,-34! -54,-39 -38,-40 -20,-39 -8,-34! -10,-8 -6,20 -38,24');
    cut(canvas, '-88,12 -80,21 -56,25 -28,25 0,21 14,12 8,25 -8,29 -40,30 -74,28');
    line(canvas, '-67,14 -38,18 -7,14', { width: 2.6, strength: 0.6, colour: canvas.tint });
    const veil = '-66,6 -84,10 -98,30 -106,62 -98,84 -86,66 -78,40 -68,22';
    canvas.paper.save();
    canvas.paper.globalAlpha = 0.4;
    canvas.paper.fill(pathOf(veil));
    canvas.paper.restore();
    net(canvas, veil, 6, 0.35);
    line(canvas, '-68,8 -86,14 -100,40 -104,70', { strength: 0.5 });
    line(canvas, '-68,-30 -40,-34 -10,-30', { strength: 0.35 });
  },
  bowler: (canvas: CameoCanvas) => {
    cut(canvas, '-73,20 -76,4 -68,-14 -52,-26 -34,-28 -16,-22 -4,-8 0,20 -36,24');
    cut(canvas, '-88,12 -86,22 -60,26 -30,26 0,25 14,19 18,12 10,16 -8,20 -36,21 -66,20');
    line(canvas, '-74,12 -38,17 -1,12', { width: 3, strength: 0.5, colour: canvas.tint });
    line(canvas, '-74,7 -38,12 -1,8', { strength: 0.5 });
    line(canvas, '-66,-6 -54,-18 -36,-22', { strength: 0.32 });
  },
  boater: (canvas: CameoCanvas) => {
    lay(canvas, '-72,20 -71,-14! -38,-18 -6,-14! -4,20 -38,23', '#c9a45c', 0.6);
    lay(canvas, '-94,15 -92,22 -40,26 16,22 20,15 -8,18 -38,20 -70,18', '#c9a45c', 0.6);
    line(canvas, '-70,12 -38,15 -6,12', { width: 7, strength: 0.9, colour: canvas.tint });
    for (const y of [4, -1, -6, -11]) line(canvas, `-71,${y} -38,${y - 3} -6,${y}`, { width: 0.6, strength: 0.6 });
    line(canvas, '-90,20 -40,24 14,20', { width: 0.6, strength: 0.7 });
    line(canvas, '-72,14 -80,26 -84,40', { width: 3, strength: 0.85, colour: canvas.tint });
    strip(canvas, '-72,14 -80,26 -84,40', 3);
  },
  straw: (canvas: CameoCanvas) => {
    cut(canvas, '-70,18 -70,-4 -58,-18 -36,-22 -16,-16 -6,0 -4,18 -36,22');
    cut(canvas, '-116,26 -98,16 -68,16 -36,20 -4,18 22,22 36,34 14,30 -20,29 -60,29 -94,30');
    strands(canvas, '-112,26 -70,18 -10,20 32,32', '-94,29 -60,28 -20,28 14,29', 6, { strength: 0.7, stray: 0.5 });
    strands(canvas, '-68,8 -36,14 -6,8', '-58,-16 -36,-19 -16,-14', 7, { strength: 0.55, stray: 0.5 });
    line(canvas, '-70,13 -38,18 -5,14', { width: 4, strength: 0.8, colour: canvas.tint });
    lay(canvas, '-52,26 -44,26 -28,70 -19,98 -24,101 -34,76', canvas.tint, 0.8);
    lay(canvas, '-22,98 -10,96 -8,106 -18,104 -20,116 -28,112', canvas.tint, 0.8);
    for (const [x, y, size] of [
      [-30, 14, 6],
      [-20, 12, 5],
      [-40, 13, 5],
    ] as const)
      flower(canvas, x, y, size);
  },
  wide: (canvas: CameoCanvas) => {
    cut(canvas, '-74,18 -74,0 -66,-20 -50,-26 -38,-20 -24,-26 -8,-18 -2,0 0,18 -36,22');
    cut(canvas, '-112,32 -104,18 -74,12 -36,18 0,14 24,18 32,26 8,27 -20,26 -60,28 -92,32');
    line(canvas, '-74,10 -38,15 -1,11', { width: 3, strength: 0.6, colour: canvas.tint });
    line(canvas, '-50,-22 -40,-8 -36,6', { strength: 0.35 });
    line(canvas, '-106,28 -76,18 -36,22 2,19 26,23', { strength: 0.5 });
  },
  plumed: (canvas: CameoCanvas) => {
    cut(canvas, '-96,16 -84,8 -50,9 -10,13 18,22 24,29 8,28 -34,26 -78,26 -98,24');
    cut(canvas, '-70,14 -70,-10 -54,-20 -28,-20 -12,-10 -8,15');
    line(canvas, '-70,10 -38,13 -8,11', { width: 4, strength: 0.75, colour: canvas.tint });
    line(canvas, '-92,20 -40,19 16,25', { strength: 0.4 });
    feather(canvas, '-26,4 -40,-22 -68,-36 -98,-28 -112,-4', 13);
    feather(canvas, '-30,4 -52,-14 -80,-16 -104,2 -110,22', 9);
  },
  cocked: (canvas: CameoCanvas) => {
    cut(canvas, '-104,22 -96,6 -82,-12 -60,-30 -38,-34 -14,-26 2,-8 14,8 24,22 4,20 -20,17 -42,18 -70,22');
    line(canvas, '-100,20 -92,6 -78,-12 -58,-27 -38,-31 -16,-23 0,-6 18,18', { width: 1.8, strength: 0.85 });
    line(canvas, '-30,14 -34,0 -40,-16', { width: 2.2, strength: 0.8 });
    dot(canvas, -31, 12, 3, canvas.tint);
    dot(canvas, -31, 12, 1.4);
  },
  tricorne: (canvas: CameoCanvas) => {
    cut(canvas, '-74,16 -74,-4 -60,-16 -36,-18 -14,-12 -4,2 -2,18 -36,22');
    cut(canvas, '-106,4 -88,12 -60,0 -36,-4 -10,4 8,14 26,20 6,26 -30,27 -70,28 -96,18');
    line(canvas, '-104,5 -88,13 -60,2 -36,-2 -10,6 8,16 24,20', { width: 1.3, strength: 0.85 });
    dot(canvas, -46, 8, 3.4, canvas.tint);
    dot(canvas, -46, 8, 1.6);
  },
  mothed: (canvas: CameoCanvas) => {
    cut(canvas, '-90,18 -82,8 -50,9 -12,14 12,24 16,30 2,29 -36,27 -74,28 -92,26');
    cut(canvas, '-66,14 -64,-6 -48,-14 -28,-12 -14,-4 -8,16');
    line(canvas, '-66,10 -38,13 -9,13', { width: 3.2, strength: 0.7, colour: canvas.tint });
    for (const [wing, tone] of [
      ['-44,-8 -36,-34 -18,-42 -6,-34 -12,-18 -30,-8', 0.85],
      ['-44,-8 -60,-32 -78,-36 -86,-24 -76,-12 -58,-6', 0.85],
      ['-42,-6 -28,-8 -18,0 -26,8 -38,4', 0.7],
      ['-46,-6 -60,-6 -68,2 -60,9 -50,4', 0.7],
    ] as const) {
      lay(canvas, wing, canvas.tint, tone);
    }
    line(canvas, '-42,-10 -30,-26 -16,-36', { strength: 0.6 });
    line(canvas, '-46,-10 -60,-24 -78,-30', { strength: 0.6 });
    dot(canvas, -20, -30, 3, '#1c1210');
    dot(canvas, -72, -25, 3, '#1c1210');
    cut(canvas, '-44,-16 -41,-12 -41,2 -44,8 -47,2 -47,-12');
    strip(canvas, '-45,-14 -50,-26', 0.9);
    strip(canvas, '-43,-14 -38,-26', 0.9);
  },
  souwester: (canvas: CameoCanvas) => {
    cut(
      canvas,
      '0,26 6,18 2,0 -14,-14 -38,-18 -62,-10 -78,10 -92,40 -108,60 -104,70 -84,66 -62,50 -40,34 -18,26 8,30 14,26',
    );
    strands(canvas, '-2,18 -30,-12 -72,16 -102,62', '-10,24 -34,22 -62,42 -90,64', 6, { strength: 0.5 });
    line(canvas, '10,28 -18,24 -42,32 -66,50 -100,67', { width: 1.1, strength: 0.7 });
    line(canvas, '-44,40 -34,70 -22,98', { width: 1.3, strength: 0.6 });
  },
  lampHelmet: (canvas: CameoCanvas) => {
    cut(canvas, '-73,20 -74,0 -60,-18 -38,-24 -16,-18 -2,-2 0,20 -36,24');
    cut(canvas, '-82,18 -60,21 -30,22 0,19 15,23 6,28 -34,29 -80,27');
    for (const x of [-58, -44, -30]) line(canvas, `${x - 2},16 ${x},-4 ${x + 6},-17`, { strength: 0.38 });
    line(canvas, '-76,21 -36,25 8,24', { strength: 0.6 });
    cut(canvas, '-8,8 -6,-9! 8,-11! 9,6!');
    lay(canvas, '-2,3 -1,-6 6,-7 7,2', '#ffdf9a', 1);
    dot(canvas, 3, -2, 3, '#fff4d0');
  },
  veiled: (canvas: CameoCanvas) => {
    cut(canvas, '-73,16 -80,0 -70,-16 -46,-24 -20,-20 -2,-8 4,14 -10,22 -42,21');
    for (const row of [0, 1, 2, 3])
      line(canvas, `-72,${10 - row * 6} -38,${12 - row * 7} 0,${8 - row * 5}`, { width: 0.7, strength: 0.4 });
    flower(canvas, -66, -2, 8);
    flower(canvas, -56, -8, 6);
    const veil = '-2,12 12,24 22,54 24,86 14,106 -10,114 -36,110 -56,96 -66,62 -70,18';
    canvas.paper.save();
    canvas.paper.globalAlpha = 0.3;
    canvas.paper.fill(pathOf(veil));
    canvas.paper.clip(pathOf(veil));
    canvas.paper.globalAlpha = 0.75;
    canvas.paper.lineWidth = 0.6;
    for (let offset = -200; offset < 200; offset += 5.5) {
      for (const side of [-1, 1]) {
        canvas.paper.beginPath();
        canvas.paper.moveTo(offset - 100 * side, -20);
        canvas.paper.lineTo(offset + 100 * side, 150);
        canvas.paper.stroke();
      }
    }
    for (let spot = 0; spot < 26; spot += 1) {
      canvas.paper.beginPath();
      canvas.paper.arc(randomBetween(canvas, -50, 22), randomBetween(canvas, 18, 106), 1.5, 0, 7);
      canvas.paper.fill();
    }
    canvas.paper.restore();
    strip(canvas, '24,86 14,106 -10,114 -36,110 -56,96', 2.2);
    beads(canvas, '24,88 14,107 -10,115 -36,111 -55,98', 22, 0.8);
  },
} satisfies Readonly<Record<string, (canvas: CameoCanvas) => void>>;

function pathOf(points: string): Path2D {
  const path = new Path2D();
  for (const { x, y } of pointsAlong([...splinePoints(points), ...splinePoints(points).slice(0, 1)], 60))
    path.lineTo(x, y);
  path.closePath();
  return path;
}
