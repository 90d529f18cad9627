import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow, table } from '../objects/ground.ts';
import { turned } from '../objects/turned.ts';

/** A round cake on its stand, with a slice out of it and seeds in the cut. */
export const seedCake: Engraving = {
  card: 'goods',
  palette: 'ember',
  ambient: 0.3,
  lamps: [{ x: 80, y: 60, z: 150, reach: 300, strength: 1.25 }],
  draw: (block) => {
    glow(block, { y: 170, reach: 170, strength: 0.6 });
    table(block, 318, 356, { shade: 0.4 });
    turned(block, {
      x: 150,
      y: 344,
      size: 100,
      shade: 0.8,
      tilt: 0.16,
      rings: [
        [0, 0.5],
        [0.05, 0.48],
        [0.12, 0.2],
        [0.3, 0.13],
        [0.5, 0.3],
        [0.56, 1.2],
      ],
    });
    block.form({ shade: 0.92, hatch: 0, round: 6, shadow: 10 }, (form) => form.disc(150, 286, 122, 24));
    block.form({ shade: 0.62, hatch: 90, round: 40, shadow: 12, tint: '#e9c084' }, (form) => {
      form.cut('60,164! 60,272 100,290 150,296 200,290 240,272 240,164!');
      form.cut(disc(150, 164, 90, 34), 0.86);
      for (let at = 0; at < 26; at += 1) {
        const [x, y] = [68 + 164 * block.random(), 150 + 130 * block.random()];
        form.crease(`${x},${y} ${x + 5},${y + 3}`, 3, 0.2);
      }
    });
    block.form({ shade: 0.95, hatch: 20, round: 0, shadow: 0, edge: 0.4, tint: '#fff0cc' }, (form) => {
      form.cut('150,164! 112,194! 112,292! 150,297 200,291 222,282! 222,186!', 0.5);
      form.cut('150,164! 112,194! 112,292! 150,262!', 0.7);
      form.cut('150,164! 222,186! 222,282! 150,262!', 0.98);
      for (const [x, y] of [
        [166, 186],
        [186, 204],
        [206, 200],
        [172, 222],
        [196, 232],
        [210, 256],
        [164, 248],
        [184, 258],
        [212, 222],
        [126, 216],
        [136, 244],
        [122, 262],
      ] as const)
        form.crease(`${x},${y} ${x + 5},${y + 4}`, 4, 0.1);
    });
  },
};
