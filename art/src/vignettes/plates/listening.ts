import { disc } from '../../scenes/form.ts';
import { hand } from '../../scenes/parts/hand.ts';
import { lay, vignette } from '../vignette.ts';

/** An ear-trumpet. */
export const earTrumpet = vignette('mystery', 'bone', (block) => {
  lay(
    block,
    'brass',
    (form) => {
      form.cut(
        '276,60! 240,150 190,196 142,208 108,230 98,268 116,296! 100,310! 70,286 62,244 80,196 120,160 156,124 176,66 182,22!',
      );
      form.crease('262,84 226,150 170,188 116,206', 5, 1).crease('196,50 180,110 144,150 96,196', 4, 0.3);
    },
    { round: 30 },
  );
  lay(
    block,
    'brass',
    (form) => form.at({ x: 230, y: 42, turn: 22 }, () => form.disc(0, 0, 56, 24, 0.9).disc(0, 1, 45, 16, 0.12)),
    { round: 3 },
  );
  lay(
    block,
    'felt',
    (form) => form.at({ x: 110, y: 306, turn: 38 }, () => form.box(-14, -8, 28, 34).disc(0, 30, 19, 11)),
    { shade: 0.3, round: 8 },
  );
});

/** A tumbler held to a papered wall, to hear through it. */
export const tumblerToTheWall = vignette('mystery', 'verdigris', (block) => {
  lay(
    block,
    'leaf',
    (form) => {
      form.box(-10, -10, 190, 420);
      for (let y = 20; y < 400; y += 62)
        for (const x of [22, 84, 146]) {
          form
            .disc(x, y + (x === 84 ? 31 : 0), 13, 16, 0.7)
            .crease(`${x},${y - 20 + (x === 84 ? 31 : 0)} ${x + 6},${y - 32 + (x === 84 ? 31 : 0)}`, 3, 0.8);
        }
    },
    { shade: 0.4, round: 0, edge: 0, hatch: 90, tint: '#90d8b8' },
  );
  lay(block, 'wood', (form) => form.box(176, -10, 20, 420), { shade: 0.7 });
  hand(block, 'grip', { x: 306, y: 236, size: 1.3, turn: 178, shade: 0.82 }, () =>
    block.form({ shade: 0.86, hatch: 0, round: 16, shadow: 6, tint: '#c8ecff' }, (form) =>
      form
        .cut('92,142! 92,246! 232,232! 232,156!')
        .cut('92,142! 84,194 92,246! 104,194', 1)
        .crease('112,160 220,168', 5, 1)
        .crease('112,232 220,224', 4, 0.4),
    ),
  );
});

/** Knuckles about to knock at a door. */
export const knucklesOnADoor = vignette('mystery', 'ember', (block) => {
  lay(
    block,
    'wood',
    (form) => {
      form.box(-10, -10, 200, 420);
      form
        .crease('36,40! 150,40! 150,180! 36,180! 36,40!', 6, 0.2)
        .crease('36,220! 150,220! 150,400', 6, 0.2)
        .crease('36,220 36,400', 6, 0.2);
    },
    { hatch: 90, round: 0, edge: 0.2, shade: 0.5 },
  );
  hand(block, 'grip', { x: 290, y: 186, size: 1.5, turn: 172, shade: 0.82 });
  block.form({ shade: 1, round: 0, shadow: 0, edge: 0.1 }, (form) => {
    for (const [from, to] of [
      ['134,120', '112,92'],
      ['120,160', '84,148'],
      ['120,214', '86,230'],
      ['140,256', '118,286'],
    ] as const)
      form.strip(`${from} ${to}`, 7);
  });
});

/** A pair of spectacles. */
export const spectacles = vignette('watchful', 'bone', (block) => {
  lay(block, 'brass', (form) => form.strip('54,210 24,120 60,70', 7).strip('246,210 276,120 240,70', 7), {
    shade: 0.6,
  });
  for (const x of [88, 212]) {
    block.form({ shade: 0.56, hatch: 40, round: 20, shadow: 12, tint: '#a8d8f0' }, (form) =>
      form.disc(x, 226, 56, 50).crease(`${x - 34},214 ${x - 20},194 ${x + 4},188`, 8, 1),
    );
    lay(block, 'brass', (form) => form.strip(disc(x, 226, 56, 50), 11), { round: 5, shadow: 4 });
  }
  lay(block, 'brass', (form) => form.strip('140,212 150,196 160,212', 11), { round: 5 });
});
