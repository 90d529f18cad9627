import { Path2D } from '@napi-rs/canvas';
import { beads, type CameoCanvas, cut, dot, IVORY, lace, lay, line, strip } from './cameo-canvas.ts';
import { feather, flower } from './hats-with-brims.ts';
import { net, plait, strands } from './strands.ts';

const FOLD = '#4a3a28';

/** Bonnets, hoods, kerchiefs and linen: what is tied, pinned or drawn over the head. */
export const HEAD_LINEN = {
  bonnet: (canvas: CameoCanvas) => {
    cut(canvas, '-24,52 4,48 14,28 12,4 0,-12 -22,-21 -50,-19 -72,-6 -84,18 -86,46 -78,68 -66,80 -54,84 -42,74 -33,64');
    for (const step of [0, 1, 2, 3, 4, 5, 6]) {
      const x = 10 - step * 9.6;
      line(canvas, `${x},${40 + step * 4.5} ${x + 3 - step * 2.6},${12 + step} ${x - 12 - step * 5},${-8 + step}`, {
        width: 0.8,
        strength: 0.42,
      });
    }
    line(canvas, '5,46 13,27 10,4 0,-9', { width: 1.4, strength: 0.7 });
    lay(canvas, '-48,70 -38,82 -24,100 -17,106 -21,109 -32,101 -50,80', canvas.tint, 0.88);
    for (const wing of [
      '-20,106 -9,100 -2,106 -8,114',
      '-20,107 -14,118 -16,130 -24,118',
      '-21,108 -8,120 -4,136 -14,130',
    ])
      lay(canvas, wing, canvas.tint, 0.88);
    for (const [x, y, size] of [
      [-24, -15, 7],
      [-36, -18, 6],
      [-47, -15, 7],
      [-58, -11, 6],
    ] as const)
      flower(canvas, x, y, size);
  },
  hood: (canvas: CameoCanvas) => {
    cut(
      canvas,
      '3,48 13,28 11,6 -2,-13 -24,-25 -52,-28 -88,-26! -86,2 -95,34 -92,62 -83,86 -76,104 -66,114 -48,119 -30,115 -21,104 -23,90 -20,76 -10,62',
    );
    lay(
      canvas,
      '3,48 13,28 11,6 -1,-12 -14,-20 -6,-2 0,16 -1,38 -12,60 -22,76 -25,92 -22,102 -16,84 -8,64',
      canvas.tint,
      0.6,
    );
    strands(canvas, '-14,-18 -44,-20 -76,-18 -80,20 -84,56 -70,106', '-16,70 -24,84 -28,108', 10, {
      strength: 0.45,
      stray: 2,
    });
    line(canvas, '3,47 13,28 11,6 -2,-12 -16,-21', { width: 1.3, strength: 0.85 });
  },
  wimple: (canvas: CameoCanvas) => {
    cut(canvas, '-2,34 4,16 -6,-4 -34,-15 -64,-10 -88,10 -100,56 -110,112 -116,160 -82,174 -36,142 -32,104 -28,70');
    lay(
      canvas,
      '-1,35 3,20 -3,8 -10,12 -9,32 -22,50 -28,78 -22,104 -12,112 -10,124 -20,138 -40,134 -43,80 -30,42',
      IVORY,
      0.92,
    );
    for (const points of ['-30,56 -36,84 -30,122', '-24,112 -22,124 -28,132'])
      line(canvas, points, { strength: 0.35, colour: FOLD });
    strands(canvas, '-30,-10 -70,2 -92,56 -106,150', '-46,60 -50,100 -52,150', 8, { strength: 0.42 });
  },
  mobCap: (canvas: CameoCanvas) => {
    lay(canvas, '0,28 -2,10 -14,-12 -38,-24 -66,-20 -86,-2 -92,26 -82,48 -70,58 -60,50 -46,34 -24,22', IVORY, 0.85);
    lace(canvas, '2,30 -18,20 -40,30 -58,48 -70,62', 17, 4);
    strands(canvas, '-6,18 -20,-10 -60,-16 -86,10', '-20,22 -38,26 -52,38 -66,54', 9, { strength: 0.6 });
    line(canvas, '-2,22 -20,14 -42,22 -62,42', { width: 2.6, strength: 0.85, colour: canvas.tint });
  },
  cookCap: (canvas: CameoCanvas) => {
    lay(canvas, '-78,16 -88,-4 -94,-22 -78,-40 -46,-46 -14,-40 2,-22 -4,-4 -2,14 -38,20', IVORY, 0.88);
    for (const [x, end] of [
      [-70, -82],
      [-56, -60],
      [-40, -38],
      [-24, -16],
      [-10, -2],
    ] as const) {
      line(canvas, `${x},14 ${(x + end) / 2},-12 ${end},-28`, { width: 0.7, strength: 0.45, colour: FOLD });
    }
    lay(canvas, '1,14 1,27 -36,32 -80,28 -80,16 -38,20', IVORY, 0.9);
    line(canvas, '1,14 -38,20 -80,16', { strength: 0.5, colour: FOLD });
  },
  laceCap: (canvas: CameoCanvas) => {
    lay(canvas, '-20,6 -32,-8 -54,-12 -74,-2 -84,18 -84,42 -74,52 -62,40 -52,26 -38,14', IVORY, 0.8);
    net(canvas, '-20,6 -32,-8 -54,-12 -74,-2 -84,18 -84,42 -74,52 -62,40 -52,26 -38,14', 8, 0.5);
    lace(canvas, '-18,8 -36,16 -52,30 -64,46 -74,58', 13, 3.6);
    lay(canvas, '-70,50 -60,50 -52,80 -54,112 -62,132 -70,116 -68,84', IVORY, 0.8);
    lace(canvas, '-60,52 -52,82 -54,112 -62,134', 12, 2.4);
    flower(canvas, -44, 0, 5);
  },
  maidCap: (canvas: CameoCanvas) => {
    for (const wing of [
      '-60,14 -76,30 -92,64 -98,100 -90,104 -80,76 -66,44',
      '-62,12 -84,30 -106,56 -114,88 -106,92 -92,66 -72,40',
    ]) {
      lay(canvas, wing, IVORY, 0.85);
    }
    lay(canvas, '-22,4 -28,-14 -44,-20 -60,-12 -66,6 -58,20 -44,10', IVORY, 0.9);
    lace(canvas, '-18,10 -28,-10 -44,-18 -60,-10 -68,8', 12, 4);
    for (const points of ['-64,22 -82,50 -92,92', '-70,24 -94,52 -108,82'])
      line(canvas, points, { strength: 0.45, colour: FOLD });
  },
  widowCap: (canvas: CameoCanvas) => {
    cut(
      canvas,
      '-2,30 2,20 -14,2 -36,-12 -62,-10 -82,8 -92,40 -100,84 -112,132 -108,168 -84,172 -66,150 -58,110 -52,74 -40,46 -22,26',
    );
    lay(canvas, '-1,32 1,22 -16,6 -38,-8 -60,-8 -58,0 -38,6 -18,18', IVORY, 0.9);
    lace(canvas, '-1,32 -18,18 -38,8 -58,2', 12, 2.4);
    strands(canvas, '-50,2 -78,16 -92,70 -106,150', '-48,60 -58,90 -64,140', 11, { strength: 0.4, stray: 2 });
  },
  kerchief: (canvas: CameoCanvas) => {
    const cloth =
      '-1,30 3,14 -8,-6 -32,-16 -60,-11 -79,6 -86,32 -84,58 -74,82 -64,104 -48,108 -30,105 -22,101 -27,90 -34,76 -36,58 -30,42 -18,34';
    lay(canvas, cloth, canvas.tint, 0.78);
    for (const [x, y] of [
      [-14, 12],
      [-30, 2],
      [-48, 0],
      [-64, 12],
      [-32, 20],
      [-50, 18],
      [-70, 32],
      [-46, 38],
      [-60, 34],
      [-76, 54],
      [-52, 56],
      [-64, 54],
      [-46, 74],
      [-60, 74],
      [-70, 72],
      [-50, 92],
      [-38, 92],
    ] as const) {
      dot(canvas, x, y, 1.8, IVORY);
    }
    for (const points of ['-32,46 -40,70 -30,98', '-62,4 -56,44 -44,96', '-78,34 -72,64 -56,102'])
      line(canvas, points, { strength: 0.5, colour: '#2a1712' });
    line(canvas, '0,29 2,14 -9,-5', { width: 1.2, strength: 0.7, colour: IVORY });
    lay(canvas, '-26,98 -14,100 -8,112 -14,122 -20,111 -26,124 -32,112', canvas.tint, 0.8);
    line(canvas, '-25,100 -20,108', { strength: 0.6, colour: '#2a1712' });
  },
  headwrap: (canvas: CameoCanvas) => {
    cut(canvas, '1,26 2,8 -8,-12 -30,-26 -60,-26 -84,-10 -92,18 -84,44 -72,56 -60,48 -42,38 -22,32');
    strands(canvas, '-2,22 -20,-6 -58,-14 -86,16', '-12,28 -36,30 -56,40 -72,54', 8, { strength: 0.6 });
    for (const points of ['-4,14 -30,-8 -62,-14 -86,8', '0,24 -30,12 -60,16 -84,36'])
      line(canvas, points, { width: 3, strength: 0.7, colour: canvas.tint });
    cut(canvas, '-34,-22 -26,-40 -38,-50 -54,-46 -70,-52 -82,-40 -74,-22 -54,-16');
    strands(canvas, '-36,-22 -32,-40 -44,-47', '-70,-22 -78,-38 -70,-48', 8, { strength: 0.5 });
  },
  mantilla: (canvas: CameoCanvas) => {
    const fall = '-30,-16 -52,-32 -74,-28 -92,-6 -104,40 -110,90 -116,136 -96,156 -78,132 -66,96 -58,60 -48,26 -36,2';
    cut(canvas, '-52,-6 -48,-34 -60,-44 -76,-40 -84,-26 -74,-4');
    for (const x of [-54, -61, -68, -75]) line(canvas, `${x - 2},-10 ${x - 1},-36`, { width: 1, strength: 0.7 });
    cut(canvas, fall);
    net(canvas, fall, 7, 0.36);
    lace(canvas, '-30,-14 -44,18 -56,58 -66,100 -80,136 -96,158', 30, 3);
    flower(canvas, -46, 34, 8);
    flower(canvas, -52, 46, 6);
  },
  ribboned: (canvas: CameoCanvas) => {
    line(canvas, '-4,16 -30,6 -58,10 -76,26', { width: 3.6, strength: 0.9, colour: canvas.tint });
    for (const wing of ['-50,2 -62,-14 -74,-10 -70,4 -56,8', '-50,2 -44,-14 -32,-16 -34,-2 -44,7'])
      lay(canvas, wing, canvas.tint, 0.9);
    dot(canvas, -50, 3, 3);
  },
  wreath: (canvas: CameoCanvas) => {
    for (const [x, y, size] of [
      [-4, 14, 6],
      [-15, 5, 7.5],
      [-28, -1, 6.5],
      [-41, -4, 7.5],
      [-54, -1, 6.5],
      [-66, 7, 7],
      [-75, 19, 6],
    ] as const) {
      strip(canvas, `${x - 8},${y - 6} ${x + 4},${y + 3}`, 3.4);
      line(canvas, `${x - 8},${y - 6} ${x + 2},${y + 2}`, { strength: 0.6 });
      flower(canvas, x, y, size);
    }
  },
  blossom: (canvas: CameoCanvas) => {
    flower(canvas, -40, 36, 11);
    flower(canvas, -52, 46, 7.5);
    for (const leaf of ['-34,44 -26,52 -22,60 -32,54', '-54,30 -64,26 -70,28 -62,34'])
      lay(canvas, leaf, '#7f9a62', 0.85);
  },
  feathered: (canvas: CameoCanvas) => {
    line(canvas, '-2,20 -30,10 -58,12 -78,26', { width: 3, strength: 0.85, colour: canvas.tint });
    feather(canvas, '-52,14 -60,-10 -60,-34 -48,-54', 9);
    dot(canvas, -52, 14, 3.6);
    dot(canvas, -52, 14, 2.1, canvas.tint);
  },
  plaitedCoil: (canvas: CameoCanvas) => {
    plait(canvas, '-24,-2 -40,-14 -60,-12 -70,0', 11, 7, 7);
    beads(canvas, '-22,4 -42,-2 -66,6', 9, 1.3, IVORY);
  },
  combs: (canvas: CameoCanvas) => {
    const comb = new Path2D();
    comb.ellipse(-66, -4, 15, 12, -0.7, 2.6, 6.1);
    line(canvas, '-80,6 -76,-10 -64,-18 -52,-12', { width: 2.2, strength: 0.9, colour: canvas.tint });
    beads(canvas, '-80,4 -76,-12 -64,-20 -52,-14', 7, 1.6);
  },
} satisfies Readonly<Record<string, (canvas: CameoCanvas) => void>>;
