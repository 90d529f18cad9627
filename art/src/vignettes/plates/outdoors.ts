import { smokeFrom } from '../../engravings/objects/smoke.ts';
import { wheel } from '../../engravings/objects/wheel.ts';
import { floor, lay, vignette } from '../vignette.ts';

/** A cabbage with its outer leaves open. */
export const cabbage = vignette('wild', 'verdigris', (block) => {
  floor(block, 310);
  const leaf = (x: number, y: number, size: number, turn: number, shade: number): void =>
    lay(
      block,
      'leaf',
      (form) =>
        form.at({ x, y, turn, size }, () => {
          form.cut('0,62 -40,50 -66,20 -76,-16 -64,-48 -40,-60 -24,-78 0,-70 24,-80 42,-58 66,-46 74,-14 66,22 40,50');
          form.crease('0,60 0,-60', 6, 0.9);
          for (const side of [-1, 1])
            for (const up of [30, 4, -22])
              form.crease(`0,${up} ${side * 28},${up - 16} ${side * 56},${up - 22}`, 3, 0.86);
        }),
      { shade },
    );
  leaf(82, 232, 1.1, -58, 0.4);
  leaf(218, 232, 1.1, 58, 0.4);
  leaf(98, 172, 1.1, -28, 0.5);
  leaf(202, 172, 1.1, 28, 0.5);
  leaf(150, 282, 1.1, 182, 0.44);
  lay(
    block,
    'leaf',
    (form) => {
      form.disc(150, 210, 82, 80);
      form
        .crease('150,288 146,220 160,140', 6, 0.95)
        .crease('148,236 110,190 84,190', 4, 0.9)
        .crease('150,230 186,196 220,200', 4, 0.9)
        .crease('72,226 116,150 190,134', 4, 0.3)
        .crease('226,236 204,160 140,140', 4, 0.3);
    },
    { shade: 0.72, round: 50, tint: '#c8f0a0' },
  );
});

/** A boat with its oars, rowed across black water. */
export const rowingBoat = vignette('dangerous', 'abyss', (block) => {
  block.form({ shade: 0.24, hatch: 0, round: 0, shadow: 0, edge: 0, tint: '#8ad0e8' }, (form) =>
    form.box(-10, 232, 320, 200),
  );
  lay(block, 'wood', (form) => form.strip('196,196 64,330', 8).strip('150,206 262,324', 8), { shade: 0.7 });
  lay(
    block,
    'wood',
    (form) =>
      form
        .cut('16,190! 60,214 150,222 232,210 288,168! 262,258 222,284! 84,286! 42,258')
        .crease('30,226 150,250 270,212', 4, 0.25)
        .crease('48,256 150,272 254,244', 4, 0.25),
    { shade: 0.6, round: 26 },
  );
  lay(block, 'wood', (form) => form.strip('16,190 60,214 150,222 232,210 288,168', 11), { shade: 0.85 });
  lay(block, 'wood', (form) => form.cut('70,318! 88,334! 48,374! 30,354!').cut('256,312! 272,300! 298,344! 276,362!'), {
    shade: 0.8,
    round: 5,
  });
  block.form({ shade: 0.7, hatch: 0, round: 0, shadow: 0, edge: 0, tint: '#b8e8f8' }, (form) => {
    for (const [x, y, w] of [
      [20, 300, 60],
      [120, 304, 70],
      [200, 350, 40],
      [100, 350, 50],
      [230, 290, 50],
    ] as const)
      form.strip(`${x},${y} ${x + w / 2},${y - 4} ${x + w},${y}`, 3);
  });
  lay(block, 'iron', (form) => form.strip('254,176 254,110', 6), { shade: 0.5 });
  block.halo(254, 96, 60, 0.6);
  block.shine('242,82! 266,82! 262,112! 246,112!', 1.3);
});

