import { flame } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { backWall } from '../objects/ground.ts';

/** A slice of toast on three prongs, before the bars of a fire. */
export const toastOnAFork: Engraving = {
  card: 'dangerous',
  palette: 'ember',
  ambient: 0.24,
  lamps: [
    { x: 150, y: 330, z: 110, reach: 170, strength: 0.9 },
    { x: 90, y: 40, z: 150, reach: 260, strength: 0.75 },
  ],
  draw: (block) => {
    backWall(block, { shade: 0.2, stripe: 0 });
    block.air(150, 260, 200, 0.34);
    for (const [x, tall] of [
      [28, 70],
      [62, 108],
      [102, 84],
      [198, 84],
      [238, 108],
      [272, 70],
    ] as const)
      flame(block, x, 366, tall, x === 62 || x === 238 ? 1.2 : 0);
    block.form({ shade: 0.26, hatch: 90, round: 4, shadow: 0 }, (form) => {
      for (let x = 6; x < 310; x += 24) form.strip(`${x},330 ${x},392`, 9);
      form.strip('-10,330 310,330', 11);
    });
    const iron = { shade: 0.85, hatch: 90, round: 5, shadow: 12, tint: '#e8e6e0' };
    block.form(iron, (form) => {
      for (const x of [96, 150, 204]) form.cut(`${x},22! ${x + 7},48! ${x + 5},90! ${x - 5},90! ${x - 7},48!`);
    });
    block.form({ shade: 0.46, hatch: 4, round: 10, shadow: 14, tint: '#e8a860' }, (form) =>
      form.cut('80,232! 80,134 58,116 64,80 100,64 150,70 200,64 236,80 242,116 220,134 220,232!'),
    );
    block.form({ shade: 0.84, hatch: 80, round: 8, shadow: 0, edge: 0.3, tint: '#ffd890' }, (form) => {
      form.cut('91,222! 91,130 70,112 75,88 102,76 150,82 198,76 225,88 230,112 209,130 209,222!');
      form.patch('112,196 106,146 128,112 172,112 194,146 188,196 150,206', 0.6);
      for (let at = 0; at < 14; at += 1) form.disc(100 + 100 * block.random(), 96 + 116 * block.random(), 3, 2.2, 0.45);
    });
    block.form(iron, (form) => {
      for (const x of [96, 150, 204]) form.strip(`${x},262 ${x},176`, 9);
      form.strip('96,258 108,274 150,282 192,274 204,258', 10).strip('150,258 150,330', 12);
    });
    block.form({ ...iron, shade: 0.62, round: 8, tint: '#d09050' }, (form) => form.strip('150,326 150,400', 21));
  },
};
