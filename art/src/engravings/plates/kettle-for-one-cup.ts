import { colour } from '../../drawing/colour.ts';
import type { Engraving } from '../engraving.ts';
import { steam } from '../objects/steam.ts';
import { turned } from '../objects/turned.ts';

const EMBER = colour('#ff8a3a');

/** A small kettle on a hob, boiling. */
export const kettleForOneCup: Engraving = {
  card: 'goods',
  palette: 'abyss',
  ambient: 0.32,
  lamps: [
    { x: 150, y: 350, z: 80, reach: 110, strength: 0.9, colour: '#ff9a4a' },
    { x: 80, y: 70, z: 140, reach: 280, strength: 1.15, colour: '#ffd9a0' },
  ],
  draw: (block) => {
    block.air(150, 170, 190, 0.42);
    const copper = { shade: 0.62, hatch: 90, shadow: 12, tint: '#ff9c62' };
    block.form({ shade: 0.4, hatch: 60, round: 7, shadow: 8 }, (form) =>
      form.strip('92,206 90,120 122,76 172,64 222,76 254,120 252,206', 13),
    );
    block.form({ ...copper, round: 10 }, (form) => {
      form.cut('92,262! 60,226 46,190 30,178! 32,166! 64,160! 74,196 104,220!');
      form.crease('32,172 60,166', 4, 0.1);
    });
    turned(block, {
      ...copper,
      x: 172,
      y: 322,
      size: 100,
      tilt: 0.2,
      rings: [
        [0, 0.84],
        [0.1, 0.96],
        [0.4, 1],
        [0.8, 0.9],
        [1.1, 0.6],
        [1.2, 0.42],
      ],
      marks: (form) => form.crease('-.7,-.3 -.74,-.6 -.56,-.92', 0.09, 0.98),
    });
    turned(block, {
      ...copper,
      shade: 0.75,
      x: 172,
      y: 204,
      size: 100,
      tilt: 0.22,
      rings: [
        [0, 0.46],
        [0.08, 0.44],
        [0.2, 0.2],
        [0.22, 0.06],
        [0.3, 0.1],
        [0.4, 0.05],
      ],
    });
    steam(block, 50, 156, 84, 0.6);
    block.form({ shade: 0.3, hatch: 0, round: 6, shadow: 8 }, (form) =>
      form.box(-10, 328, 320, 20, 0.5).box(-10, 348, 320, 60, 0.22),
    );
    block.shine('40,362! 260,362! 260,376! 40,376!', 0.9, EMBER);
    block.form({ shade: 0.1, round: 0, shadow: 0 }, (form) => {
      for (let x = 40; x <= 260; x += 22) form.strip(`${x},358 ${x},380`, 7);
    });
  },
};