/** A ship without masts, moored for ever, with ports in her side. */
export const prisonHulk = vignette('dangerous', 'bone', (block) => {
  block.form({ shade: 0.3, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 316, 320, 100));
  lay(block, 'wood', (form) => form.box(92, 110, 60, 70).box(186, 124, 50, 60), { shade: 0.44 });
  lay(block, 'brick', (form) => form.box(112, 66, 14, 50).box(204, 84, 12, 44));
  smokeFrom(block, 119, 66, 16);
  lay(
    block,
    'wood',
    (form) => {
      form.cut('10,150! 60,182 150,190 240,180 292,140! 286,236 266,330! 40,330! 20,250');
      for (const y of [216, 252, 290]) form.crease(`10,${y} 150,${y + 12} 292,${y - 10}`, 3, 0.2);
    },
    { shade: 0.46, round: 36 },
  );
  lay(block, 'wood', (form) => form.strip('10,150 60,182 150,190 240,180 292,140', 12), { shade: 0.8 });
  for (const [row, y] of [
    [0, 224],
    [1, 276],
  ] as const)
    for (let at = 0; at < 6; at += 1) {
      const x = 46 + at * 42;
      lay(block, 'wood', (form) => form.box(x - 13, y - 13 - Math.abs(at - 2.5) * 2, 26, 26), {
        shade: 0.8,
        round: 3,
        shadow: 3,
      });
      const pane = `${x - 8},${y - 8 - Math.abs(at - 2.5) * 2}! ${x + 8},${y - 8 - Math.abs(at - 2.5) * 2}! ${x + 8},${y + 8 - Math.abs(at - 2.5) * 2}! ${x - 8},${y + 8 - Math.abs(at - 2.5) * 2}!`;
      if ((at + row) % 3 === 1) block.shine(pane, 1.1);
      else block.form({ shade: 0.04, round: 0, shadow: 0 }, (form) => form.cut(pane));
    }
  lay(block, 'iron', (form) => form.strip('24,196 12,260 -8,330', 6, 0.7));
});

/** A barrow with one wheel. */
export const handBarrow = vignette('goods', 'ember', (block) => {
  floor(block, 326);
  lay(block, 'wood', (form) => form.strip('20,170 130,236 250,292', 14), { shade: 0.5 });
  wheel(block, 234, 288, 46, 6);
  lay(
    block,
    'straw',
    (form) =>
      form
        .cut('88,176 110,126 150,112 196,120 226,150 240,186!')
        .crease('120,150 150,136', 4, 0.2)
        .crease('170,150 196,156', 4, 0.2),
    { shade: 0.4, round: 18, tint: '#b0a8a0' },
  );
  lay(
    block,
    'wood',
    (form) =>
      form
        .cut('66,160! 262,176! 230,250! 108,246!')
        .crease('76,190! 252,202!', 4, 0.24)
        .crease('92,220! 240,228!', 4, 0.24),
    { shade: 0.66, round: 6 },
  );
  lay(block, 'wood', (form) => form.strip('10,184 120,250 226,292', 15).strip('116,250 106,344', 14), { shade: 0.7 });
});

/** A spade in a heap of earth. */
export const spade = vignette('wild', 'ember', (block) => {
  floor(block, 330);
  lay(
    block,
    'wood',
    (form) => form.strip('150,74 150,240', 15).strip('116,48 184,48', 17).strip('116,48 150,84 184,48', 9),
    { shade: 0.68 },
  );
  lay(
    block,
    'steel',
    (form) =>
      form
        .cut('104,196! 138,190 140,172! 160,172! 162,190 196,196! 198,262 180,300 150,330 120,300 102,262')
        .crease('150,180 150,320', 5, 0.9),
    { round: 18 },
  );
  lay(
    block,
    'leather',
    (form) => {
      form.cut('24,356! 60,310 100,300 122,282 150,290 186,276 216,302 250,314 278,356!');
      for (const [x, y] of [
        [80, 330],
        [130, 316],
        [196, 312],
        [234, 336],
        [160, 340],
        [104, 346],
      ] as const)
        form.disc(x, y, 9, 6, 0.6);
    },
    { shade: 0.36, round: 18 },
  );
});

/** A stone step with chalk strokes that count it. */
export const countedStep = vignette('rumour', 'bone', (block) => {
  for (const [y, left, shade] of [
    [96, 110, 0.4],
    [164, 70, 0.52],
    [232, 30, 0.64],
  ] as const) {
    lay(block, 'stone', (form) => form.box(left, y, 320, 30, shade * 1.3), { round: 4 });
    lay(block, 'stone', (form) => form.box(left + 6, y + 28, 320, 44, shade * 0.75), { round: 0, shadow: 0 });
  }
  lay(block, 'stone', (form) => form.box(-10, 300, 320, 34, 0.9), { round: 5 });
  lay(
    block,
    'stone',
    (form) => {
      form.box(-10, 332, 320, 80, 0.5);
    },
    { round: 0, shadow: 0 },
  );
  block.form({ shade: 1, hatch: 20, round: 0, shadow: 0, edge: 0.2 }, (form) => {
    for (const [x, y] of [
      [70, 262],
      [150, 262],
      [128, 194],
    ] as const) {
      for (let at = 0; at < 4; at += 1) form.strip(`${x + at * 13},${y + 2} ${x + at * 13 - 2},${y + 34}`, 5);
      form.strip(`${x - 10},${y + 30} ${x + 48},${y + 6}`, 5);
    }
    form.strip('160,128 158,160', 5).strip('174,128 172,160', 5);
  });
  lay(block, 'china', (form) => form.strip('238,296 268,288', 13), { round: 7 });
});
