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
