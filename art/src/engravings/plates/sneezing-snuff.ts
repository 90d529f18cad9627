import { colour } from '../../drawing/colour.ts';
import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow, table } from '../objects/ground.ts';
import { turned } from '../objects/turned.ts';

const DUST = colour('#c98a4e');

/** A round tin of snuff with its lid off, and some of it in the air. */
export const sneezingSnuff: Engraving = {
  card: 'goods',
  palette: 'verdigris',
  ambient: 0.3,
  lamps: [{ x: 70, y: 70, z: 150, reach: 280, strength: 1.2 }],
  draw: (block) => {
    glow(block, { y: 150, reach: 180, strength: 0.4 });
    table(block, 290, 356, { shade: 0.36 });
    block.form({ shade: 0.62, hatch: 40, round: 8, shadow: 14, tint: '#f0c060' }, (form) =>
      form.at({ x: 216, y: 244, turn: 12 }, () => {
        form
          .cut(disc(0, 0, 62, 70))
          .cut(disc(-5, -2, 56, 64), 0.8)
          .cut(disc(-5, -2, 46, 53), 0.5);
        form.strip('-30,-14 20,-14', 7, 0.95).strip('-24,4 14,4', 5, 0.95).strip('-18,18 8,18', 5, 0.95);
      }),
    );
    turned(block, {
      x: 128,
      y: 340,
      size: 100,
      shade: 0.62,
      tilt: 0.3,
      shadow: 14,
      tint: '#f0c060',
      rings: [
        [0, 0.94],
        [0.02, 0.96],
        [0.6, 0.96],
        [0.62, 0.92],
        [0.74, 0.92],
      ],
      mouth: 0.1,
      rim: 0.07,
      marks: (form) => {
        form.crease('-.96,-.5 -.5,-.28 0,-.22 .5,-.28 .96,-.5', 0.05, 0.2);
        form.patch('-.6,-.16 0,-.02 .6,-.16 .6,.12 0,.25 -.6,.12', 0.95);
        form.crease('-.4,.02 0,.1 .4,.02', 0.06, 0.2);
      },
    });
    block.form({ shade: 0.44, hatch: 20, round: 30, shadow: 0, tint: '#e09858' }, (form) =>
      form.cut('46,266 70,246 104,236 130,222 156,238 188,248 210,266 180,284 128,290 76,284'),
    );
    for (let at = 0; at < 90; at += 1) {
      const up = block.random();
      const x = 130 + (block.random() + block.random() - 1) * (20 + 150 * up);
      const size = 1.6 + 3.4 * block.random();
      block.shine(disc(x, 226 - 180 * up, size, size), 0.55 - 0.3 * up, DUST);
    }
  },
};
