import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow, table } from '../objects/ground.ts';
import { turned } from '../objects/turned.ts';

/** A stoppered phial with a laugh in it. */
export const oldLaughter: Engraving = {
  card: 'mystery',
  palette: 'abyss',
  ambient: 0.3,
  lamps: [
    { x: 150, y: 250, z: 60, reach: 120, strength: 0.8 },
    { x: 60, y: 80, z: 140, reach: 260, strength: 0.8, colour: '#ffd9a0' },
  ],
  draw: (block) => {
    glow(block, { y: 200, reach: 150, strength: 0.7 });
    table(block, 318, 358, { shade: 0.34 });
    turned(block, {
      x: 150,
      y: 344,
      size: 100,
      shade: 0.56,
      tilt: 0.2,
      tint: '#b6f2df',
      rings: [
        [0, 0.7],
        [0.1, 0.82],
        [0.6, 0.88],
        [1.1, 0.74],
        [1.5, 0.4],
        [1.66, 0.3],
        [2.2, 0.28],
        [2.24, 0.42],
        [2.34, 0.42],
      ],
      marks: (form) => {
        form.crease('-.62,-.3 -.66,-.7 -.5,-1.1', 0.1, 0.98);
        form.crease('.6,-.2 .66,-.6', 0.06, 0.8);
      },
    });
    block.shine(disc(150, 262, 52, 52), 0.5);
    block.form({ shade: 0.04, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.cut('100,246! 126,256 150,259 174,256 200,246! 194,282 174,302 150,308 126,302 106,282');
    });
    block.form({ shade: 1, hatch: 90, round: 3, shadow: 0, edge: 0.3 }, (form) => {
      form.cut('106,251! 128,259 150,262 172,259 194,251! 190,266 170,274 150,276 130,274 110,266');
      for (const x of [118, 132, 150, 168, 182]) form.crease(`${x},250 ${x},280`, 2, 0.3);
    });
    for (const [x, y, r] of [
      [140, 220, 9],
      [164, 200, 7],
      [146, 176, 6],
      [152, 150, 4],
      [112, 226, 5],
      [188, 226, 5],
    ] as const)
      block.shine(disc(x, y, r, r), 0.9);
    block.form({ shade: 0.56, hatch: 80, round: 12, shadow: 5, tint: '#d9a066' }, (form) => {
      form.cut('124,114! 128,66! 172,66! 176,114!').disc(150, 66, 22, 6, 0.75);
      for (let at = 0; at < 10; at += 1)
        form.crease(
          `${126 + 48 * block.random()},${74 + 36 * block.random()} ${130 + 40 * block.random()},${90}`,
          2,
          0.3,
        );
    });
    block.form({ shade: 0.8, hatch: 10, round: 4, shadow: 3 }, (form) => form.box(116, 108, 68, 9));
  },
};
