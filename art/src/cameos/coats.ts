import { beads, cut, dot, GILT, IVORY, lay, line, type Pad } from './pad.ts';
import { strands } from './strands.ts';

function lapels(pad: Pad): void {
  line(pad, '-26,121 -12,136 -6,152 -10,170 -22,188', { strength: 0.6 });
  line(pad, '-12,136 -24,138 -20,146 -27,150 -20,170', { strength: 0.5 });
  line(pad, '-84,136 -96,152 -98,172', { strength: 0.35 });
  for (const [x, y] of [
    [0, 154],
    [1, 165],
    [-3, 176],
  ] as const)
    dot(pad, x, y, 1.5);
}

function collarBack(pad: Pad): void {
  cut(pad, '-26,120 -34,113 -46,110 -62,105 -66,112 -60,122 -44,128 -30,130');
  line(pad, '-28,121 -42,116 -63,108', { strength: 0.55 });
}

/** Collars and coats worn over a shirt, by name. */
export const COATS = {
  wing: (pad: Pad) => {
    lay(pad, '-26,100 -19,112! -25,118 -44,110 -59,104 -58,94 -44,102');
    cut(pad, '-26,117 -17,113 -11,118 -14,125 -24,125');
    line(pad, '-23,117 -16,117 -13,121', { strength: 0.6 });
    collarBack(pad);
    lapels(pad);
  },
  stock: (pad: Pad) => {
    lay(pad, '-25,99 -20,106 -20,118 -30,122 -46,116 -60,109 -59,95 -44,102');
    for (const y of [0, 4, 8, 12])
      line(pad, `-21,${105 + y} -40,${107 + y} -58,${99 + y}`, { strength: 0.5, colour: '#4a3a28' });
    collarBack(pad);
    lapels(pad);
  },
  cravat: (pad: Pad) => {
    lay(pad, '-27,99 -22,106 -24,112 -44,107 -59,101 -58,94 -44,101');
    lay(pad, '-25,108 -17,112 -13,120 -12,132 -18,142 -24,134 -28,122', pad.tint, 0.88);
    line(pad, '-22,112 -18,122 -18,136', { strength: 0.5, colour: '#1c1210' });
    dot(pad, -18, 119, 1.7);
    collarBack(pad);
    lapels(pad);
  },
  bow: (pad: Pad) => {
    lay(pad, '-27,98 -19,108 -24,114 -44,107 -59,101 -58,93 -44,100');
    lay(pad, '-22,112 -12,105 -7,110 -8,119 -15,119 -22,116', pad.tint, 0.9);
    lay(pad, '-23,112 -32,108 -34,116 -30,121 -22,117', pad.tint, 0.9);
    line(pad, '-22,111 -21,117', { strength: 0.6, colour: '#1c1210' });
    collarBack(pad);
    lapels(pad);
  },
  dandy: (pad: Pad) => {
    lay(pad, '-23,92 -16,99! -20,113 -26,118 -46,112 -61,106 -61,88! -46,98');
    line(pad, '-24,96 -25,108 -30,116', { strength: 0.5, colour: '#4a3a28' });
    lay(pad, '-26,112 -14,113 -6,122 -6,136 -15,144 -24,136', pad.tint, 0.88);
    line(pad, '-20,117 -13,125 -12,138', { strength: 0.5, colour: '#1c1210' });
    dot(pad, -13, 124, 2.1, IVORY);
    collarBack(pad);
    lapels(pad);
    lay(pad, '2,150 8,146 12,150 10,156 4,157', pad.tint, 0.85);
  },
  neckcloth: (pad: Pad) => {
    lay(pad, '-26,103 -19,110 -18,118 -28,124 -46,120 -62,112 -60,100 -44,106', pad.tint, 0.85);
    lay(pad, '-22,116 -12,124 -8,138 -16,134 -20,142 -27,124', pad.tint, 0.85);
    for (const [x, y] of [
      [-30, 112],
      [-38, 114],
      [-46, 111],
      [-54, 107],
      [-18, 126],
      [-14, 132],
      [-26, 118],
    ] as const) {
      dot(pad, x, y, 1.1, IVORY);
    }
    line(pad, '-24,124 -22,150 -28,180', { strength: 0.5 });
    line(pad, '-84,136 -94,156 -92,180', { strength: 0.4 });
  },
  uniform: (pad: Pad) => {
    cut(pad, '-23,96 -20,112! -26,120 -44,116 -60,112 -62,94! -44,102');
    line(pad, '-22,99 -42,104 -60,97', { width: 1.5, strength: 0.9 });
    line(pad, '-20,112 -42,118 -60,111', { width: 1.5, strength: 0.9 });
    line(pad, '-24,120 -10,138 -4,160 -14,184', { strength: 0.6 });
    for (const row of [0, 1, 2, 3]) {
      const y = 136 + row * 12;
      line(pad, `${-30 + row * 2},${y + 2} ${-4 + row * 3},${y + 4}`, { width: 1.2, strength: 0.7 });
      dot(pad, -3 + row * 2.6, y + 4.4, 1.8);
      dot(pad, -31 + row * 2, y + 2, 1.4);
    }
    cut(pad, '-112,152 -110,140 -96,131 -78,129 -70,134 -78,142 -96,148');
    line(pad, '-108,145 -98,136 -82,132 -74,134', { width: 2.6, strength: 0.9 });
    for (let index = 0; index < 15; index += 1) {
      const x = -111 + index * 2.5;
      line(pad, `${x},${150 - index * 0.9} ${x - 1.6},${162 - index * 0.5}`, { width: 0.95, strength: 0.75 });
    }
  },
  tunic: (pad: Pad) => {
    cut(pad, '-24,98 -21,112! -27,119 -44,115 -60,111 -61,96! -44,103');
    line(pad, '-22,111 -42,116 -60,110', { width: 1.2, strength: 0.8 });
    line(pad, '-24,119 -8,134 2,152 -2,176', { strength: 0.6 });
    for (const [x, y] of [
      [-14, 134],
      [-7, 145],
      [-3, 157],
      [-5, 169],
      [-12, 180],
    ] as const)
      dot(pad, x, y, 1.9);
    line(pad, '-84,135 -96,152 -98,174', { strength: 0.4 });
    line(pad, '-70,128 -84,138 -98,144', { width: 1.6, strength: 0.7 });
  },
  caped: (pad: Pad) => {
    cut(pad, '-24,99 -16,116 -26,124 -46,118 -66,110 -64,94 -44,104');
    line(pad, '-22,103 -19,115 -28,122 -62,108', { strength: 0.6 });
    cut(pad, '-22,118 -2,134 12,152 8,168 -20,176 -60,178 -96,172 -124,160 -116,142 -92,128 -66,118');
    line(pad, '-20,122 -12,142 -14,160 -22,174', { strength: 0.55 });
    line(pad, '10,166 -20,175 -60,177 -98,171 -122,159', { width: 0.9, strength: 0.6 });
    line(pad, '-66,124 -82,144 -88,170', { strength: 0.35 });
    line(pad, '-52,126 -58,150 -58,174', { strength: 0.3 });
    dot(pad, -20, 124, 2);
  },
  smock: (pad: Pad) => {
    lay(pad, '-26,104 -18,112 -14,122! -30,122 -46,118 -66,116! -62,106 -44,108', IVORY, 0.85);
    line(pad, '-27,118 -25,140', { strength: 0.6 });
    strands(pad, '-28,126 -24,150 -26,186', '-64,122 -74,150 -70,190', 16, { strength: 0.45 });
    for (const y of [134, 139, 144]) line(pad, `-24,${y} -40,${y + 3} -62,${y - 2}`, { width: 0.7, strength: 0.5 });
  },
  muffler: (pad: Pad) => {
    cut(pad, '-22,95 -12,103 -10,114 -18,124 -36,126 -60,120 -70,108 -64,96 -44,101');
    for (const [y, colour] of [
      [0, pad.tint],
      [7, GILT],
      [14, pad.tint],
    ] as const) {
      line(pad, `-15,${102 + y} -34,${107 + y} -66,${99 + y}`, { width: 2.1, strength: 0.75, colour });
    }
    cut(pad, '-30,120 -12,122 -8,142 -12,166 -32,168 -34,140');
    for (const y of [130, 140, 150]) line(pad, `-32,${y} -10,${y}`, { width: 1.8, strength: 0.7, colour: pad.tint });
    line(pad, '-33,122 -34,144 -32,167', { strength: 0.5 });
    line(pad, '-12,124 -8,144 -12,166', { strength: 0.5 });
    for (let x = -30; x < -12; x += 3) line(pad, `${x},166 ${x - 0.6},173`, { strength: 0.6 });
    line(pad, '-84,136 -96,152 -98,172', { strength: 0.35 });
  },
  gown: (pad: Pad) => {
    lay(pad, '-27,101 -20,110 -26,116 -44,110 -59,104 -58,95 -44,102');
    for (const x of [-24, -17]) lay(pad, `${x},115 ${x + 5},115 ${x + 8},138 ${x + 1},140`);
    strands(pad, '-28,124 -18,146 -22,186', '-34,126 -34,150 -36,192', 5);
    strands(pad, '-60,120 -84,140 -96,176', '-48,122 -58,150 -62,196', 10);
    line(pad, '-38,118 -42,150 -42,196', { width: 2.4, strength: 0.6, colour: pad.tint });
  },
  quilted: (pad: Pad) => {
    lay(pad, '-27,100 -20,110 -26,116 -44,110 -59,104 -58,95 -44,102');
    cut(pad, '-24,114 -14,124 -8,140 -12,160 -26,180 -36,170 -34,140 -44,122 -64,112 -60,104 -44,112');
    for (const [x, y] of [
      [-30, 128],
      [-22, 136],
      [-28, 146],
      [-20, 154],
      [-28, 164],
      [-46, 116],
      [-38, 121],
    ] as const) {
      line(pad, `${x - 5},${y - 4} ${x + 5},${y + 4}`, { width: 0.7, strength: 0.6, colour: pad.tint });
      line(pad, `${x - 5},${y + 4} ${x + 5},${y - 4}`, { width: 0.7, strength: 0.6, colour: pad.tint });
    }
    line(pad, '-24,115 -10,134 -10,158 -24,180', { width: 1.1, strength: 0.75 });
    line(pad, '-46,124 -36,142 -38,172', { strength: 0.5 });
  },
  oilcloth: (pad: Pad) => {
    cut(pad, '-20,93 -10,104 -8,120 -20,130 -46,128 -70,120 -76,104 -68,90 -44,102');
    line(pad, '-18,97 -12,108 -14,122', { strength: 0.6 });
    line(pad, '-68,94 -72,106 -64,118 -44,124', { strength: 0.5 });
    line(pad, '-22,128 -8,142 0,160 -6,180', { strength: 0.6 });
    for (const [x, y] of [
      [-14, 140],
      [-8, 153],
      [-8, 167],
    ] as const) {
      line(pad, `${x - 7},${y} ${x + 4},${y + 1}`, { width: 1.8, strength: 0.8 });
    }
  },
  braces: (pad: Pad) => {
    lay(pad, '-27,103 -21,110 -26,115 -44,111 -60,106 -58,98 -44,105', IVORY, 0.85);
    for (const points of ['-34,118 -26,140 -28,190', '-70,126 -74,150 -66,192']) {
      line(pad, points, { width: 3, strength: 0.75, colour: pad.tint });
    }
    line(pad, '-24,116 -14,138 -16,184', { strength: 0.45 });
    beads(pad, '-19,128 -15,140 -16,160', 4, 1.2, IVORY);
  },
} satisfies Readonly<Record<string, (pad: Pad) => void>>;
