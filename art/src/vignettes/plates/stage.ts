import { disc } from '../../scenes/form.ts';
import { hand } from '../../scenes/parts/hand.ts';
import { sitter } from '../../scenes/parts/head.ts';
import { floor, lay, vignette } from '../vignette.ts';

/** A pair of opera glasses with a handle. */
export const operaGlasses = vignette('watchful', 'rose', (block) => {
  lay(block, 'brass', (form) => form.strip('214,210 262,330', 15), { shade: 0.8 });
  for (const x of [94, 202]) {
    lay(block, 'leather', (form) => form.cut(`${x - 34},96! ${x + 34},96! ${x + 48},232! ${x - 48},232!`), {
      round: 34,
      shade: 0.34,
      tint: '#e8a0b0',
    });
    lay(
      block,
      'brass',
      (form) => form.box(x - 38, 84, 76, 18).cut(`${x - 52},228! ${x + 52},228! ${x + 54},252! ${x - 54},252!`),
      { round: 10 },
    );
    lay(block, 'brass', (form) => form.disc(x, 254, 54, 24), { round: 6 });
    block.form({ shade: 0.7, hatch: 20, round: 12, shadow: 0, tint: '#8ac4f0' }, (form) =>
      form.disc(x, 254, 43, 17).crease(`${x - 30},250 ${x - 10},242 ${x + 10},242`, 5, 1),
    );
  }
  lay(block, 'brass', (form) =>
    form
      .box(124, 128, 48, 15)
      .box(124, 206, 48, 15)
      .box(138, 108, 20, 116)
      .disc(148, 172, 20, 20)
      .crease('132,166 164,166', 3, 0.3)
      .crease('132,176 164,176', 3, 0.3),
  );
});

/** A false moustache on a card, with its wire. */
export const falseMoustache = vignette('shadowy', 'violet', (block) => {
  lay(block, 'card', (form) =>
    form.at({ x: 150, y: 196, turn: -4 }, () => {
      form.box(-118, -130, 236, 260);
      form.crease('-104,-116! 104,-116! 104,116! -104,116! -104,-116!', 3, 0.4);
      form.crease('-50,84! 50,84!', 7, 0.3).crease('-28,100! 28,100!', 5, 0.35);
    }),
  );
  lay(
    block,
    'felt',
    (form) => {
      form.cut(
        '150,168 122,146 88,154 62,188 34,184 22,164! 22,204 50,228 96,224 134,204 150,188 166,204 204,224 250,228 278,204 278,164! 266,184 238,188 212,154 178,146',
      );
      for (let at = 0; at < 9; at += 1)
        for (const side of [-1, 1])
          form.crease(
            `${150 + side * (10 + at * 10)},${170 + at * 0.4} ${150 + side * (30 + at * 10)},${196 + at * 1.4} ${150 + side * (60 + at * 8)},${212}`,
            2.4,
            0.6,
          );
    },
    { shade: 0.24, tint: '#ffb080', round: 14 },
  );
});

/** An easel with the likeness on it begun. */
export const easel = vignette('persuasive', 'gas', (block) => {
  floor(block, 330);
  lay(
    block,
    'wood',
    (form) => form.strip('150,22 66,364', 13).strip('150,22 234,364', 13).strip('150,22 152,120', 12),
    { shade: 0.6 },
  );
  lay(
    block,
    'linen',
    (form) => {
      form.box(72, 60, 156, 204);
      form.patch(
        '84,268! 92,226 124,206 140,196! 128,170 130,132 152,110 180,116 190,138 202,160! 190,166 188,182 176,194! 184,206 210,226 216,268!',
        0.4,
      );
      form.patch('126,160 124,122 150,100 186,112 176,124 150,126 144,146 136,166', 0.1);
      form.crease('96,250! 120,214! 150,236!', 6, 0.16).crease('206,250! 182,212! 150,236!', 6, 0.16);
      form.crease('176,146 184,144', 4, 0.08).crease('180,180 190,178', 3, 0.08);
    },
    { round: 3 },
  );
  lay(block, 'wood', (form) => form.box(54, 262, 192, 16), { shade: 0.75 });
  lay(block, 'wood', (form) => form.strip('96,274 130,238', 6), { shade: 0.8 });
});

/** A constable's helmet with its star. */
export const constablesHelmet = vignette('watchful', 'abyss', (block) => {
  lay(block, 'felt', (form) => form.cut('54,262! 60,172 96,92 150,70 204,92 240,172 246,262! 150,284'), {
    shade: 0.26,
    tint: '#9ab0e8',
    round: 60,
  });
  lay(
    block,
    'felt',
    (form) => form.cut('20,262! 60,248 150,262 240,248 280,262! 266,296 210,312 150,316 90,312 34,296'),
    { shade: 0.24, tint: '#9ab0e8', round: 14 },
  );
  lay(block, 'steel', (form) => form.disc(150, 58, 17, 15).box(140, 66, 20, 14).strip('44,258 150,272 256,258', 8));
  lay(
    block,
    'steel',
    (form) => {
      for (let at = 0; at < 8; at += 1) {
        const angle = (at / 8) * 2 * Math.PI - Math.PI / 2;
        const [x, y] = [150 + 52 * Math.cos(angle), 182 + 52 * Math.sin(angle)];
        const [left, right] = [angle - 0.4, angle + 0.4];
        form.cut(
          `${x},${y}! ${150 + 28 * Math.cos(right)},${182 + 28 * Math.sin(right)}! ${150 + 28 * Math.cos(left)},${182 + 28 * Math.sin(left)}!`,
        );
      }
      form.disc(150, 182, 31, 31).disc(150, 182, 16, 16, 0.36);
    },
    { round: 6, shade: 0.9 },
  );
  lay(block, 'leather', (form) => form.strip('42,290 60,350 150,372 240,350 258,290', 9), { shade: 0.3, round: 4 });
});

