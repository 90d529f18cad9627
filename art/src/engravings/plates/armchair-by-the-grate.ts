import { flame } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { backWall } from '../objects/ground.ts';

/** A winged chair beside a grate with a fire in it. */
export const armchairByTheGrate: Engraving = {
  card: 'goods',
  palette: 'ember',
  ambient: 0.24,
  lamps: [
    { x: 60, y: 250, z: 60, reach: 150, strength: 1.1 },
    { x: 190, y: 60, z: 160, reach: 260, strength: 0.8 },
  ],
  draw: (block) => {
    backWall(block, { shade: 0.28, stripe: 34, tint: '#d8a890' });
    block.form({ shade: 0.3, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 330, 320, 80));
    block.form({ shade: 0.66, hatch: 0, round: 6, shadow: 10 }, (form) => {
      form.box(-10, 118, 130, 18, 0.8).box(-10, 136, 120, 204);
    });
    block.form({ shade: 0.05, hatch: 0, round: 0, shadow: 0 }, (form) =>
      form.cut('-10,196! 30,176 74,190 92,220! 92,340! -10,340!'),
    );
    for (const [x, tall] of [
      [10, 66],
      [34, 92],
      [58, 78],
      [78, 52],
    ] as const)
      flame(block, x, 306, tall, x === 34 ? 1.6 : 0);
    block.form({ shade: 0.3, hatch: 90, round: 3, shadow: 0 }, (form) => {
      for (let x = -4; x < 96; x += 15) form.strip(`${x},282 ${x},336`, 6);
      form.strip('-10,282 96,282', 8).strip('-10,330 96,330', 8);
    });
    const cloth = { shade: 0.56, hatch: 80, round: 24, shadow: 16, tint: '#e07868' };
    block.form({ shade: 0.4, hatch: 90, round: 5, shadow: 8 }, (form) =>
      form.strip('150,340 146,372', 12).strip('262,340 268,374', 12),
    );
    block.form(cloth, (form) => {
      form.cut('158,300 150,150 168,92 216,74 264,90 284,150 284,300');
      for (const [x, y] of [
        [192, 130],
        [226, 122],
        [258, 134],
        [206, 170],
        [244, 168],
        [194, 206],
        [226, 204],
        [256, 208],
      ] as const)
        form.disc(x, y, 4.4, 4.4, 0.16);
    });
    block.form({ ...cloth, shade: 0.64, round: 14 }, (form) =>
      form.cut('160,236 150,170 142,132 158,96 176,112 178,170 182,236'),
    );
    block.form({ ...cloth, shade: 0.66, round: 16 }, (form) =>
      form.cut('152,256 200,246 250,252 262,268 258,300 150,302 144,276'),
    );
    block.form({ ...cloth, shade: 0.6, round: 18 }, (form) => {
      form.cut('242,350! 238,232 254,214 278,216 292,236 294,350!');
      form.cut('132,350! 128,246 140,230 158,232 166,248 166,350!');
      form.box(140, 298, 150, 52, 0.46);
    });
  },
};
