import { lantern } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { turned } from '../objects/turned.ts';

/** A table that runs away from the eye between its benches, with a bowl at each place. */
export const longTableOfSoup: Engraving = {
  card: 'goods',
  palette: 'ember',
  ambient: 0.28,
  lamps: [{ x: 150, y: 100, z: 110, reach: 210, strength: 1.3 }],
  draw: (block) => {
    block.air(150, 100, 170, 0.4);
    block.form({ shade: 0.24, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 148, 320, 260));
    for (const side of [-1, 1])
      block.form({ shade: 0.5, hatch: 70, round: 4, shadow: 10, tint: '#d8a878' }, (form) =>
        form.cut(`${150 + 44 * side},176! ${150 + 54 * side},176! ${150 + 190 * side},400! ${150 + 134 * side},400!`),
      );
    block.form({ shade: 0.62, hatch: 90, round: 4, shadow: 14, tint: '#e9c290' }, (form) => {
      form.cut('124,156! 176,156! 268,400! 32,400!');
      for (const at of [-2, -1, 0, 1, 2]) form.crease(`${150 + at * 9},156 ${150 + at * 42},400`, 2.4, 0.26);
    });
    for (const [y, size] of [
      [166, 9],
      [180, 13],
      [202, 19],
      [236, 28],
      [288, 41],
      [372, 60],
    ] as const)
      for (const side of [-1, 1])
        turned(block, {
          x: 150 + side * (8 + (y - 140) * 0.29),
          y,
          size,
          shade: 0.96,
          tilt: 0.3,
          shadow: size * 0.12,
          rings: [
            [0, 0.3],
            [0.1, 0.4],
            [0.34, 0.66],
            [0.46, 0.72],
          ],
          mouth: 0.26,
          rim: 0.14,
        });
    block.form({ shade: 0.8, hatch: 80, round: 5, shadow: 8 }, (form) =>
      form.strip('150,352 150,262', 8).cut('132,352 150,344 168,352 166,368 150,376 134,368'),
    );
    lantern(block, 150, 20, 92);
  },
};
