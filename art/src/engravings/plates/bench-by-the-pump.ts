import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** The dry pump of the square with its handle up, and the bench about its foot. */
export const benchByThePump: Engraving = {
  card: 'watchful',
  palette: 'gas',
  ambient: 0.26,
  lamps: [{ x: 66, y: 70, z: 130, reach: 260, strength: 1.35 }],
  draw: (block) => {
    glow(block, { x: 120, y: 140, reach: 200, strength: 0.5 });
    block.form({ shade: 0.32, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 330, 320, 80));
    const iron = { shade: 0.6, hatch: 90, round: 12, shadow: 10, tint: '#cfe2dc' };
    block.form({ ...iron, round: 6, hatch: 60 }, (form) => {
      form.strip('158,112 214,78 240,92 250,150 258,230', 13);
      form.disc(259, 238, 12, 14, 0.7);
    });
    block.form(iron, (form) => {
      form.cut('122,356! 124,150! 178,150! 180,356!');
      form.cut('112,150! 116,116 130,98! 170,98! 184,116 188,150!', 0.66);
      form.cut('142,98! 146,72! 154,72! 158,98!').disc(150, 62, 12, 12, 0.7);
      form.box(108, 146, 84, 13, 0.75).box(114, 252, 72, 11, 0.72);
      form.crease('136,164 136,248', 4, 0.3).crease('164,164 164,248', 4, 0.3);
    });
    block.form({ ...iron, round: 9, hatch: 30 }, (form) => {
      form.strip('128,186 92,182 72,200 70,226', 22);
      form.cut('56,222! 84,222! 88,238! 52,238!', 0.7);
    });
    const wood = { shade: 0.66, hatch: 2, round: 6, shadow: 10, tint: '#e9c48c' };
    block.form({ ...wood, hatch: 90 }, (form) => {
      for (const [x, foot] of [
        [42, 382],
        [118, 388],
        [186, 388],
        [262, 382],
      ] as const)
        form.strip(`${x},318 ${x},${foot}`, 15, 0.5);
    });
    block.form(wood, (form) => {
      form.cut('14,306! 52,292! 248,292! 288,306! 288,322! 206,330! 96,330! 14,322!');
      form.crease('14,310 98,318 206,318 288,310', 3, 0.25).crease('40,299 262,299', 2.4, 0.36);
    });
  },
};
