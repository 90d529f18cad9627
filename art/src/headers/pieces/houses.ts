import { house } from '../../scene/parts/house.ts';
import { candle, lantern, streetLamp } from '../../scene/parts/lamps.ts';
import { railing } from '../../scene/parts/railing.ts';
import { chimney } from '../../scene/parts/rooftops.ts';
import { paintWindow } from '../../scene/parts/windows.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** A lit front door with its hood and step. */
export function frontDoor(layer: SceneLayer, x: number, y: number, height: number, light = 0.8, colour?: string): void {
  layer.place(x, y, height, () => {
    layer.box(-0.33, -1.08, 0.66, 1.08, 0.55);
    layer.box(-0.24, -0.8, 0.48, 0.8, 0.14);
    layer.fill(
      [
        [-0.46, -1.06],
        [0, -1.32],
        [0.46, -1.06],
      ],
      0.5,
      0,
    );
    layer.box(-0.4, -0.06, 0.8, 0.06, 0.6, 0);
    const fan = 'M-.24-.8A.24 .2 0 0 1 .24-.8Z';
    layer.light(fan, colour ?? layer.lamp, light);
    layer.light(
      [
        [-0.2, -0.03],
        [-0.2, -0.74],
        [0.02, -0.74],
        [0.02, -0.03],
      ],
      colour ?? layer.lamp,
      light * 0.5,
    );
  });
}

/** The square of Lampwick: the tallest lamp in the city, and somebody up a ladder at it. */
export const lampAndLadder: Piece = (layer, x, y, size) => {
  layer.box(x - size * 0.22, y - size * 0.1, size * 0.44, size * 0.12, 0.42, 0);
  layer.box(x - size * 0.15, y - size * 0.17, size * 0.3, size * 0.09, 0.5, 0);
  streetLamp(layer, x, y - size * 0.15, size * 0.95, 0.28);
  streetLamp(layer, x, y - size * 0.15, size * 0.95, 0.28);
  layer.place(x, y, size, () => {
    for (const side of [0, 0.05])
      layer.line(
        [
          [0.3 + side, 0],
          [0.07 + side, -0.88],
        ],
        0.013,
        0.16,
        90,
      );
    for (let rung = 1; rung < 15; rung += 1) {
      const at = [0.3 - (0.23 * rung) / 15, (-0.88 * rung) / 15] as const;
      layer.line([at, [at[0] + 0.05, at[1]]], 0.009, 0.16);
    }
    layer.fill('M.13-.6L.2-.61C.2-.68 .19-.74 .16-.77L.13-.79L.09-.77C.09-.7 .1-.65 .13-.6Z', 0.07);
    layer.line(
      [
        [0.15, -0.62],
        [0.2, -0.5],
        [0.2, -0.42],
      ],
      0.026,
      0.07,
    );
    layer.line(
      [
        [0.13, -0.76],
        [0.05, -0.88],
      ],
      0.018,
      0.07,
    );
    layer.disc(0.125, -0.825, 0.026, 0.07);
    layer.box(0.095, -0.87, 0.06, 0.03, 0.07);
  });
};

/** Number Nine: a narrow house behind a garden gate. */
export const gardenGate: Piece = (layer, x, y, size) => {
  for (const at of [-1.5, -1.02, -0.54, 0.42, 0.9, 1.38]) {
    house(layer, x + at * size, y, size * 0.46, size * 0.62, {
      roof: 'side',
      shade: 0.34,
      storey: size * 0.17,
      lit: 0.25,
    });
  }
  house(layer, x - size * 0.3, y, size * 0.6, size * 0.68, { roof: 'gable', shade: 0.5, storey: size * 0.17, lit: 1 });
  frontDoor(layer, x - size * 0.02, y, size * 0.26, 1, '#ffc27a');
  railing(layer, x - size * 1.6, x - size * 0.13, y + size * 0.03, size * 0.16, 0.16);
  railing(layer, x + size * 0.13, x + size * 1.9, y + size * 0.03, size * 0.16, 0.16);
  layer.line(
    `M${x - size * 0.14} ${y + size * 0.03}V${y - size * 0.3}A${size * 0.14} ${size * 0.16} 0 0 1 ${x + size * 0.14} ${y - size * 0.3}V${y + size * 0.03}`,
    size * 0.018,
    0.14,
    90,
  );
  lantern(layer, x, y - size * 0.42, size * 0.055);
};

