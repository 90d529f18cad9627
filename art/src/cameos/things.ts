import { Path2D } from '@napi-rs/canvas';
import { type CameoCanvas, cut, cutPath, dot, GILT, IVORY, lay, line, linePath, strip } from './cameo-canvas.ts';
import { eyeglasses } from './caps.ts';

function glass(canvas: CameoCanvas, x: number, y: number, wide: number, high: number, colour: string): void {
  const rim = new Path2D();
  rim.ellipse(x, y, wide, high, 0, 0, 7);
  canvas.paper.lineWidth = 1.6;
  canvas.paper.stroke(rim);
  canvas.gilt.globalAlpha = 0.42;
  canvas.gilt.fillStyle = colour;
  canvas.gilt.fill(rim);
  canvas.gilt.globalAlpha = 1;
  linePath(canvas, rim, { width: 1.35, strength: 0.95 });
}

/** Accessories of a sitter, by name. They move with the head, except the ones `ON_THE_SHOULDERS`. */
export const THINGS = {
  spectacles: (canvas: CameoCanvas) => {
    glass(canvas, 2, 48, 3.6, 5.8, IVORY);
    line(canvas, '-1,46 -18,46.4 -36,49 -41,54', { width: 1.1, strength: 0.95 });
  },
  pinceNez: (canvas: CameoCanvas) => {
    glass(canvas, 4, 51, 3.2, 4.6, IVORY);
    line(canvas, '1,53 -10,66 -22,92 -22,122', { width: 0.7, strength: 0.8 });
  },
  monocle: (canvas: CameoCanvas) => {
    glass(canvas, -3.6, 48.5, 4.4, 5.8, IVORY);
    line(canvas, '-3,55 -12,80 -4,108 -10,138', { width: 0.75, strength: 0.8 });
  },
  goggles: (canvas: CameoCanvas) => {
    cut(canvas, '-6,41 8,41 9,54 -6,56');
    glass(canvas, 4, 48, 3.8, 6.6, '#86cdb8');
    line(canvas, '-4,48 -36,44 -76,38', { width: 3.2, strength: 0.55 });
  },
  raisedGoggles: eyeglasses,
  pipe: (canvas: CameoCanvas) => {
    strip(canvas, '2,79.6 12,81 22,86 28,91', 3.4);
    cut(canvas, '21,80 33,79.5 33,92 28,97 22,93');
    line(canvas, '22,81.5 32,81', { width: 1.1, strength: 0.85 });
    for (const [width, points] of [
      [2, '27,77 30,66 24,56 30,44'],
      [3, '29,72 34,58 28,46 35,32'],
      [4, '31,60 28,48 36,36 33,20'],
    ] as const) {
      strip(canvas, points, width, 0.2);
    }
  },
  holder: (canvas: CameoCanvas) => {
    strip(canvas, '2,79.4 18,80 30,77', 1.5);
    strip(canvas, '30,77 37,75.6', 2.2);
    dot(canvas, 37.6, 75.6, 1, '#e8703a');
    strip(canvas, '38,74 41,62 36,52 41,40', 1.8, 0.18);
  },
  eyepatch: (canvas: CameoCanvas) => {
    cut(canvas, '-6,40 3,41 3,51 -5,54 -10,48');
    line(canvas, '0,42 -26,34 -74,30', { width: 1.3, strength: 0.8 });
    line(canvas, '-6,41 2,42 2,50 -5,53', { width: 0.8, strength: 0.55 });
  },
  earring: (canvas: CameoCanvas) => {
    line(canvas, '-37,68 -37,71', { width: 0.9 });
    dot(canvas, -37, 73, 1.9);
    dot(canvas, -37, 78, 2.4, canvas.tint);
  },
  hoop: (canvas: CameoCanvas) => {
    const ring = new Path2D();
    ring.arc(-37, 75, 6.4, 0, 7);
    linePath(canvas, ring, { width: 1.4, strength: 0.95 });
  },
  pearl: (canvas: CameoCanvas) => dot(canvas, -37, 69, 2.3, IVORY),
  pencil: (canvas: CameoCanvas) => {
    lay(canvas, '-54,58 -52,55 -4,44 0,44.4 -3,47 -51,59', canvas.tint, 0.95);
    line(canvas, '-3,45.6 0,44.6', { width: 1.3, strength: 0.9, colour: IVORY });
  },
  trumpet: (canvas: CameoCanvas) => {
    cut(canvas, '-40,58 -50,60 -70,54 -94,36 -108,22! -116,44! -96,58 -70,66 -50,66');
    line(canvas, '-42,61 -70,60 -96,48 -111,34', { width: 0.9, strength: 0.6 });
    line(canvas, '-108,23 -112,33 -116,43', { width: 2, strength: 0.9 });
  },
  mouse: (canvas: CameoCanvas) => {
    cut(canvas, '-106,146 -104,130 -95,120 -84,117 -75,121 -64,130 -72,135 -78,146');
    for (const [x, y] of [
      [-85, 115],
      [-79, 117],
    ] as const) {
      const ear = new Path2D();
      ear.arc(x, y, 5, 0, 7);
      cutPath(canvas, ear);
      linePath(canvas, ear, { width: 0.7, strength: 0.6 });
    }
    strip(canvas, '-104,142 -116,140 -122,150 -118,160 -126,168', 1.7);
    dot(canvas, -73, 125.4, 1.2, GILT);
    for (const points of ['-65,130 -56,127', '-66,131 -57,132']) strip(canvas, points, 0.6);
    line(canvas, '-104,140 -101,128 -92,122 -86,124 -82,132', { strength: 0.65 });
    line(canvas, '-78,134 -74,142', { strength: 0.5 });
  },
  sparrow: (canvas: CameoCanvas) => {
    cut(
      canvas,
      '-132,124! -116,122 -106,112 -97,102 -86,96 -76,97 -70,102! -62,105! -69,108 -68,118 -73,130 -84,138 -98,137 -108,131 -134,131!',
    );
    for (const points of ['-82,112 -98,116 -120,126', '-80,118 -96,124 -112,128', '-86,108 -98,110 -108,116'])
      line(canvas, points, { strength: 0.6 });
    line(canvas, '-84,97 -74,100 -72,108', { strength: 0.5 });
    dot(canvas, -76, 102, 1.4, GILT);
    strip(canvas, '-82,136 -83,144', 1.2);
    strip(canvas, '-90,136 -91,146', 1.2);
  },
  snail: (canvas: CameoCanvas) => {
    cut(canvas, '-108,146 -98,142 -86,138 -74,130 -68,124 -66,130 -72,138 -86,146 -102,150');
    const shell = new Path2D();
    shell.arc(-90, 128, 12, 0, 7);
    canvas.paper.fill(shell);
    for (const radius of [10, 7, 4]) {
      const turn = new Path2D();
      turn.arc(-90 + (10 - radius) * 0.3, 128, radius, 0.6, 5.8);
      linePath(canvas, turn, { width: 0.8, strength: 0.7 });
    }
    strip(canvas, '-68,126 -64,116', 1);
    strip(canvas, '-67,127 -60,119', 1);
    dot(canvas, -64, 116, 1.1, GILT);
    dot(canvas, -60, 119, 1.1, GILT);
  },
  key: (canvas: CameoCanvas) => {
    line(canvas, '-40,122 -30,140 -24,150', { width: 0.8, strength: 0.8 });
    const bow = new Path2D();
    bow.arc(-23, 154, 4, 0, 7);
    linePath(canvas, bow, { width: 1.4, strength: 0.95 });
    line(canvas, '-22,158 -19,174', { width: 1.6, strength: 0.95 });
    line(canvas, '-19.4,172 -15,171', { width: 1.4, strength: 0.95 });
    line(canvas, '-20,168 -16,167', { width: 1.4, strength: 0.95 });
  },
  medal: (canvas: CameoCanvas) => {
    lay(canvas, '-36,146 -28,146 -30,158 -34,158', canvas.tint);
    dot(canvas, -32, 161, 4.2);
    dot(canvas, -32, 161, 2.2, '#7a5420');
  },
} satisfies Readonly<Record<string, (canvas: CameoCanvas) => void>>;

/** The accessories that stay with the shoulders when the head is bent. */
export const ON_THE_SHOULDERS: readonly string[] = ['mouse', 'sparrow', 'snail', 'key', 'medal'];
