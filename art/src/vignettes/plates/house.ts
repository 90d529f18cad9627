import { disc } from '../../scenes/form.ts';
import { floor, lay, vignette } from '../vignette.ts';

/** A bedstead of iron with a pillow and a turned-down blanket. */
export const ironBed = vignette('goods', 'violet', (block) => {
  floor(block, 300);
  lay(
    block,
    'iron',
    (form) => {
      form.strip('40,100 40,330', 11).strip('40,104 84,72 130,104', 9).strip('130,104 130,250', 10);
      for (const x of [62, 84, 107]) form.strip(`${x},88 ${x},240`, 5);
      form.disc(40, 96, 10, 10).disc(130, 98, 10, 10);
    },
    { shade: 0.6 },
  );
  lay(block, 'linen', (form) => form.cut('48,230! 136,196! 270,252! 182,310! 48,262!'), { round: 10, shade: 0.8 });
  lay(block, 'linen', (form) => form.cut('52,214 66,178 120,170 146,184 142,210 92,232'), { round: 18 });
  lay(
    block,
    'cloth',
    (form) =>
      form
        .cut('112,232! 174,190! 282,242! 282,286! 188,330! 112,286!')
        .crease('112,250! 190,290! 282,254!', 4, 0.24)
        .crease('188,292 188,330', 4, 0.24),
    { tint: '#ff8a78', shade: 0.6, round: 10 },
  );
  lay(
    block,
    'linen',
    (form) => form.cut('104,228! 168,186! 196,200! 130,246!').patch('110,228! 168,190! 176,194! 116,234!', 0.7),
    { round: 5 },
  );
  lay(
    block,
    'iron',
    (form) => form.strip('190,318 190,352', 9).strip('284,250 284,316', 10).strip('190,322 284,272', 7),
    { shade: 0.6 },
  );
});

/** A drawn blind in a sash window, a light behind it. */
export const blindDown = vignette('shadowy', 'violet', (block) => {
  lay(
    block,
    'brick',
    (form) => {
      form.box(-10, -10, 320, 420);
      for (let y = 10, row = 0; y < 400; y += 22, row += 1) {
        form.crease(`-10,${y} 310,${y}`, 3, 0.2);
        for (let x = (row % 2) * 26; x < 300; x += 52) form.crease(`${x},${y} ${x},${y + 22}`, 3, 0.2);
      }
    },
    { round: 0, shade: 0.3, edge: 0, shadow: 0 },
  );
  lay(block, 'wood', (form) => form.box(56, 48, 188, 284), { shade: 0.8, tint: '#f0e0c8' });
  block.shine('74,66! 226,66! 226,316! 74,316!', 0.85);
  lay(
    block,
    'linen',
    (form) => {
      form.box(76, 66, 148, 214);
      for (const x of [104, 132, 168, 196]) form.crease(`${x},66 ${x},280`, 2, 0.6);
      form.patch(
        '96,280! 100,232 128,214 140,206! 132,184 136,158 158,148 178,158 182,172 192,186! 182,190 178,206! 200,220 212,280!',
        0.2,
      );
      form.box(72, 274, 156, 12, 0.4);
    },
    { round: 0, shade: 0.66, lit: 0.2, tint: '#ffd8a0' },
  );
  lay(block, 'linen', (form) => form.strip('150,284 150,306', 3.4).disc(150, 314, 9, 9), { round: 4 });
  lay(block, 'stone', (form) => form.box(40, 328, 220, 22).box(46, 34, 208, 20));
});