/** A silk hat lying brim up, so that its lining is seen, with a paper in it. */
export const hatBrimUp = vignette('persuasive', 'violet', (block) => {
  floor(block, 320);
  lay(block, 'felt', (form) => form.cut('74,146! 86,250 78,336! 150,352 222,336! 214,250 226,146!'), {
    shade: 0.26,
    round: 50,
  });
  lay(block, 'felt', (form) => form.disc(150, 146, 128, 44), { shade: 0.3, round: 8 });
  lay(block, 'cloth', (form) => form.disc(150, 146, 88, 29), { shade: 0.5, tint: '#ff6a6a', round: 0, shadow: 0 });
  block.form({ shade: 0.1, round: 10, shadow: 0, tint: '#ff8a80' }, (form) => form.disc(150, 154, 72, 20));
  lay(
    block,
    'paper',
    (form) =>
      form
        .cut('120,162! 104,62! 176,48! 190,154! 156,172')
        .crease('120,84! 162,76!', 4, 0.3)
        .crease('122,104! 168,96!', 4, 0.3)
        .crease('126,124! 158,118!', 4, 0.3),
    { round: 4 },
  );
  lay(
    block,
    'felt',
    (form) => form.cut('24,152 60,182 150,192 240,182 276,152 270,172 220,196 150,204 80,196 30,172'),
    { shade: 0.36, round: 5, shadow: 6 },
  );
});

/** A box at a theatre, with its curtain and its front. */
export const theatreBox = vignette('persuasive', 'ember', (block) => {
  block.form({ shade: 0.06, round: 0, shadow: 0 }, (form) => form.box(40, 60, 220, 200));
  sitter(block, { x: 104, y: 212, size: 78, bust: 'bowed', hair: 'lowKnot', skin: 0.7 });
  sitter(block, { x: 176, y: 204, size: 78, bust: 'upright', hair: 'receding', beard: 'imperial', skin: 0.7 });
  lay(
    block,
    'cloth',
    (form) => {
      form
        .cut('30,40! 150,40! 132,84 86,112 72,170 76,260! 30,260!')
        .cut('270,40! 150,40! 168,84 214,112 228,170 224,260! 270,260!');
      for (const x of [46, 62, 84])
        form
          .crease(`${x + 30},50 ${x},150 ${x},260`, 5, 0.2)
          .crease(`${270 - x},50 ${300 - x},150 ${300 - x},260`, 5, 0.2);
    },
    { shade: 0.5, tint: '#ff4a44', round: 12 },
  );
  lay(
    block,
    'brass',
    (form) => {
      form.cut('14,254! 286,254! 278,286 268,350! 32,350! 22,286').box(6, 246, 288, 18, 0.9).box(26, 348, 248, 14, 0.9);
      for (const x of [84, 150, 216]) form.crease(disc(x, 306, 26, 26), 6, 0.28).crease(disc(x, 306, 13, 13), 4, 0.34);
    },
    { shade: 0.66 },
  );
  lay(block, 'brass', (form) => form.box(16, 26, 268, 22), { shade: 0.8 });
});

/** Three hands up. */
export const showOfHands = vignette('persuasive', 'gas', (block) => {
  for (const [x, y, size, turn, sleeve, tint] of [
    [72, 250, 0.9, -96, 0.4, '#8aa8e8'],
    [232, 244, 0.9, 96, 0.42, '#ff8a70'],
    [146, 214, 1.05, -88, 0.34, '#90d0a0'],
  ] as const) {
    hand(block, 'flat', { x, y, size, turn, shade: 0.82, mirrored: x > 200 });
    lay(
      block,
      'cloth',
      (form) =>
        form.cut(`${x - 30 * size},${y + 14}! ${x + 30 * size},${y + 14}! ${x + 44 * size},420! ${x - 44 * size},420!`),
      { shade: sleeve, tint, round: 30 },
    );
    lay(
      block,
      'linen',
      (form) =>
        form.cut(
          `${x - 31 * size},${y}! ${x + 31 * size},${y}! ${x + 33 * size},${y + 24}! ${x - 33 * size},${y + 24}!`,
        ),
      { round: 9, shadow: 4 },
    );
  }
});

/** A finger that points at somebody. */
export const pointingFinger = vignette('watchful', 'ember', (block) => {
  hand(block, 'point', { x: 128, y: 196, size: 1.42, turn: 0, shade: 0.84 });
  lay(block, 'linen', (form) => form.cut('96,150! 134,152! 134,240! 96,244!'), { round: 12, shadow: 5 });
  lay(block, 'felt', (form) => form.cut('-10,136! 102,140! 102,254! -10,270!'), {
    round: 40,
    shade: 0.3,
    tint: '#a8b8e8',
  });
  for (const y of [232, 212]) lay(block, 'brass', (form) => form.disc(84, y + 16, 6, 6), { shadow: 2 });
});

/** Somebody with a finger to the lips. */
export const fingerOnLips = vignette('shadowy', 'violet', (block) => {
  sitter(block, {
    x: 118,
    y: 250,
    size: 196,
    bust: 'bowed',
    hair: 'lowKnot',
    dress: 'wing',
    skin: 0.76,
    hairShade: 0.34,
    dressShade: 0.3,
  });
  hand(block, 'point', { x: 214, y: 344, size: 1.1, turn: -92, shade: 0.84, mirrored: false });
  lay(block, 'cloth', (form) => form.cut('182,344! 246,344! 262,420! 168,420!'), { tint: '#a08ae0', shade: 0.4 });
});