/** The club: a tall front, every window lit but two, which hold a candle each. */
export const expectedHouse: Piece = (layer, x, y, size) => {
  const wide = size * 0.78;
  house(layer, x - wide * 1.32, y, wide * 0.8, size * 0.62, {
    roof: 'stepped',
    shade: 0.34,
    lit: 0.2,
    storey: size * 0.15,
  });
  house(layer, x + wide * 0.52, y, wide * 0.8, size * 0.58, {
    roof: 'side',
    shade: 0.32,
    lit: 0.2,
    storey: size * 0.15,
  });
  layer.box(x - wide / 2, y - size * 0.82, wide, size * 0.82, 0.52);
  layer.fill(
    [
      [x - wide * 0.54, y - size * 0.82],
      [x - wide * 0.42, y - size],
      [x + wide * 0.42, y - size],
      [x + wide * 0.54, y - size * 0.82],
    ],
    0.36,
    84,
  );
  for (const at of [-0.36, 0.3]) chimney(layer, x + at * wide, y - size * 0.96, size * 0.06, size * 0.14, 0.4);
  for (const band of [0.28, 0.56, 0.82]) layer.box(x - wide * 0.52, y - size * band - 3, wide * 1.04, 6, 0.66, 0);
  for (let row = 0; row < 3; row += 1) {
    for (let at = -2; at <= 2; at += 1) {
      if (row === 0 && at === 0) continue;
      const pane = {
        x: x + at * wide * 0.19,
        y: y - size * (0.05 + row * 0.27),
        width: size * 0.075,
        height: size * 0.17,
      };
      paintWindow(layer, 'sash', pane, row === 1 && Math.abs(at) === 1 ? 0.12 : 0.85);
      if (row === 1 && Math.abs(at) === 1) candle(layer, pane.x, pane.y, size * 0.055);
    }
  }
  frontDoor(layer, x, y, size * 0.24, 1, '#ffd28a');
};

/** The Sitters' house: low and long, one candle in each window. */
export const candleHouse: Piece = (layer, x, y, size) => {
  layer.box(x - size * 0.95, y - size * 0.5, size * 1.9, size * 0.52, 0.42);
  layer.fill(
    [
      [x - size * 1.04, y - size * 0.48],
      [x - size * 0.86, y - size * 0.86],
      [x + size * 0.86, y - size * 0.86],
      [x + size * 1.04, y - size * 0.48],
    ],
    0.32,
    84,
  );
  for (const at of [-0.7, 0.1, 0.62]) chimney(layer, x + at * size, y - size * 0.82, size * 0.1, size * 0.2, 0.32);
  for (let at = 0; at < 7; at += 1) {
    const pane = { x: x + size * (-0.8 + (1.6 * at) / 6), y: y - size * 0.14, width: size * 0.12, height: size * 0.23 };
    if (at === 3) continue;
    paintWindow(layer, 'sash', pane, 0.34);
    candle(layer, pane.x, pane.y, size * 0.11);
  }
  for (const at of [-0.5, 0, 0.5]) {
    const pane = { x: x + at * size, y: y - size * 0.56, width: size * 0.09, height: size * 0.15 };
    layer.fill(
      [
        [pane.x - size * 0.1, pane.y + 3],
        [pane.x, pane.y - size * 0.24],
        [pane.x + size * 0.1, pane.y + 3],
      ],
      0.4,
    );
    paintWindow(layer, 'lancet', pane, 0.34);
    candle(layer, pane.x, pane.y, size * 0.08);
  }
  frontDoor(layer, x, y, size * 0.32, 0.9);
};

/** A walled yard with one round-topped door, and felt hung over the wall to air. */
export const feltYard: Piece = (layer, x, y, size) => {
  layer.box(x - size * 0.7, y - size * 0.95, size * 1.4, size * 0.6, 0.36);
  for (let pane = 0; pane < 7; pane += 1)
    paintWindow(
      layer,
      'round',
      { x: x + size * (-0.57 + 0.19 * pane), y: y - size * 0.68, width: size * 0.1, height: size * 0.1 },
      pane === 4 ? 0.9 : 0,
    );
  layer.box(x - size * 2.4, y - size * 0.55, size * 4.8, size * 0.57, 0.44, 0);
  layer.box(x - size * 2.4, y - size * 0.58, size * 4.8, size * 0.05, 0.6, 0);
  for (const at of [-1.8, -1.42, -1.05, 0.75, 1.12, 1.6]) {
    const [left, right] = [x + at * size, x + (at + 0.3) * size];
    const drop = y - size * layer.random.between(0.12, 0.26);
    layer.fill(`M${left} ${y - size * 0.6}H${right}V${drop}Q${(left + right) / 2} ${drop + 10} ${left} ${drop}Z`, 0.58);
  }
  const door = 'M-.2 0V-.3A.2 .2 0 0 1 .2-.3V0Z';
  layer.place(x, y, size, () => {
    layer.fill('M-.26 0V-.3A.26 .26 0 0 1 .26-.3V0Z', 0.62);
    layer.fill(door, 0.24);
    for (let row = 0; row < 4; row += 1)
      for (let at = -1; at <= 1; at += 1) layer.disc(at * 0.1, -0.1 - 0.11 * row, 0.022, 0.5);
  });
  lantern(layer, x, y - size * 0.66, size * 0.06);
};