/** A door that stands open on a lit passage. */
export const doorHeldOpen = vignette('persuasive', 'gas', (block) => {
  floor(block, 330, 0.4);
  block.beam('104,336! 216,336! 300,396! 40,396!', [150, 330], 90, 0.9);
  lay(block, 'wood', (form) => form.box(78, 40, 162, 300).box(68, 26, 182, 20), { shade: 0.62 });
  block.shine('98,58! 220,58! 220,338! 98,338!', 1.1);
  lay(
    block,
    'leaf',
    (form) => {
      form.cut('98,56! 40,26! 40,376! 98,338!');
      for (const [top, foot] of [
        [66, 176],
        [208, 330],
      ] as const)
        form.patch(`52,${top}! 86,${top + 12}! 86,${foot - 12}! 52,${foot}!`, 0.25);
    },
    { shade: 0.5, tint: '#80d0a8', round: 5 },
  );
  lay(block, 'brass', (form) => form.disc(52, 194, 8, 8));
  lay(block, 'wood', (form) => form.strip('98,338 220,338', 8), { shade: 0.4 });
  block.form({ shade: 0.1, hatch: 90, round: 14, shadow: 14, edge: 0.2 }, (form) => {
    form.disc(168, 150, 19, 23).cut('168,170 134,182 124,226 132,340! 206,340! 212,226 202,182');
    form.strip('136,194 104,224 74,204', 17);
    form.cut('146,136! 190,136! 186,100! 150,100!').box(136, 132, 64, 8);
  });
});

/** A glass in a round frame that foretells the weather. */
export const weatherGlass = vignette('watchful', 'bone', (block) => {
  lay(
    block,
    'wood',
    (form) => {
      form.cut(
        '150,22 176,40 172,66! 166,180 196,200 236,248 232,304 196,342 150,352 104,342 68,304 64,248 104,200 134,180 128,66! 124,40',
      );
      form.disc(150, 366, 11, 11);
    },
    { round: 20, shade: 0.5 },
  );
  lay(block, 'brass', (form) => form.disc(150, 268, 72, 72));
  lay(
    block,
    'paper',
    (form) => {
      form.disc(150, 268, 60, 60);
      for (let at = 0; at < 17; at += 1) {
        const angle = ((at / 16) * 280 - 230) * (Math.PI / 180);
        const inner = at % 4 === 0 ? 40 : 48;
        form.crease(
          `${150 + inner * Math.cos(angle)},${268 + inner * Math.sin(angle)} ${150 + 56 * Math.cos(angle)},${268 + 56 * Math.sin(angle)}`,
          at % 4 === 0 ? 5 : 3,
          0.1,
        );
      }
    },
    { round: 0 },
  );
  block.form({ shade: 0.06, round: 0, shadow: 5 }, (form) =>
    form.cut('132,292! 144,262! 186,226! 158,272!').disc(150, 268, 7, 7),
  );
  lay(block, 'china', (form) => form.box(143, 76, 14, 96), { round: 5 });
  block.form({ shade: 0.6, round: 3, shadow: 0, tint: '#ff6a5a' }, (form) => form.box(147, 112, 6, 60));
});

/** A mangle with a sheet between its rollers. */
export const mangle = vignette('goods', 'gas', (block) => {
  floor(block, 336);
  lay(
    block,
    'iron',
    (form) => {
      form.box(44, 70, 22, 280).box(224, 70, 22, 280).box(34, 340, 44, 16).box(212, 340, 44, 16);
      form.strip('44,84 150,58 246,84', 12).strip('54,300 236,300', 10);
    },
    { shade: 0.5 },
  );
  lay(block, 'iron', (form) => form.strip('150,40 150,70', 9).disc(150, 36, 22, 8), { shade: 0.6 });
  lay(
    block,
    'linen',
    (form) =>
      form.cut('84,96! 214,96! 210,180! 88,180!').crease('120,96 122,180', 4, 0.6).crease('172,96 170,180', 4, 0.6),
    { round: 4 },
  );
  for (const y of [162, 214])
    lay(block, 'wood', (form) => form.box(62, y - 25, 168, 50).crease(`62,${y - 8} 230,${y - 8}`, 3, 0.8), {
      round: 26,
      shade: 0.74,
    });
  lay(
    block,
    'linen',
    (form) => form.cut('88,232! 210,232! 218,300 206,344 190,330 172,346 150,330 128,346 108,330 92,344 82,300'),
    { round: 10 },
  );
  lay(
    block,
    'iron',
    (form) => {
      form.strip(disc(252, 190, 40, 54), 10);
      for (const angle of [0.5, 1.57, 2.64])
        form.strip(
          `${252 - 38 * Math.cos(angle)},${190 - 52 * Math.sin(angle)} ${252 + 38 * Math.cos(angle)},${190 + 52 * Math.sin(angle)}`,
          6,
        );
      form.disc(252, 190, 11, 13);
    },
    { shade: 0.6 },
  );
  lay(block, 'wood', (form) => form.strip('252,136 284,128', 15), { shade: 0.7 });
});

