import { steam } from '../../engravings/objects/steam.ts';
import { turned } from '../../engravings/objects/turned.ts';
import { disc } from '../../scenes/form.ts';
import { floor, lay, STUFFS, vignette } from '../vignette.ts';

/** A pie in its dish, with a slice out and steam. */
export const pieDish = vignette('goods', 'ember', (block) => {
  floor(block, 300);
  lay(block, 'china', (form) =>
    form.cut('34,232! 266,232! 232,312 150,322 68,312').crease('40,250 150,268 260,250', 5, 0.5),
  );
  lay(block, 'china', (form) => form.disc(150, 232, 122, 34), { round: 5, shadow: 4 });
  lay(
    block,
    'straw',
    (form) => {
      form.disc(150, 222, 106, 40, 0.75);
      for (let at = 0; at < 22; at += 1) {
        const angle = (at / 22) * 2 * Math.PI;
        form.disc(150 + 104 * Math.cos(angle), 224 + 33 * Math.sin(angle), 13, 9);
      }
      form.crease('110,212 150,226 190,212', 5, 0.25).crease('124,200 150,212 176,200', 5, 0.25);
    },
    { round: 16 },
  );
  lay(block, 'straw', (form) => form.cut('150,204 138,182 118,176 140,170 150,152 160,170 182,176 162,182'), {
    round: 6,
  });
  steam(block, 150, 150, 96, 0.6);
});

/** Figs in a paper, one cut open. */
export const paperOfFigs = vignette('goods', 'rose', (block) => {
  floor(block, 316);
  lay(block, 'paper', (form) => form.cut('52,170! 96,196! 150,178! 206,196! 250,168! 226,340! 78,340!'), {
    shade: 0.72,
  });
  const fig = (x: number, y: number, size: number, turn: number): void =>
    lay(
      block,
      'cloth',
      (form) =>
        form.at({ x, y, size, turn }, () => {
          form.cut('0,-58 9,-40 34,-10 40,20 22,44 0,48 -22,44 -40,20 -34,-10 -9,-40');
          for (const lean of [-16, 0, 16]) form.crease(`${lean * 0.3},-44 ${lean},0 ${lean * 0.8},40`, 2.4, 0.28);
        }),
      { shade: 0.46, tint: '#b87ad0', round: 22 },
    );
  fig(106, 140, 1, -20);
  fig(192, 136, 1, 22);
  fig(150, 108, 1, 4);
  lay(block, 'paper', (form) =>
    form
      .cut('52,170! 74,224 150,238 226,224 250,168! 226,340! 78,340!')
      .crease('150,238 148,338', 3, 0.5)
      .crease('100,232 110,336', 3, 0.6),
  );
  lay(block, 'skin', (form) => form.disc(196, 306, 48, 40), { tint: '#c890d8', shade: 0.5, round: 14 });
  block.form({ shade: 0.8, hatch: 0, round: 8, shadow: 0, tint: '#ff8a80' }, (form) => {
    form.disc(196, 304, 37, 30);
    for (let at = 0; at < 16; at += 1)
      form.disc(
        196 + 24 * Math.cos(at * 2.4) * (0.3 + (at % 3) * 0.34),
        304 + 18 * Math.sin(at * 2.4) * (0.3 + (at % 3) * 0.34),
        2.6,
        2.6,
        1,
      );
  });
});

/** A pile of plates, the top one cracked at its edge. */
export const stackOfPlates = vignette('goods', 'gas', (block) => {
  floor(block, 322);
  for (const [at, aside] of [0, 5, -6, 3, 8, -4, 2].entries()) {
    const [x, y] = [150 + aside, 324 - at * 26];
    lay(
      block,
      'china',
      (form) => form.cut(`${x - 108},${y - 22}! ${x - 70},${y} ${x},${y + 8} ${x + 70},${y} ${x + 108},${y - 22}!`),
      { round: 8, shadow: 8, shade: 0.8 },
    );
    lay(block, 'china', (form) => form.disc(x, y - 22, 108, 22).crease(disc(x, y - 22, 98, 18), 3, 0.35), {
      round: 4,
      shadow: 4,
    });
  }
  block.form({ ...STUFFS.china, shade: 0.62, round: 8, shadow: 0, tint: '#9cc4f0' }, (form) =>
    form.disc(152, 147, 66, 10),
  );
  lay(
    block,
    'cloth',
    (form) => form.cut('196,132 240,140 262,168! 252,214 258,262! 236,252 222,262! 226,206 214,172 190,152'),
    { shade: 0.86, tint: '#ff9a90', round: 9 },
  );
});

