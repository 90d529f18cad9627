import { candle, flame } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { backWall, table } from '../objects/ground.ts';
import { turned } from '../objects/turned.ts';

/** Two candles in their sticks, side by side, one of them shortened. */
export const twoUnevenCandles: Engraving = {
  card: 'persuasive',
  palette: 'rose',
  ambient: 0.26,
  lamps: [
    { x: 104, y: 76, z: 80, reach: 105, strength: 0.62 },
    { x: 200, y: 130, z: 80, reach: 105, strength: 0.62 },
  ],
  draw: (block) => {
    backWall(block, { shade: 0.22, stripe: 40, tint: '#e0a8a0' });
    table(block, 322, 362, { shade: 0.4 });
    for (const [x, y, tall] of [
      [100, 344, 148],
      [202, 352, 88],
    ] as const) {
      turned(block, {
        x,
        y,
        size: 100,
        shade: 0.7,
        tint: '#ffd27a',
        tilt: 0.2,
        shadow: 12,
        rings: [
          [0, 0.46],
          [0.08, 0.4],
          [0.14, 0.14],
          [0.3, 0.09],
          [0.42, 0.17],
          [0.54, 0.09],
          [0.8, 0.11],
          [0.88, 0.24],
          [0.94, 0.24],
        ],
      });
      candle(block, x, y - 92, tall, 28, false);
      flame(block, x + 1, y - 98 - tall, 50, 1.6);
    }
  },
};
