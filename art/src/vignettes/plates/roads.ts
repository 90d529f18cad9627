import { smokeFrom } from '../../engravings/objects/smoke.ts';
import { wheel } from '../../engravings/objects/wheel.ts';
import { disc } from '../../scenes/form.ts';
import { floor, lay, vignette } from '../vignette.ts';

/** A road engine with its boiler, chimney and wheels. */
export const steamEngine = vignette('dangerous', 'gas', (block) => {
  floor(block, 334);
  smokeFrom(block, 70, 84, 26);
  lay(block, 'iron', (form) => form.cut('54,86! 88,86! 84,190! 58,190!').box(48, 78, 46, 14), { shade: 0.5 });
  lay(
    block,
    'leaf',
    (form) => form.box(40, 176, 160, 82).crease('92,176 92,258', 7, 0.2).crease('146,176 146,258', 7, 0.2),
    { shade: 0.46, tint: '#78d0a0', round: 38 },
  );
  lay(block, 'brass', (form) => form.disc(42, 217, 16, 42).cut('148,178! 152,146 166,138 180,146 184,178!'), {
    round: 12,
  });
  lay(
    block,
    'iron',
    (form) =>
      form
        .box(196, 196, 84, 90)
        .strip('200,196 200,120', 8)
        .strip('274,196 274,120', 8)
        .cut('184,124! 292,112! 292,102! 184,112!'),
    { shade: 0.5 },
  );
  wheel(block, 216, 274, 66, 10);
  wheel(block, 72, 302, 36, 8);
});

/** Chimney-pots against the glow over the roofs, one of them broken. */
export const chimneyPots = vignette('shadowy', 'violet', (block) => {
  block.air(150, 120, 220, 0.6);
  lay(
    block,
    'slate',
    (form) => {
      form.cut('-10,320! 150,246! 310,330! 310,420! -10,420!');
      for (let y = 290; y < 400; y += 22) form.crease(`-10,${y + 34} 150,${y - 40} 310,${y + 40}`, 3, 0.08);
    },
    { shade: 0.34, round: 0 },
  );
  lay(
    block,
    'brick',
    (form) => {
      form.box(52, 196, 196, 130).box(42, 186, 216, 22, 0.66);
      for (let y = 222, row = 0; y < 320; y += 19, row += 1) {
        form.crease(`40,${y} 260,${y}`, 2.6, 0.2);
        for (let x = 52 + (row % 2) * 22; x < 250; x += 44) form.crease(`${x},${y} ${x},${y + 19}`, 2.6, 0.2);
      }
    },
    { round: 3, shade: 0.44 },
  );
  for (const [x, tall, broken] of [
    [84, 116, false],
    [150, 142, false],
    [216, 84, true],
  ] as const)
    lay(
      block,
      'brick',
      (form) => {
        const top = 190 - tall;
        form.cut(
          broken
            ? `${x - 26},188! ${x - 20},${top + 18}! ${x - 6},${top + 40}! ${x + 4},${top + 12}! ${x + 20},${top}! ${x + 26},188!`
            : `${x - 26},188! ${x - 19},${top + 14}! ${x + 19},${top + 14}! ${x + 26},188!`,
        );
        if (!broken) form.box(x - 26, top, 52, 18, 0.75);
      },
      { round: 20, tint: '#ffa070', shade: 0.62 },
    );
  smokeFrom(block, 150, 46, 18);
});

/** A cab with its lamp lit, from the side. */
export const growler = vignette('shadowy', 'gas', (block) => {
  floor(block, 322);
  lay(
    block,
    'leather',
    (form) => {
      form.cut('46,92! 220,92! 232,122 232,238! 200,268! 70,268! 40,238! 38,122');
      form.crease('100,122! 172,122! 172,258! 100,258! 100,122!', 4, 0.7);
    },
    { shade: 0.34, round: 14, tint: '#f09a80' },
  );
  lay(block, 'leather', (form) => form.box(38, 80, 192, 16).cut('226,152! 280,142! 284,188! 232,196!'), {
    shade: 0.26,
  });
  block.form({ shade: 0.8, hatch: 60, round: 3, shadow: 0, tint: '#8ab8e0' }, (form) =>
    form.box(110, 132, 52, 56).box(52, 132, 36, 50).box(184, 132, 34, 50),
  );
  lay(block, 'brass', (form) => form.disc(136, 222, 15, 17).disc(164, 206, 4, 4));
  wheel(block, 84, 294, 56, 10);
  wheel(block, 224, 306, 40, 9);
  lay(block, 'brass', (form) => form.box(228, 106, 18, 34), { round: 4 });
  block.halo(238, 122, 54, 0.6);
  block.shine(disc(238, 122, 8, 11), 1.4);
});

/** The head of a cab-horse in blinkers. */
export const cabHorse = vignette('dangerous', 'ember', (block) => {
  lay(
    block,
    'leather',
    (form) => {
      form.cut(
        '150,70! 164,32! 186,66 220,96 258,170 284,300 300,400! 110,400! 116,320 128,262 112,276 88,304 60,322 36,314 26,286 40,250 72,196 96,140 120,100',
      );
      form.crease('44,300 66,292 84,276', 4, 0.12);
    },
    { shade: 0.5, round: 46, tint: '#e8a070' },
  );
  lay(
    block,
    'felt',
    (form) => form.cut('160,64 190,58 226,92 262,150 286,226 304,330! 270,290 250,220 226,160 196,110'),
    { shade: 0.22, round: 12, tint: '#d0a090' },
  );
  block.form({ shade: 0.04, round: 4, shadow: 0 }, (form) => form.disc(42, 282, 7, 9).disc(126, 146, 10, 9));
  lay(
    block,
    'leather',
    (form) => {
      form.strip('60,228 90,244 114,272', 10).strip('100,238 140,140 156,84', 10).strip('112,268 160,226 186,120', 8);
      form.cut('116,118! 160,122! 158,172! 112,168!');
    },
    { shade: 0.14, round: 5 },
  );
  lay(block, 'brass', (form) =>
    form.disc(102, 248, 11, 11).disc(102, 248, 5, 5, 0.1).disc(146, 120, 7, 7).disc(160, 92, 8, 8),
  );
  lay(block, 'leather', (form) => form.strip('102,252 190,300 300,330', 7), { shade: 0.2 });
});
