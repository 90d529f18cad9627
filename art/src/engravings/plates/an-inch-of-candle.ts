import { flame } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { glow, table } from '../objects/ground.ts';
import { turned } from '../objects/turned.ts';

/** An inch of candle in a brass dish, burning in its own wax. */
export const anInchOfCandle: Engraving = {
  card: 'mystery',
  palette: 'verdigris',
  ambient: 0.22,
  lamps: [{ x: 152, y: 150, z: 70, reach: 150, strength: 1.5 }],
  draw: (block) => {
    glow(block, { y: 150, reach: 170, strength: 0.36 });
    table(block, 296, 348, { shade: 0.34 });
    block.form({ shade: 0.62, hatch: 0, round: 10, shadow: 12, tint: '#e8bf6a' }, (form) => {
      form.strip('232,300 270,284 274,322 238,320', 10);
      form.disc(150, 312, 104, 30);
      form.disc(150, 304, 84, 20, 0.3);
    });
    turned(block, {
      x: 150,
      y: 302,
      size: 100,
      shade: 0.95,
      tilt: 0.2,
      rings: [
        [0, 0.62],
        [0.06, 0.56],
        [0.12, 0.46],
        [0.5, 0.44],
        [0.98, 0.43],
      ],
      mouth: 0.82,
      rim: 0.1,
    });
    block.form({ shade: 0.98, hatch: 90, round: 8, shadow: 4 }, (form) => {
      form.cut('108,206 104,230 106,268 114,276 120,262 122,224 130,208');
      form.cut('176,206 178,226 182,246 190,250 195,238 195,206');
      form.cut('136,212 138,228 144,236 150,226 152,212');
    });
    block.form({ shade: 0.05, round: 0, shadow: 0 }, (form) => form.strip('150,206 150,190 153,176', 4));
    flame(block, 152, 184, 122, 1.3);
  },
};
