import type { Block } from '../../scenes/block.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** An iron-bound chest with a padlock at each end and a slot in its lid. */
export const chestWithTwoLocks: Engraving = {
  card: 'wealth',
  palette: 'ember',
  ambient: 0.3,
  lamps: [{ x: 80, y: 60, z: 140, reach: 280, strength: 1.35 }],
  draw: (block) => {
    glow(block, { y: 170, reach: 190, strength: 0.44 });
    block.form({ shade: 0.34, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 300, 320, 110));
    const wood = { shade: 0.58, hatch: 0, round: 14, shadow: 18, tint: '#e8a868' };
    const iron = { shade: 0.44, hatch: 90, round: 5, shadow: 5, tint: '#c8d4dc' };
    block.form(wood, (form) => {
      form.cut('34,206! 266,206! 260,344! 40,344!');
      form.crease('34,252 266,252', 3, 0.2).crease('36,298 264,298', 3, 0.2);
    });
    block.form({ ...wood, shade: 0.68, round: 26 }, (form) => {
      form.cut('28,200! 32,146 62,110! 238,110! 268,146 272,200!');
      form.crease('40,140 260,140', 3, 0.24).crease('32,170 268,170', 3, 0.24);
    });
    block.form({ shade: 0.04, round: 0, shadow: 0 }, (form) => form.strip('122,126 178,126', 9));
    block.form(iron, (form) => {
      form.box(26, 196, 248, 15, 0.5).box(38, 334, 224, 14, 0.5);
      for (const x of [82, 218])
        form.cut(`${x - 15},344! ${x - 15},150 ${x - 13},112! ${x + 13},112! ${x + 15},150 ${x + 15},344!`);
      for (const x of [82, 218]) for (const y of [130, 166, 300, 326]) form.disc(x, y, 4, 4, 0.9);
    });
    for (const x of [82, 218]) padlock(block, x, 222);
    block.form({ ...iron, round: 6, shadow: 8 }, (form) =>
      form.strip('34,254 14,262 14,292 34,298', 9).strip('266,254 286,262 286,292 266,298', 9),
    );
  },
};

function padlock(block: Block, x: number, y: number): void {
  block.form({ shade: 0.75, hatch: 90, round: 4, shadow: 5 }, (form) =>
    form.strip(`${x - 15},${y + 16} ${x - 15},${y - 4} ${x},${y - 18} ${x + 15},${y - 4} ${x + 15},${y + 16}`, 8),
  );
  block.form({ shade: 0.8, hatch: 80, round: 12, shadow: 10, tint: '#ffd06a' }, (form) => {
    form.cut(`${x - 27},${y + 10}! ${x + 27},${y + 10}! ${x + 25},${y + 44} ${x},${y + 60} ${x - 25},${y + 44}`);
    form
      .disc(x, y + 28, 6, 6, 0.04)
      .cut(`${x - 4},${y + 28}! ${x + 4},${y + 28}! ${x + 6},${y + 46}! ${x - 6},${y + 46}!`, 0.04);
  });
}