/** A teapot's big sister: an urn with a tap, and a cup under it. */
export const teaUrn = vignette('goods', 'ember', (block) => {
  floor(block, 334);
  turned(block, {
    ...STUFFS.copper,
    x: 146,
    y: 342,
    size: 100,
    tilt: 0.16,
    rings: [
      [0, 0.7],
      [0.1, 0.62],
      [0.2, 0.24],
      [0.42, 0.2],
      [0.6, 0.52],
      [1, 0.86],
      [1.5, 0.94],
      [1.9, 0.82],
      [2.04, 0.66],
    ],
  });
  turned(block, {
    ...STUFFS.brass,
    x: 146,
    y: 142,
    size: 100,
    tilt: 0.18,
    rings: [
      [0, 0.7],
      [0.1, 0.66],
      [0.34, 0.4],
      [0.42, 0.12],
      [0.5, 0.16],
      [0.6, 0.06],
    ],
  });
  lay(block, 'brass', (form) =>
    form.strip('60,206 36,190 38,158 62,164', 11).strip('232,206 256,190 254,158 230,164', 11),
  );
  lay(block, 'brass', (form) =>
    form.strip('146,262 146,282! 182,288! 184,310', 15).strip('146,262 146,244', 8).strip('130,246 162,246', 9),
  );
  steam(block, 146, 84, 60, 0.5);
});

/** A joint of mutton on a dish, the bone in a frill. */
export const jointOfMutton = vignette('goods', 'rose', (block) => {
  floor(block, 300);
  lay(block, 'china', (form) => form.disc(150, 286, 128, 42).crease(disc(150, 284, 108, 32), 3, 0.45), { round: 6 });
  lay(
    block,
    'skin',
    (form) => {
      form.cut('48,262 44,206 84,156 146,150 196,172 222,198 214,222 192,254 150,284 92,286');
      form
        .crease('70,220 100,180 150,172', 6, 1)
        .crease('80,250 120,216 180,206', 4, 0.4)
        .crease('110,266 150,240 186,236', 4, 0.4);
    },
    { shade: 0.56, tint: '#f0a070', round: 40 },
  );
  lay(block, 'china', (form) => form.strip('212,200 262,152', 20).disc(264, 140, 13, 13).disc(276, 154, 12, 12), {
    round: 9,
    tint: '#fff0d8',
  });
  lay(
    block,
    'linen',
    (form) => {
      for (let at = 0; at < 5; at += 1)
        form.cut(`${206 + at * 4},${182 + at * 9}! ${190 + at * 12},${152 + at * 9}! ${214 + at * 6},${168 + at * 8}!`);
      form.strip('200,178 226,214', 14);
    },
    { round: 4 },
  );
});

/** A tall pewter pot with a lid, full to the brim. */
export const pewterPot = vignette('goods', 'bone', (block) => {
  floor(block, 326);
  lay(block, 'steel', (form) => form.strip('206,156 262,150 272,216 250,276 204,284', 20), { shade: 0.6 });
  turned(block, {
    ...STUFFS.steel,
    x: 140,
    y: 336,
    size: 100,
    shade: 0.6,
    tilt: 0.2,
    rings: [
      [0, 0.86],
      [0.08, 0.84],
      [0.14, 0.76],
      [1.2, 0.66],
      [1.9, 0.66],
      [2.02, 0.72],
    ],
    marks: (form) => form.crease('-.8,-.5 0,-.34 .8,-.5', 0.05, 0.25).crease('-.8,-1.7 0,-1.56 .8,-1.7', 0.05, 0.25),
  });
  block.form({ shade: 0.98, hatch: 10, round: 14, shadow: 5, tint: '#fff4d8' }, (form) => {
    for (const [x, y, r] of [
      [88, 130, 24],
      [118, 116, 28],
      [152, 112, 30],
      [184, 126, 24],
      [136, 134, 34],
      [168, 136, 26],
      [106, 140, 22],
    ] as const)
      form.disc(x, y, r, r * 0.8);
    form.strip('84,140 78,176 82,196', 13);
  });
});

/** A bucket of water. */
export const waterBucket = vignette('goods', 'abyss', (block) => {
  floor(block, 330);
  lay(block, 'iron', (form) => form.strip('56,160 74,78 150,46 226,78 244,160', 9));
  lay(block, 'wood', (form) => form.strip('122,50 150,45 178,50', 20));
  turned(block, {
    ...STUFFS.wood,
    x: 150,
    y: 338,
    size: 100,
    shade: 0.6,
    tilt: 0.22,
    mouth: 0.2,
    rim: 0.08,
    rings: [
      [0, 0.68],
      [0.9, 0.84],
      [1.74, 1],
    ],
    marks: (form) => {
      for (const x of [-0.6, -0.3, 0, 0.3, 0.6]) form.crease(`${x * 0.9},0.1 ${x * 1.4},-1.6`, 0.02, 0.2);
      form.crease('-1,-.3 0,-.1 1,-.3', 0.12, 0.24).crease('-1.1,-1.26 0,-1.02 1.1,-1.26', 0.12, 0.24);
    },
  });
  block.form({ shade: 0.7, hatch: 0, round: 4, shadow: 0, tint: '#7cc8f0' }, (form) =>
    form.disc(150, 172, 88, 17).crease(disc(150, 173, 54, 9), 2.6, 1),
  );
  block.form({ shade: 0.9, round: 5, shadow: 3, tint: '#a8e0ff' }, (form) =>
    form.cut('228,196! 236,216 232,228 224,228 220,216').cut('72,214! 79,232 76,242 68,242 65,232'),
  );
});
