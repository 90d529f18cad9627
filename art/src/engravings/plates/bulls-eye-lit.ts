import { disc } from '../../scenes/form.ts';
import { flame } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { bricks } from '../objects/ground.ts';

/** A constable's lantern with a lens, and the beam it throws. */
export const bullsEyeLit: Engraving = {
  card: 'watchful',
  palette: 'gas',
  ambient: 0.26,
  lamps: [
    { x: 96, y: 236, z: 70, reach: 150, strength: 1.2 },
    { x: 230, y: 90, z: 140, reach: 240, strength: 0.9, colour: '#b8d4e4' },
  ],
  draw: (block) => {
    bricks(block, { shade: 0.26 });
    block.beam('96,206! -20,110! -20,380! 96,272!', [96, 240], 130, 0.7);
    const tin = { shade: 0.5, hatch: 90, round: 22, shadow: 14, tint: '#d4dee2' };
    block.form({ ...tin, round: 5 }, (form) => form.strip('238,176 278,190 282,300 238,318', 12));
    block.form({ ...tin, round: 5 }, (form) => form.strip('136,82 138,40 182,26 226,40 228,82', 9));
    block.form({ ...tin, round: 12 }, (form) => {
      form.cut('152,112! 156,84! 208,84! 212,112!');
      form.cut('146,84! 160,62 182,56 204,62 218,84!', 0.6).cut('128,140! 150,108! 214,108! 236,140!', 0.58);
      for (const x of [166, 182, 198]) form.disc(x, 98, 4.6, 5, 0.06);
    });
    block.form(tin, (form) => {
      form.box(122, 136, 120, 212).box(116, 132, 132, 13, 0.66).box(116, 340, 132, 17, 0.66);
      form.crease('214,146 214,340', 3, 0.2);
    });
    block.form({ shade: 0.62, hatch: 30, round: 10, shadow: 8, tint: '#e8c478' }, (form) =>
      form.cut(disc(140, 240, 62, 66)).cut(disc(136, 240, 47, 51), 0.1),
    );
    block.shine(disc(135, 240, 45, 49), 1);
    flame(block, 138, 276, 64, 1.4);
    block.form({ shade: 1, hatch: 40, round: 0, shadow: 0, edge: 0 }, (form) =>
      form.strip('106,222 114,208 128,200', 5),
    );
  },
};