/** A smoothing iron on its stand. */
export const flatIron = vignette('goods', 'ember', (block) => {
  floor(block, 280);
  lay(block, 'linen', (form) => form.cut('20,300! 280,270! 300,330! 40,372!').crease('30,318 290,286', 3, 0.6), {
    round: 4,
    shade: 0.85,
  });
  lay(
    block,
    'iron',
    (form) => {
      form.cut('34,300! 58,246 130,214 256,216! 262,300!');
      form.crease('60,270 130,238 256,238', 5, 0.8);
    },
    { shade: 0.5, round: 26 },
  );
  lay(block, 'steel', (form) => form.cut('30,300! 264,300! 264,314! 24,314!'), { round: 4 });
  lay(block, 'iron', (form) => form.strip('124,224 118,160! 140,134! 226,134! 240,160! 234,220', 13), { shade: 0.55 });
  lay(block, 'wood', (form) => form.strip('146,134 222,134', 28), { shade: 0.66, round: 13 });
});

/** The round door-plate of a house, polished, with its bell-pull. */
export const brassPlate = vignette('goods', 'bone', (block) => {
  lay(
    block,
    'leaf',
    (form) => {
      form.box(-10, -10, 320, 420);
      form.crease('20,-10 20,400', 6, 0.1).crease('280,-10 280,400', 6, 0.1);
    },
    { shade: 0.3, tint: '#80c8b0', round: 0, edge: 0, hatch: 90 },
  );
  lay(
    block,
    'brass',
    (form) => {
      form.cut('52,86! 248,86! 248,200! 52,200!');
      form.crease('64,98! 236,98! 236,188! 64,188! 64,98!', 3, 0.35);
      form.crease('86,124 214,124', 9, 0.2).crease('104,146 196,146', 7, 0.25).crease('120,166 180,166', 6, 0.25);
      for (const [x, y] of [
        [60, 94],
        [240, 94],
        [60, 192],
        [240, 192],
      ] as const)
        form.disc(x, y, 5, 5, 0.3);
    },
    { round: 7, hatch: 20 },
  );
  lay(block, 'brass', (form) => form.disc(150, 284, 54, 54).crease(disc(150, 284, 43, 43), 4, 0.3), { round: 14 });
  lay(block, 'china', (form) => form.disc(150, 284, 20, 20), { round: 16 });
});

/** A post of a banister, with its rail and rods, going up. */
export const banister = vignette('rumour', 'gas', (block) => {
  lay(
    block,
    'stone',
    (form) => {
      for (let at = 0; at < 5; at += 1) form.box(20 + at * 54, 330 - at * 46, 300, 400, 0.7 - (at % 2) * 0.14);
    },
    { round: 4, shade: 0.6, tint: '#c8b8a0' },
  );
  lay(
    block,
    'cloth',
    (form) => {
      for (let at = 0; at < 5; at += 1)
        form.cut(
          `${84 + at * 54},${330 - at * 46}! ${176 + at * 54},${330 - at * 46}! ${176 + at * 54},${376 - at * 46}! ${84 + at * 54},${376 - at * 46}!`,
          0.5 - (at % 2) * 0.12,
        );
    },
    { tint: '#ff6a60', round: 3, shadow: 0 },
  );
  lay(
    block,
    'wood',
    (form) => {
      for (let at = 1; at < 6; at += 1)
        form.strip(`${58 + at * 44},${300 - at * 37} ${58 + at * 44},${190 - at * 37}`, 9);
    },
    { shade: 0.7 },
  );
  lay(block, 'wood', (form) => form.strip('60,166 300,-36', 18), { shade: 0.7 });
  lay(
    block,
    'wood',
    (form) => {
      form.cut(
        '40,360! 40,300! 48,290! 44,240 52,200 46,180! 40,170! 40,160! 84,160! 84,170! 78,180! 72,200 80,240 76,290! 84,300! 84,360!',
      );
      form.disc(62, 136, 25, 26);
    },
    { shade: 0.72, round: 14 },
  );
});
