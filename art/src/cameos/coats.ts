import { beads, type CameoCanvas, cut, dot, GILT, IVORY, lay, line } from './cameo-canvas.ts';
import { strands } from './strands.ts';

function lapels(canvas: CameoCanvas): void {
  line(canvas, '-26,121 -12,136 -6,152 -10,170 -22,188', { strength: 0.6 });
  line(canvas, '-12,136 -24,138 -20,146 -27,150 -20,170', { strength: 0.5 });
  line(canvas, '-84,136 -96,152 -98,172', { strength: 0.35 });
  for (const [x, y] of [
    [0, 154],
    [1, 165],
    [-3, 176],
  ] as const)
    dot(canvas, x, y, 1.5);
}

function collarBack(canvas: CameoCanvas): void {
  cut(canvas, '-26,120 -34,113 -46,110 -62,105 -66,112 -60,122 -44,128 -30,130');
  line(canvas, '-28,121 -42,116 -63,108', { strength: 0.55 });
}

/** Collars and coats worn over a shirt, by name. */
export const COATS = {
  wing: (canvas: CameoCanvas) => {
    lay(canvas, '-26,100 -19,112! -25,118 -44,110 -59,104 -58,94 -44,102');
    cut(canvas, '-26,117 -17,113 -11,118 -14,125 -24,125');
    line(canvas, '-23,117 -16,117 -13,121', { strength: 0.6 });
    collarBack(canvas);
    lapels(canvas);
  },
  stock: (canvas: CameoCanvas) => {
    lay(canvas, '-25,99 -20,106 -20,118 -30,122 -46,116 -60,109 -59,95 -44,102');
    for (const y of [0, 4, 8, 12])
      line(canvas, `-21,${105 + y} -40,${107 + y} -58,${99 + y}`, { strength: 0.5, colour: '#4a3a28' });
    collarBack(canvas);
    lapels(canvas);
  },
  cravat: (canvas: CameoCanvas) => {
    lay(canvas, '-27,99 -22,106 -24,112 -44,107 -59,101 -58,94 -44,101');
    lay(canvas, '-25,108 -17,112 -13,120 -12,132 -18,142 -24,134 -28,122', canvas.tint, 0.88);
    line(canvas, '-22,112 -18,122 -18,136', { strength: 0.5, colour: '#1c1210' });
    dot(canvas, -18, 119, 1.7);
    collarBack(canvas);
    lapels(canvas);
  },
  bow: (canvas: CameoCanvas) => {
    lay(canvas, '-27,98 -19,108 -24,114 -44,107 -59,101 -58,93 -44,100');
    lay(canvas, '-22,112 -12,105 -7,110 -8,119 -15,119 -22,116', canvas.tint, 0.9);
    lay(canvas, '-23,112 -32,108 -34,116 -30,121 -22,117', canvas.tint, 0.9);
    line(canvas, '-22,111 -21,117', { strength: 0.6, colour: '#1c1210' });
    collarBack(canvas);
    lapels(canvas);
  },
  dandy: (canvas: CameoCanvas) => {
    lay(canvas, '-23,92 -16,99! -20,113 -26,118 -46,112 -61,106 -61,88! -46,98');
    line(canvas, '-24,96 -25,108 -30,116', { strength: 0.5, colour: '#4a3a28' });
    lay(canvas, '-26,112 -14,113 -6,122 -6,136 -15,144 -24,136', canvas.tint, 0.88);
    line(canvas, '-20,117 -13,125 -12,138', { strength: 0.5, colour: '#1c1210' });
    dot(canvas, -13, 124, 2.1, IVORY);
    collarBack(canvas);
    lapels(canvas);
    lay(canvas, '2,150 8,146 12,150 10,156 4,157', canvas.tint, 0.85);
  },
  neckcloth: (canvas: CameoCanvas) => {
    lay(canvas, '-26,103 -19,110 -18,118 -28,124 -46,120 -62,112 -60,100 -44,106', canvas.tint, 0.85);
    lay(canvas, '-22,116 -12,124 -8,138 -16,134 -20,142 -27,124', canvas.tint, 0.85);
    for (const [x, y] of [
      [-30, 112],
      [-38, 114],
      [-46, 111],
      [-54, 107],
      [-18, 126],
      [-14, 132],
      [-26, 118],
    ] as const) {
      dot(canvas, x, y, 1.1, IVORY);
    }
    line(canvas, '-24,124 -22,150 -28,180', { strength: 0.5 });
    line(canvas, '-84,136 -94,156 -92,180', { strength: 0.4 });
  },
  uniform: (canvas: CameoCanvas) => {
    cut(canvas, '-23,96 -20,112! -26,120 -44,116 -60,112 -62,94! -44,102');
    line(canvas, '-22,99 -42,104 -60,97', { width: 1.5, strength: 0.9 });
    line(canvas, '-20,112 -42,118 -60,111', { width: 1.5, strength: 0.9 });
    line(canvas, '-24,120 -10,138 -4,160 -14,184', { strength: 0.6 });
    for (const row of [0, 1, 2, 3]) {
      const y = 136 + row * 12;
      line(canvas, `${-30 + row * 2},${y + 2} ${-4 + row * 3},${y + 4}`, { width: 1.2, strength: 0.7 });
      dot(canvas, -3 + row * 2.6, y + 4.4, 1.8);
      dot(canvas, -31 + row * 2, y + 2, 1.4);
    }
    cut(canvas, '-112,152 -110,140 -96,131 -78,129 -70,134 -78,142 -96,148');
    line(canvas, '-108,145 -98,136 -82,132 -74,134', { width: 2.6, strength: 0.9 });
    for (let index = 0; index < 15; index += 1) {
      const x = -111 + index * 2.5;
      line(canvas, `${x},${150 - index * 0.9} ${x - 1.6},${162 - index * 0.5}`, { width: 0.95, strength: 0.75 });
    }
  },
  tunic: (canvas: CameoCanvas) => {
    cut(canvas, '-24,98 -21,112! -27,119 -44,115 -60,111 -61,96! -44,103');
    line(canvas, '-22,111 -42,116 -60,110', { width: 1.2, strength: 0.8 });
    line(canvas, '-24,119 -8,134 2,152 -2,176', { strength: 0.6 });
    for (const [x, y] of [
      [-14, 134],
      [-7, 145],
      [-3, 157],
      [-5, 169],
      [-12, 180],
    ] as const)
      dot(canvas, x, y, 1.9);
    line(canvas, '-84,135 -96,152 -98,174', { strength: 0.4 });
    line(canvas, '-70,128 -84,138 -98,144', { width: 1.6, strength: 0.7 });
  },
  caped: (canvas: CameoCanvas) => {
    cut(canvas, '-24,99 -16,116 -26,124 -46,118 -66,110 -64,94 -44,104');
    line(canvas, '-22,103 -19,115 -28,122 -62,108', { strength: 0.6 });
    cut(canvas, '-22,118 -2,134 12,152 8,168 -20,176 -60,178 -96,172 -124,160 -116,142 -92,128 -66,118');
    line(canvas, '-20,122 -12,142 -14,160 -22,174', { strength: 0.55 });
    line(canvas, '10,166 -20,175 -60,177 -98,171 -122,159', { width: 0.9, strength: 0.6 });
    line(canvas, '-66,124 -82,144 -88,170', { strength: 0.35 });
    line(canvas, '-52,126 -58,150 -58,174', { strength: 0.3 });
    dot(canvas, -20, 124, 2);
  },
  smock: (canvas: CameoCanvas) => {
    lay(canvas, '-26,104 -18,112 -14,122! -30,122 -46,118 -66,116! -62,106 -44,108', IVORY, 0.85);
    line(canvas, '-27,118 -25,140', { strength: 0.6 });
    strands(canvas, '-28,126 -24,150 -26,186', '-64,122 -74,150 -70,190', 16, { strength: 0.45 });
    for (const y of [134, 139, 144]) line(canvas, `-24,${y} -40,${y + 3} -62,${y - 2}`, { width: 0.7, strength: 0.5 });
  },
  muffler: (canvas: CameoCanvas) => {
    cut(canvas, '-22,95 -12,103 -10,114 -18,124 -36,126 -60,120 -70,108 -64,96 -44,101');
    for (const [y, colour] of [
      [0, canvas.tint],
      [7, GILT],
      [14, canvas.tint],
    ] as const) {
      line(canvas, `-15,${102 + y} -34,${107 + y} -66,${99 + y}`, { width: 2.1, strength: 0.75, colour });
    }
    cut(canvas, '-30,120 -12,122 -8,142 -12,166 -32,168 -34,140');
    for (const y of [130, 140, 150])
      line(canvas, `-32,${y} -10,${y}`, { width: 1.8, strength: 0.7, colour: canvas.tint });
    line(canvas, '-33,122 -34,144 -32,167', { strength: 0.5 });
    line(canvas, '-12,124 -8,144 -12,166', { strength: 0.5 });
    for (let x = -30; x < -12; x += 3) line(canvas, `${x},166 ${x - 0.6},173`, { strength: 0.6 });
    line(canvas, '-84,136 -96,152 -98,172', { strength: 0.35 });
  },
  gown: (canvas: CameoCanvas) => {
    lay(canvas, '-27,101 -20,110 -26,116 -44,110 -59,104 -58,95 -44,102');
    for (const x of [-24, -17]) lay(canvas, `${x},115 ${x + 5},115 ${x + 8},138 ${x + 1},140`);
    strands(canvas, '-28,124 -18,146 -22,186', '-34,126 -34,150 -36,192', 5);
    strands(canvas, '-60,120 -84,140 -96,176', '-48,122 -58,150 -62,196', 10);
    line(canvas, '-38,118 -42,150 -42,196', { width: 2.4, strength: 0.6, colour: canvas.tint });
  },
  quilted: (canvas: CameoCanvas) => {
    lay(canvas, '-27,100 -20,110 -26,116 -44,110 -59,104 -58,95 -44,102');
    cut(canvas, '-24,114 -14,124 -8,140 -12,160 -26,180 -36,170 -34,140 -44,122 -64,112 -60,104 -44,112');
    for (const [x, y] of [
      [-30, 128],
      [-22, 136],
      [-28, 146],
      [-20, 154],
      [-28, 164],
      [-46, 116],
      [-38, 121],
    ] as const) {
      line(canvas, `${x - 5},${y - 4} ${x + 5},${y + 4}`, { width: 0.7, strength: 0.6, colour: canvas.tint });
      line(canvas, `${x - 5},${y + 4} ${x + 5},${y - 4}`, { width: 0.7, strength: 0.6, colour: canvas.tint });
    }
    line(canvas, '-24,115 -10,134 -10,158 -24,180', { width: 1.1, strength: 0.75 });
    line(canvas, '-46,124 -36,142 -38,172', { strength: 0.5 });
  },
  oilcloth: (canvas: CameoCanvas) => {
    cut(canvas, '-20,93 -10,104 -8,120 -20,130 -46,128 -70,120 -76,104 -68,90 -44,102');
    line(canvas, '-18,97 -12,108 -14,122', { strength: 0.6 });
    line(canvas, '-68,94 -72,106 -64,118 -44,124', { strength: 0.5 });
    line(canvas, '-22,128 -8,142 0,160 -6,180', { strength: 0.6 });
    for (const [x, y] of [
      [-14, 140],
      [-8, 153],
      [-8, 167],
    ] as const) {
      line(canvas, `${x - 7},${y} ${x + 4},${y + 1}`, { width: 1.8, strength: 0.8 });
    }
  },
  braces: (canvas: CameoCanvas) => {
    lay(canvas, '-27,103 -21,110 -26,115 -44,111 -60,106 -58,98 -44,105', IVORY, 0.85);
    for (const points of ['-34,118 -26,140 -28,190', '-70,126 -74,150 -66,192']) {
      line(canvas, points, { width: 3, strength: 0.75, colour: canvas.tint });
    }
    line(canvas, '-24,116 -14,138 -16,184', { strength: 0.45 });
    beads(canvas, '-19,128 -15,140 -16,160', 4, 1.2, IVORY);
  },
} satisfies Readonly<Record<string, (canvas: CameoCanvas) => void>>;
