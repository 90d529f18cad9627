import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { candle, dish } from '../parts/lights.ts';
import { counterFront, shelf, tableTop, wall } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** Mr Pell, before a wall of candles, slides one across the counter. */
export const oneCandle: Scene = {
  palette: 'gas',
  lamps: [{ x: 296, y: 236, z: 90, reach: 170, strength: 1.2 }],
  draw: (block) => {
    wall(block, { shade: 0.26, stripe: 0, panels: false });
    for (const [row, y] of [72, 158, 244, 330].entries()) {
      shelf(block, -10, y, 740, 0.34);
      for (let x = 14 + (row % 2) * 10; x < 720; x += 21) {
        const tall = 44 + 12 * block.random();
        block.form({ shade: 0.62, hatch: 90, round: 4, shadow: 3 }, (form) =>
          form.box(x, y - tall, 11, tall).strip(`${x + 5},${y - tall} ${x + 6},${y - tall - 4}`, 1.4, 0.1),
        );
      }
    }
    sitter(block, {
      x: 520,
      y: 246,
      size: 150,
      looksLeft: true,
      bent: 6,
      face: { nose: 'long', brow: 'high', chin: 'small' },
      bust: 'bowed',
      dress: 'wing',
      hair: 'bald',
      beard: 'burnsides',
      hat: 'smoking',
      hatShade: 0.34,
      hairShade: 0.5,
      things: ['spectacles'],
      dressShade: 0.34,
    });
    tableTop(block, 368, 440, { shade: 0.5 });
    dish(block, 292, 400, 104);
    candle(block, 292, 396, 128, 25);
    arm(block, {
      shoulder: [592, 318],
      elbow: [604, 420],
      wrist: [404, 398],
      thick: 72,
      pose: 'flat',
      size: 0.78,
      sleeve: 0.36,
    });
    block.form({ shade: 0.86, hatch: 10, round: 0, shadow: 6 }, (form) => {
      form.cut('60,398! 190,390! 214,436! 40,442!');
      for (let line = 0; line < 7; line += 1)
        form.crease(`${70 - line * 2},${404 + line * 5} ${186 + line * 3},${397 + line * 5.4}`, 1.4, 0.3);
    });
    counterFront(block, 440);
  },
};
