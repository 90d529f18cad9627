import { cathedral } from '../../scene/parts/cathedral.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { diver } from '../../scene/parts/sea-floor.ts';
import { skyline } from '../../scene/parts/skyline.ts';
import type { Piece } from '../motif.ts';
import { domedHall, portico } from './civic.ts';

/** The whole city from above, its Bell-Board hall in the midst. */
export const wholeCity: Piece = (layer, x, y, size) => {
  cathedral(layer, x + size * 1.6, y, size * 1.1, size * 0.9, 0.46);
  portico(layer, x, y, size * 0.62);
  domedHall(layer, x - size * 1.9, y, size * 0.6);
  skyline(layer, { y: y + size * 0.1, unit: 17, least: 30, most: 70, towers: 0.16 });
};

/** Steps that go down under water, a lamp on a chain over them, a diver on the way. */
export const soundingStair: Piece = (layer, x, y, size) => {
  for (let step = 0; step < 13; step += 1) {
    const left = x - size * 1.9 + step * size * 0.25;
    const top = y - size * (1.02 - step * 0.078);
    layer.box(left - size * 2, top, size * 2.25, size * 1.3, 0.34 + step * 0.008, 0);
    layer.box(left, top - 3, size * 0.25, 6, 0.75, 0);
  }
  for (let post = 0; post < 6; post += 1) {
    const at = x - size * 1.8 + post * size * 0.5;
    const top = y - size * (1.05 - post * 0.156);
    layer.line(
      [
        [at, top],
        [at, top - size * 0.3],
      ],
      4,
      0.5,
      90,
    );
    lantern(layer, at, top - size * 0.34, size * 0.05, '#ffd08a');
  }
  diver(layer, x + size * 0.1, y - size * 0.42, size * 0.46);
};
