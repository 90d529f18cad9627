import { disc } from '../../scenes/form.ts';
import { floor, lay, vignette } from '../vignette.ts';

/** A gauge with its needle in the red, steam at the joint. */
export const pressureGauge = vignette('dangerous', 'ember', (block) => {
  lay(block, 'copper', (form) => form.box(126, 268, 48, 130).box(112, 300, 76, 24, 0.8).strip('-10,372 310,372', 40), {
    round: 18,
  });
  lay(block, 'brass', (form) => form.disc(150, 168, 122, 122), { round: 16 });
  lay(
    block,
    'paper',
    (form) => {
      form.disc(150, 168, 100, 100);
      for (let at = 0; at <= 10; at += 1) {
        const angle = (140 + at * 26) * (Math.PI / 180);
        form.crease(
          `${150 + 70 * Math.cos(angle)},${168 + 70 * Math.sin(angle)} ${150 + 88 * Math.cos(angle)},${168 + 88 * Math.sin(angle)}`,
          at % 5 === 0 ? 9 : 5,
          0.1,
        );
      }
    },
    { round: 0 },
  );
  block.form({ shade: 0.6, round: 0, shadow: 0, edge: 0, tint: '#ff5040' }, (form) =>
    form.strip('236,144 240,176 226,214', 13),
  );
  block.form({ shade: 0.05, round: 0, shadow: 6 }, (form) =>
    form.cut('122,158! 226,192! 128,184!').disc(150, 170, 13, 13),
  );
});

/** The iron door of a furnace, a hand's breadth open. */
export const furnaceDoor = vignette('dangerous', 'ember', (block) => {
  lay(
    block,
    'brick',
    (form) => {
      form.box(-10, -10, 320, 420);
      for (let y = 10, row = 0; y < 400; y += 24, row += 1) {
        form.crease(`-10,${y} 310,${y}`, 3, 0.2);
        for (let x = (row % 2) * 28; x < 310; x += 56) form.crease(`${x},${y} ${x},${y + 24}`, 3, 0.2);
      }
    },
    { round: 0, edge: 0, shadow: 0, shade: 0.34 },
  );
  block.form({ shade: 0.1, round: 0, shadow: 0 }, (form) => form.cut('66,330! 66,156 150,84 234,156 234,330!'));
  block.halo(214, 240, 130, 0.8);
  block.shine('196,330! 196,130 234,160 234,330!', 1.8);
  lay(
    block,
    'iron',
    (form) => {
      form.cut('52,338! 52,154 110,92 150,84 190,112! 200,348!');
      form.crease('56,170 194,150', 10, 0.7).crease('56,290 198,300', 10, 0.7);
      for (const [x, y] of [
        [76, 166],
        [120, 160],
        [172, 154],
        [76, 291],
        [120, 294],
        [172, 298],
      ] as const)
        form.disc(x, y, 6, 6, 0.9);
    },
    { shade: 0.42, round: 10 },
  );
  lay(block, 'steel', (form) => form.strip('172,214 190,214 190,250 172,250', 9));
});

/** A press for bills, its bar across. */
export const handPress = vignette('persuasive', 'gas', (block) => {
  floor(block, 340);
  lay(
    block,
    'iron',
    (form) =>
      form
        .box(50, 66, 26, 290)
        .box(224, 66, 26, 290)
        .cut('40,40! 260,40! 260,78! 40,78!')
        .disc(150, 36, 30, 20)
        .box(34, 344, 232, 16),
    { shade: 0.46 },
  );
  lay(block, 'steel', (form) =>
    form
      .box(134, 78, 32, 84)
      .crease('134,92 166,104', 5, 0.3)
      .crease('134,112 166,124', 5, 0.3)
      .crease('134,132 166,144', 5, 0.3),
  );
  lay(block, 'wood', (form) => form.strip('150,124 284,96', 14), { shade: 0.7 });
  lay(block, 'iron', (form) => form.box(82, 160, 136, 34), { shade: 0.56 });
  lay(
    block,
    'paper',
    (form) =>
      form
        .cut('86,222! 214,222! 230,262! 70,262!')
        .crease('106,236! 194,236!', 8, 0.2)
        .crease('100,250! 200,250!', 5, 0.3),
    { round: 0 },
  );
  lay(block, 'wood', (form) => form.box(56, 258, 188, 26).box(96, 284, 108, 60, 0.44), { shade: 0.7 });
});

/** A round tin badge on its pin. */
export const tinBadge = vignette('dangerous', 'rose', (block) => {
  lay(
    block,
    'cloth',
    (form) => {
      form.cut('-10,20! 120,-10! 200,400! -10,400!').crease('124,0 190,400', 6, 0.1);
      form.cut('120,-10! 250,60! 210,190! 250,210! 200,400!', 0.36);
    },
    { shade: 0.24, tint: '#b8c0e8', round: 8 },
  );
  lay(block, 'steel', (form) => form.disc(128, 206, 84, 84), { round: 16 });
  block.form({ shade: 0.62, hatch: 30, round: 8, shadow: 0, tint: '#ff5848' }, (form) => {
    form.disc(128, 206, 68, 68);
    form.strip('128,162 128,250', 12, 1).strip('96,184 160,184', 10, 1).strip('104,214 152,214', 10, 1);
  });
});

/** A pair of handcuffs. */
export const handcuffs = vignette('menace', 'abyss', (block) => {
  for (const [x, y] of [
    [92, 132],
    [204, 270],
  ] as const) {
    lay(block, 'steel', (form) => form.strip(disc(x, y, 58, 58), 23), { round: 11 });
    lay(
      block,
      'steel',
      (form) => form.at({ x, y, turn: 40 }, () => form.cut('-30,36! 30,36! 36,84! -36,84!').disc(0, 62, 6, 6, 0.05)),
      { round: 8, shade: 0.6 },
    );
  }
  lay(
    block,
    'steel',
    (form) =>
      form
        .strip(disc(126, 198, 15, 21), 9)
        .strip(disc(150, 212, 21, 12), 9)
        .strip(disc(170, 206, 13, 18), 9),
    { round: 5 },
  );
});
