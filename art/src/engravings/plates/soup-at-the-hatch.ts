import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';
import { steam } from '../objects/steam.ts';
import { turned } from '../objects/turned.ts';

/** A bowl on the sill of a hatch, its shutter let down as far as an apron. */
export const soupAtTheHatch: Engraving = {
  card: 'goods',
  palette: 'ember',
  ambient: 0.24,
  lamps: [{ x: 214, y: 190, z: 90, reach: 190, strength: 1.4 }],
  draw: (block) => {
    glow(block, { x: 200, y: 210, reach: 170, strength: 0.5 });
    block.form({ shade: 0.42, hatch: 92, round: 24, shadow: 14, tint: '#b8c4d8' }, (form) =>
      form.cut('62,60! 84,60! 96,200 90,320! 48,320! 52,160').cut('238,60! 216,60! 206,200 212,320! 254,320! 250,160'),
    );
    block.form({ shade: 0.92, hatch: 92, round: 20, shadow: 6 }, (form) => {
      form.cut('82,60! 218,60! 224,200 232,330! 68,330! 76,200');
      for (const x of [104, 128, 172, 198]) form.crease(`${150 + (x - 150) * 0.8},100 ${x},330`, 3.4, 0.5);
    });
    block.form({ shade: 0.75, hatch: 0, round: 4, shadow: 4 }, (form) => form.strip('74,158 150,166 226,158', 12));
    const board = { shade: 0.46, hatch: 0, round: 5, shadow: 14, tint: '#dcb184' };
    block.form(board, (form) => {
      form.box(-10, -10, 320, 136);
      for (const y of [22, 56, 90]) form.crease(`-10,${y} 310,${y}`, 4, 0.16);
      form.box(-10, 112, 320, 14, 0.7).disc(150, 100, 10, 8, 0.85);
    });
    block.form({ ...board, hatch: 90 }, (form) => form.box(-10, -10, 50, 420).box(262, -10, 50, 420));
    block.form({ ...board, shade: 0.62 }, (form) => form.box(-10, 320, 320, 20, 0.8).box(-10, 340, 320, 60, 0.4));
    turned(block, {
      x: 150,
      y: 322,
      size: 100,
      shade: 0.9,
      tilt: 0.2,
      shadow: 12,
      tint: '#e8eef8',
      rings: [
        [0, 0.34],
        [0.06, 0.36],
        [0.2, 0.62],
        [0.46, 0.8],
        [0.58, 0.86],
      ],
      mouth: 0.4,
      rim: 0.1,
      marks: (form) => form.crease('-.82,-.44 0,-.26 .82,-.44', 0.05, 0.36),
    });
    block.form({ shade: 0.6, hatch: 0, round: 4, shadow: 0, tint: '#ffc070' }, (form) =>
      form.cut(disc(150, 266, 70, 12)),
    );
    steam(block, 150, 254, 92);
  },
};
