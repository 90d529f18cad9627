import { Path2D } from '@napi-rs/canvas';
import {
  beads,
  type CameoCanvas,
  cut,
  dot,
  GILT,
  IVORY,
  lace,
  lay,
  line,
  linePath,
  randomBetween,
  strip,
} from './cameo-canvas.ts';
import { net, strands } from './strands.ts';

function bodice(canvas: CameoCanvas): void {
  line(canvas, '-28,128 -14,146 -8,164 -16,184', { strength: 0.45 });
  line(canvas, '-44,128 -42,150 -48,194', { strength: 0.35 });
  line(canvas, '-62,128 -74,148 -76,186', { strength: 0.35 });
  line(canvas, '-80,138 -92,152 -94,174', { strength: 0.3 });
}

function puffedSleeve(canvas: CameoCanvas): void {
  cut(canvas, '-50,136 -58,124 -74,117 -92,122 -105,138 -108,156 -100,172 -76,178 -56,160');
  strands(canvas, '-58,126 -56,138 -62,150', '-94,124 -104,140 -102,158', 12, { strength: 0.55, stray: 0.6 });
  line(canvas, '-50,137 -58,125 -74,119 -90,123', { width: 1.1, strength: 0.6, colour: canvas.tint });
  line(canvas, '-66,172 -84,166 -100,170', { width: 1.3, strength: 0.6, colour: canvas.tint });
}

