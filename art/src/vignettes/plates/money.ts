import { disc } from '../../scenes/form.ts';
import { floor, lay, vignette } from '../vignette.ts';

/** A tape for measuring, half out of its round case. */
export const tapeMeasure = vignette('watchful', 'gas', (block) => {
  floor(block, 330, 0.26);
  lay(
    block,
    'straw',
    (form) => {
      form.cut('96,250! 110,330! 300,352! 310,302! 170,270!');
      for (let at = 0; at < 11; at += 1)
        form.crease(
          `${122 + at * 18},${322 + at * 2.4} ${124 + at * 18},${(at % 3 === 0 ? 290 : 306) + at * 2.4}`,
          4,
          0.1,
        );
    },
    { round: 0, shade: 0.9, tint: '#ffd870' },
  );
  lay(block, 'leather', (form) => form.disc(128, 186, 100, 100), { round: 24, tint: '#e88868' });
  lay(block, 'brass', (form) => form.disc(128, 186, 48, 48).crease(disc(128, 186, 36, 36), 4, 0.3), { round: 14 });
  lay(block, 'brass', (form) => form.strip('128,186 166,150', 11).disc(170, 146, 12, 12).disc(128, 186, 10, 10, 0.4));
});

/** A false penny, bitten at its edge, in front of a true one. */
export const badCoin = vignette('wealth', 'violet', (block) => {
  lay(block, 'brass', (form) => form.disc(184, 146, 84, 84).crease(disc(184, 146, 70, 70), 5, 0.4), { round: 12 });
  lay(
    block,
    'steel',
    (form) => {
      form.disc(128, 230, 102, 102);
      form.crease(disc(128, 230, 86, 86), 5, 0.3);
      form.crease('70,236 92,190 136,176 176,202 182,240 158,276 110,286 78,266 70,236', 6, 0.4);
      form.crease('62,190 110,226 100,246 160,262 196,304', 6, 0.04);
    },
    { shade: 0.46, round: 12, tint: '#a8b4c8' },
  );
  block.form({ shade: 0.05, round: 0, shadow: 0, edge: 0 }, (form) =>
    form.disc(46, 280, 16, 16).disc(30, 256, 14, 14).disc(62, 304, 15, 15),
  );
});

/** Coins in piles. */
export const stackOfCoins = vignette('wealth', 'ember', (block) => {
  floor(block, 318);
  for (const [x, base, count, size] of [
    [206, 290, 5, 50],
    [104, 302, 9, 52],
    [180, 338, 3, 54],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      const y = base - at * 20;
      const aside = x + ((at * 5) % 4) * 3 - 4;
      lay(
        block,
        'brass',
        (form) =>
          form.cut(
            `${aside - size},${y - 16}! ${aside - size},${y} ${aside},${y + 17} ${aside + size},${y} ${aside + size},${y - 16}!`,
          ),
        { round: 6, shadow: 5, shade: 0.6 },
      );
      lay(
        block,
        'brass',
        (form) =>
          form.disc(aside, y - 16, size, size * 0.32).crease(disc(aside, y - 16, size * 0.76, size * 0.22), 3, 0.4),
        { round: 3, shadow: 2, shade: 0.84 },
      );
    }
});

/** A purse with its string drawn. */
export const drawstringPurse = vignette('wealth', 'rose', (block) => {
  floor(block, 326);
  lay(
    block,
    'felt',
    (form) => {
      form.cut('116,150! 60,206 44,274 70,334 150,350 230,334 256,274 240,206 184,150!');
      for (const x of [-40, -14, 14, 40])
        form.crease(`${150 + x * 0.5},156 ${150 + x},220 ${150 + x * 1.4},290`, 4, 0.2);
    },
    { shade: 0.46, tint: '#c07ae0', round: 44 },
  );
  lay(block, 'felt', (form) => form.cut('112,146! 92,92 116,104 132,80 150,102 170,80 184,104 208,92 188,146!'), {
    shade: 0.56,
    tint: '#c07ae0',
    round: 12,
  });
  lay(
    block,
    'brass',
    (form) =>
      form
        .strip('110,150 150,158 190,150', 12)
        .strip('186,152 226,176 240,214', 6)
        .strip('180,154 206,188 210,226', 6)
        .disc(242, 220, 8, 10)
        .disc(211, 232, 8, 10),
    { round: 5 },
  );
  lay(block, 'brass', (form) => form.disc(64, 342, 24, 10).disc(238, 352, 24, 9), { round: 4 });
});
