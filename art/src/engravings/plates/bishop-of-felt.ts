import type { Engraving } from '../engraving.ts';
import { glow, table } from '../objects/ground.ts';

/** A bishop of felt, to wipe pens on, with glass eyes and an expression of having been told. */
export const bishopOfFelt: Engraving = {
  card: 'shadowy',
  palette: 'violet',
  ambient: 0.32,
  lamps: [{ x: 70, y: 90, z: 140, reach: 280, strength: 1.25 }],
  draw: (block) => {
    glow(block, { y: 150, reach: 170, strength: 0.7 });
    table(block, 322, 360, { shade: 0.34 });
    block.form({ shade: 0.46, hatch: 80, round: 30, shadow: 14, tint: '#c79af0' }, (form) => {
      form.cut('62,350! 66,282 86,222 118,196! 182,196! 214,222 234,282 238,350!');
      form.crease('92,230 80,290 84,350', 4, 0.2).crease('208,230 220,290 216,350', 4, 0.2);
    });
    block.form({ shade: 0.9, hatch: 90, round: 6, shadow: 5 }, (form) => {
      form.cut('132,214! 168,214! 178,350! 122,350!');
      for (const y of [244, 276, 308])
        form.crease(`150,${y - 9} 150,${y + 9}`, 5, 0.2).crease(`142,${y - 3} 158,${y - 3}`, 5, 0.2);
    });
    block.form({ shade: 0.86, hatch: 60, round: 26, shadow: 10, tint: '#ffe2c4' }, (form) => {
      form.cut('106,122 102,160 112,196 132,212 150,216 168,212 188,196 198,160 194,122');
      form.disc(103, 164, 9, 14, 0.8).disc(197, 164, 9, 14, 0.8);
      form.crease('150,160 144,178 154,180', 3, 0.36);
      form.crease('132,198 150,193 168,198', 4.4, 0.12);
      form.crease('116,140 128,134 140,140', 5, 0.3).crease('160,140 172,134 184,140', 5, 0.3);
    });
    block.form({ shade: 1, round: 7, shadow: 2, edge: 0.8 }, (form) => {
      form.disc(128, 156, 10, 10, 1).disc(172, 156, 10, 10, 1);
      form.disc(129, 158, 5.6, 5.6, 0.02).disc(171, 158, 5.6, 5.6, 0.02);
    });
    block.form({ shade: 0.5, hatch: 80, round: 20, shadow: 9, tint: '#c79af0' }, (form) => {
      form.cut('100,132! 92,84 118,44 150,24! 182,44 208,84 200,132! 150,122');
      form.crease('98,130 150,119 202,130', 12, 0.95);
    });
    block.form({ shade: 0.95, hatch: 0, round: 3, shadow: 3, tint: '#ffe29a' }, (form) =>
      form.strip('150,46 150,102', 9).strip('132,68 168,68', 9),
    );
  },
};