/** Collars and bodices worn with a skirt, by name. */
export const GOWNS = {
  highNecked: (canvas: CameoCanvas) => {
    lace(canvas, '-24,99 -42,104 -60,97', 12, 2.6);
    line(canvas, '-23,107 -42,111 -58,106', { strength: 0.6 });
    line(canvas, '-24,114 -42,118 -58,113', { strength: 0.6 });
    dot(canvas, -23, 118, 5);
    dot(canvas, -23, 118, 3.4, canvas.tint);
    bodice(canvas);
  },
  buttoned: (canvas: CameoCanvas) => {
    line(canvas, '-24,101 -42,106 -58,99', { width: 1.2, strength: 0.8 });
    line(canvas, '-25,117 -42,121 -58,115', { strength: 0.5 });
    beads(canvas, '-26,108 -24,122 -12,138 -4,158 -10,180', 9, 1.35);
    bodice(canvas);
  },
  puffed: (canvas: CameoCanvas) => {
    lay(canvas, '-26,100 -21,108 -24,117 -44,114 -59,108 -58,96 -44,103', canvas.tint, 0.85);
    lace(canvas, '-24,99 -42,104 -60,97', 12, 2.2);
    bodice(canvas);
    puffedSleeve(canvas);
  },
  pearls: (canvas: CameoCanvas) => {
    beads(canvas, '-27,113 -42,120 -58,112', 13, 1.7, IVORY);
    beads(canvas, '-27,118 -42,128 -60,118', 14, 1.5, IVORY);
    lace(canvas, '12,152 -14,162 -52,166 -84,162 -103,154', 21, 3.2);
    strands(canvas, '10,162 -40,174 -98,166', '-14,182 -46,190 -88,178', 7, { strength: 0.4 });
  },
  lowCut: (canvas: CameoCanvas) => {
    line(canvas, '-25,116 -42,124 -59,115', { width: 1.1, strength: 0.8 });
    lay(canvas, '-28,123 -24,130 -28,137 -32,130', canvas.tint);
    line(canvas, '-28,121 -28,124', { width: 0.9 });
    cut(canvas, '14,150 2,148 -20,158 -56,162 -90,156 -108,146 -114,160 -100,172 -60,176 -18,174 8,166');
    strands(canvas, '12,152 -30,162 -108,150', '8,164 -30,174 -104,168', 8, { strength: 0.5 });
    lay(canvas, '-8,158 -2,154 4,158 2,165 -5,166', canvas.tint, 0.9);
    dot(canvas, -2, 160, 1.8);
  },
  ruff: (canvas: CameoCanvas) => {
    for (const row of [0, 5, 10])
      lace(canvas, `-8,${98 + row} -28,${107 + row} -48,${107 + row} -74,${95 + row}`, 19, 4.4);
    bodice(canvas);
    beads(canvas, '-22,124 -12,140 -8,160', 6, 1.6);
  },
  shawl: (canvas: CameoCanvas) => {
    cut(canvas, '-24,112 -12,130 8,146 16,166 -4,186 -40,200 -84,192 -116,172 -112,148 -88,130 -62,116');
    line(canvas, '-26,116 -18,136 -22,160 -34,186', { width: 1.3, strength: 0.6, colour: canvas.tint });
    for (const row of [0, 1, 2]) {
      line(canvas, `-56,${120 + row * 5} -84,${138 + row * 7} -106,${160 + row * 6}`, {
        width: row === 1 ? 1.8 : 0.8,
        strength: 0.55,
        colour: row === 1 ? canvas.tint : GILT,
      });
    }
    for (let index = 0; index < 24; index += 1) {
      const x = -110 + index * 4.8;
      const y = 176 + Math.sin((index / 23) * Math.PI) * 20;
      strip(canvas, `${x},${y} ${x - 1},${y + 9}`, 1.2);
      line(canvas, `${x},${y} ${x - 1},${y + 8}`, { width: 0.6, strength: 0.5 });
    }
  },
  fichu: (canvas: CameoCanvas) => {
    lay(canvas, '-26,111 -16,128 -4,146 -16,160 -32,150 -52,132 -66,120 -57,108 -42,116', IVORY, 0.88);
    lace(canvas, '-56,110 -72,124 -58,140 -34,156 -16,164 -2,150', 17, 3);
    dot(canvas, -12, 150, 3);
    dot(canvas, -12, 150, 1.8, canvas.tint);
    bodice(canvas);
  },
  fur: (canvas: CameoCanvas) => {
    cut(canvas, '-20,98 -6,112 2,130 -6,142 -34,140 -66,134 -84,122 -74,104 -60,94 -42,106');
    for (let index = 0; index < 240; index += 1) {
      const share = randomBetween(canvas, 0, 1);
      const x = -80 + share * 82 + randomBetween(canvas, -4, 4);
      const y = 104 + Math.sin(share * 2.6) * 12 + randomBetween(canvas, -6, 24);
      const hair = new Path2D();
      hair.moveTo(x, y);
      hair.quadraticCurveTo(
        x + randomBetween(canvas, -3, 3),
        y + 5,
        x + randomBetween(canvas, -6, 6),
        y + randomBetween(canvas, 6, 11),
      );
      canvas.paper.lineWidth = 1.3;
      canvas.paper.stroke(hair);
      if (canvas.random() < 0.55) linePath(canvas, hair, { width: 0.55, strength: randomBetween(canvas, 0.15, 0.6) });
    }
    bodice(canvas);
  },
  apron: (canvas: CameoCanvas) => {
    lay(canvas, '-26,104 -18,112 -20,119 -44,116 -62,111 -58,100 -42,107');
    for (const strap of [
      '-44,138! -38,139! -48,124 -58,114 -63,116 -56,124',
      '-18,142! -12,143! -20,130 -27,121 -30,123 -24,132',
    ])
      lay(canvas, strap, IVORY, 0.85);
    lay(canvas, '-46,136! -9,142! -9,170! -18,184! -48,196! -58,186! -56,160!', IVORY, 0.85);
    lace(canvas, '-46,138 -28,142 -9,144', 9, 2.6);
    for (const x of [-40, -30, -20])
      line(canvas, `${x},150 ${x - 2},168 ${x - 3},184`, { strength: 0.32, colour: '#4a3a28' });
    line(canvas, '-78,134 -90,152 -92,172', { strength: 0.3 });
  },
  sailorCollar: (canvas: CameoCanvas) => {
    lay(canvas, '-26,112 -10,134 -20,146 -40,132 -60,134 -84,150 -98,140 -76,126 -58,110 -42,114', IVORY, 0.88);
    line(canvas, '-82,146 -60,130 -40,127 -20,142', { width: 1.3, strength: 0.85, colour: canvas.tint });
    lay(canvas, '-18,142 -10,150 -12,164 -18,158 -24,164 -24,150', canvas.tint, 0.9);
    bodice(canvas);
  },
  pinafore: (canvas: CameoCanvas) => {
    lace(canvas, '-25,107 -42,111 -58,105', 12, 2.6);
    lay(canvas, '-34,126 -16,140 -10,158 -20,174 -46,184 -70,180 -76,150 -66,128 -50,136', IVORY, 0.8);
    for (const x of [-28, -40, -52, -64])
      line(canvas, `${x},${142} ${x + 2},${160} ${x},${178}`, { strength: 0.4, colour: '#4a3a28' });
  },
  kerchiefed: (canvas: CameoCanvas) => {
    lay(canvas, '-24,108 -14,124 -8,142 -20,150 -36,140 -56,126 -74,128 -60,108 -42,114', canvas.tint, 0.82);
    for (const [x, y] of [
      [-30, 122],
      [-20, 130],
      [-42, 126],
      [-16, 142],
      [-54, 120],
      [-28, 138],
    ] as const)
      dot(canvas, x, y, 1.3, IVORY);
    bodice(canvas);
  },
  beaded: (canvas: CameoCanvas) => {
    for (const [index, drop] of [118, 128, 140, 153].entries()) {
      beads(
        canvas,
        `-26,${112 + index * 2} -40,${drop} -59,${111 + index * 3}`,
        11 + index * 4,
        1.7 - index * 0.1,
        index % 2 === 0 ? canvas.tint : GILT,
      );
    }
    line(canvas, '10,150 -20,166 -60,170 -100,158', { width: 1.1, strength: 0.6 });
    strands(canvas, '8,160 -40,178 -98,168', '-16,184 -46,192 -84,182', 6, { strength: 0.4 });
  },
  cloak: (canvas: CameoCanvas) => {
    cut(canvas, '-22,104 -12,122 8,142 20,166 2,186 -40,204 -90,196 -122,174 -118,146 -92,126 -66,112');
    strands(canvas, '-26,126 -20,156 -28,190', '-70,120 -98,150 -104,186', 13, { strength: 0.45, stray: 2 });
    line(canvas, '-26,118 -40,124 -58,116', { width: 1.3, strength: 0.7 });
    dot(canvas, -24, 119, 3.6);
    dot(canvas, -24, 119, 2.1, canvas.tint);
  },
  jabot: (canvas: CameoCanvas) => {
    lay(canvas, '-26,101 -21,110 -24,117 -44,113 -59,107 -58,96 -44,103');
    for (const [y, wide] of [
      [118, 8],
      [128, 11],
      [139, 13],
    ] as const) {
      lay(canvas, `-24,${y} ${-24 + wide},${y + 3} ${-22 + wide},${y + 12} -22,${y + 15} -29,${y + 8}`);
      lace(canvas, `${-24 + wide},${y + 5} ${-18 + wide / 2},${y + 13} -24,${y + 15}`, 6, 1.8);
    }
    dot(canvas, -22, 117, 2.6, canvas.tint);
    line(canvas, '-34,122 -28,150 -34,190', { strength: 0.5 });
    line(canvas, '-84,136 -96,152 -98,172', { strength: 0.35 });
  },
  laced: (canvas: CameoCanvas) => {
    const front = '-27,114 -14,132 -6,150 -16,160 -40,150 -58,130 -58,112 -42,117';
    cut(canvas, front);
    net(canvas, front, 6, 0.4);
    lace(canvas, '-26,107 -42,112 -58,106', 12, 2.4);
    lace(canvas, '-58,128 -40,150 -16,162 -4,152', 15, 2.6);
    bodice(canvas);
  },
} satisfies Readonly<Record<string, (canvas: CameoCanvas) => void>>;
