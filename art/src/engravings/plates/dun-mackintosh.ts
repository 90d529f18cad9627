import type { Engraving } from '../engraving.ts';
import { bricks } from '../objects/ground.ts';

/** A caped mackintosh on its hanger, against a wall that it takes after. */
export const dunMackintosh: Engraving = {
  card: 'shadowy',
  palette: 'bone',
  ambient: 0.3,
  lamps: [{ x: 66, y: 60, z: 150, reach: 300, strength: 1.25 }],
  draw: (block) => {
    bricks(block, { shade: 0.22 });
    block.form({ shade: 0.8, hatch: 0, round: 3, shadow: 8 }, (form) =>
      form.strip('150,66 150,46 164,38 166,24 150,16 138,26', 6),
    );
    const cloth = { shade: 0.66, hatch: 86, round: 26, shadow: 16, tint: '#e2c896' };
    block.form(cloth, (form) =>
      form.cut('94,104 72,150 52,280 84,290 108,180').cut('206,104 228,150 248,280 216,290 192,180'),
    );
    block.form(cloth, (form) => {
      form.cut('112,88! 188,88! 208,160 226,356! 150,366 74,356! 92,160');
      form.crease('150,160 150,362', 4, 0.2);
      form.crease('104,230 96,352', 3, 0.36).crease('196,230 204,352', 3, 0.36);
      for (const y of [220, 256, 292, 328]) form.disc(161, y, 5.6, 5.6, 0.12);
      form.crease('94,272! 128,278! 128,292!', 4, 0.3).crease('206,272! 172,278! 172,292!', 4, 0.3);
    });
    block.form({ ...cloth, shade: 0.76, round: 22 }, (form) => {
      form.cut('118,80! 182,80! 222,112 244,186! 200,204 150,210 100,204 56,186! 78,112');
      form.crease('150,92 150,208', 3, 0.25).crease('110,96 84,190', 3, 0.4).crease('190,96 216,190', 3, 0.4);
      form.disc(160, 130, 5.6, 5.6, 0.12).disc(160, 166, 5.6, 5.6, 0.12);
    });
    block.form({ ...cloth, shade: 0.86, round: 8 }, (form) =>
      form.cut('150,104! 112,96! 116,66 150,76 184,66 188,96!'),
    );
    block.form({ shade: 0.1, round: 0, shadow: 0, edge: 0 }, (form) => form.cut('126,70 150,62 174,70 150,80'));
  },
};
