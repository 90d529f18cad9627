import type { Block } from '../../scenes/block.ts';
import type { Engraving } from '../engraving.ts';
import { backWall, table } from '../objects/ground.ts';
import { turned } from '../objects/turned.ts';

/** A shop's brass scales, a flat-iron in one pan and weights in the other. */
export const weighedByHand: Engraving = {
  card: 'goods',
  palette: 'ember',
  ambient: 0.28,
  lamps: [{ x: 100, y: 50, z: 140, reach: 270, strength: 1.3 }],
  draw: (block) => {
    backWall(block, { shade: 0.22, stripe: 0 });
    block.form({ shade: 0.4, hatch: 0, round: 4, shadow: 8, tint: '#d8a878' }, (form) => {
      for (const y of [110, 226])
        for (const x of [6, 106, 206]) form.box(x, y - 100, 90, 104, 0.28).disc(x + 45, y - 44, 7, 7, 0.4);
    });
    table(block, 318, 358, { shade: 0.46 });
    const brass = { shade: 0.72, tint: '#ffd06a', hatch: 90, shadow: 10 };
    turned(block, {
      ...brass,
      x: 150,
      y: 342,
      size: 100,
      tilt: 0.18,
      rings: [
        [0, 0.62],
        [0.07, 0.56],
        [0.14, 0.2],
        [0.5, 0.1],
        [1.4, 0.08],
        [2.5, 0.07],
        [2.56, 0.14],
        [2.72, 0.04],
      ],
    });
    block.form({ ...brass, round: 6 }, (form) =>
      form.strip('62,120 100,101 150,92 200,85 238,80', 13).disc(150, 92, 15, 15),
    );
    pan(block, 66, 122, 268);
    pan(block, 234, 82, 206);
    block.form({ shade: 0.44, hatch: 20, round: 14, shadow: 8, tint: '#c8d0dc' }, (form) => {
      form.cut('30,262! 34,244 60,228 98,230! 100,262!');
      form.strip('50,228 54,204 84,204 88,230', 9);
    });
    for (const [x, y, size] of [
      [222, 200, 22],
      [252, 201, 17],
    ] as const)
      turned(block, {
        ...brass,
        x,
        y,
        size,
        tilt: 0.2,
        shadow: 5,
        rings: [
          [0, 0.6],
          [0.9, 0.6],
          [1, 0.24],
          [1.2, 0.2],
          [1.3, 0.36],
          [1.5, 0.3],
        ],
      });
    for (const [x, y] of [
      [66, 268],
      [234, 206],
    ] as const)
      block.form({ ...brass, round: 10 }, (form) =>
        form.cut(
          `${x - 46},${y - 4}! ${x},${y + 2} ${x + 46},${y - 4}! ${x + 34},${y + 18} ${x},${y + 28} ${x - 34},${y + 18}`,
        ),
      );
  },
};

/** The chains of a pan, from the beam's end down, and its far rim. */
function pan(block: Block, x: number, top: number, y: number): void {
  block.form({ shade: 0.8, round: 2, shadow: 4, tint: '#ffd06a' }, (form) => {
    form.strip(`${x},${top} ${x - 43},${y - 4}`, 3).strip(`${x},${top} ${x + 43},${y - 4}`, 3);
    form.disc(x, top, 6, 6).disc(x, y - 4, 46, 8, 0.4);
  });
}
