import { bridge } from '../../scene/parts/bridge.ts';
import { crane, jetty } from '../../scene/parts/dock.ts';
import { house } from '../../scene/parts/house.ts';
import { lantern, streetLamp } from '../../scene/parts/lamps.ts';
import { hulk, rowingBoat, ship } from '../../scene/parts/ships.ts';
import { tower } from '../../scene/parts/tower.ts';

import type { Piece } from '../motif.ts';

/** Tallow Wharf: a crane on its jetty between two ships. */
export const craneAndShips: Piece = (layer, x, y, size) => {
  ship(layer, x - size * 1.9, y - 6, size * 0.66);
  ship(layer, x + size * 2.4, y - 4, size * 0.58, { mirrored: true, steam: true });
  jetty(layer, x - size * 0.8, x + size * 1.1, y - size * 0.1, size * 0.2);
  crane(layer, x, y - size * 0.1, size * 0.95, { mirrored: true });
};

/** The Customs-House: square to the water, every window lit but the one that is bricked up. */
export const customsHouse: Piece = (layer, x, y, size) => {
  const wide = size * 2;
  layer.box(x - wide * 0.75, y - size * 0.08, wide * 1.5, size * 0.2, 0.4, 0);
  layer.box(x - wide / 2, y - size * 0.95, wide, size * 0.88, 0.5);
  layer.box(x - wide * 0.53, y - size, wide * 1.06, size * 0.06, 0.66, 0);
  layer.fill(
    [
      [x - wide * 0.5, y - size],
      [x - wide * 0.4, y - size * 1.24],
      [x + wide * 0.4, y - size * 1.24],
      [x + wide * 0.5, y - size],
    ],
    0.36,
    84,
  );
  tower(layer, x, y - size * 1.16, size * 0.24, size * 0.24, { top: 'dome', lit: 1, shade: 0.48 });
  for (let row = 0; row < 3; row += 1) {
    for (let at = 0; at < 9; at += 1) {
      const left = x + wide * (-0.45 + (0.9 * at) / 8) - size * 0.045;
      const top = y - size * (0.84 - row * 0.25);
      layer.box(left, top, size * 0.09, size * 0.16, 0.12);
      if (row === 1 && at === 5)
        for (let brick = 0; brick < 5; brick += 1)
          layer.box(left, top + brick * size * 0.033, size * 0.09, size * 0.026, 0.6, 0);
      else
        layer.light(
          [
            [left, top],
            [left + size * 0.09, top],
            [left + size * 0.09, top + size * 0.16],
            [left, top + size * 0.16],
          ],
          layer.lamp,
          0.85,
        );
      layer.shadeLights(
        [
          [left + size * 0.045, top],
          [left + size * 0.045, top + size * 0.16],
        ],
        1.6,
        1,
      );
      layer.shadeLights(
        [
          [left, top + size * 0.08],
          [left + size * 0.09, top + size * 0.08],
        ],
        1.6,
        1,
      );
    }
  }
};

/** The Second Helping: a small steamer with a large funnel, her stove lit. */
export const steamer: Piece = (layer, x, y, size) => {
  ship(layer, x, y, size * 1.25, { steam: true, shade: 0.34, lit: 1 });
  layer.smoke(x, y - size * 1, size * 0.3);
};

/** The middle of the bridge: a gap between the houses, a lamp, and a top hat left on the parapet. */
export const greatBridge: Piece = (layer, x, y, size) => {
  const road = y - size * 0.62;
  const span = { y: road, rise: size * 0.62, foot: y + 30, shade: 0.4, hasLamps: false };
  bridge(layer, { ...span, from: -60, to: layer.width + 60, arches: 7 });
  const gap = size * 0.85;
  for (const [from, to] of [
    [-60, x - gap],
    [x + gap, layer.width + 60],
  ] as const) {
    for (let at = from; at < to - 20; ) {
      const width = Math.min(size * layer.random.between(0.25, 0.45), to - at);
      house(layer, at, road, width, size * layer.random.between(0.36, 0.8), { shade: 0.42, storey: size * 0.11 });
      at += width * 0.98;
    }
  }
  streetLamp(layer, x - size * 0.3, road - size * 0.06, size * 0.62);
  layer.box(x + size * 0.06, road - size * 0.2, size * 0.16, size * 0.22, 0.5);
  layer.place(x + size * 0.14, road - size * 0.2, size * 0.3, () => {
    layer.fill('M-.36 0Q0 .06 .36 0V-.06H.22L.25-.62Q0-.68-.25-.62L-.22-.06H-.36Z', 0.05);
    layer.line(
      [
        [-0.22, -0.14],
        [0.22, -0.14],
      ],
      0.06,
      0.4,
    );
  });
};

/** The hulk, and a basket going up on a rope. */
export const hulkAndBasket: Piece = (layer, x, y, size) => {
  hulk(layer, x, y, size * 0.95, 0.5);
  layer.line(
    [
      [x - size * 0.5, y - size * 1.1],
      [x - size * 0.5, y - size * 0.2],
    ],
    1.6,
    0.6,
    90,
  );
  layer.box(x - size * 0.57, y - size * 0.3, size * 0.14, size * 0.12, 0.6, 0);
  rowingBoat(layer, x - size * 0.5, y + size * 0.1, size * 0.3, 0.2);
  lantern(layer, x - size * 0.66, y - 2, size * 0.06);
};

/** Ships moored side to side round a common lamp, washing between their masts. */
export const ringOfShips: Piece = (layer, x, y, size) => {
  for (const [at, down, big, flip] of [
    [-2.3, -0.06, 0.6, false],
    [2.3, -0.06, 0.6, true],
    [-1.35, 0, 0.78, false],
    [1.35, 0, 0.78, true],
    [-0.3, 0.07, 0.85, true],
    [0.75, 0.06, 0.7, false],
  ] as const) {
    ship(layer, x + at * size, y + down * size, size * big, { mirrored: flip, shade: 0.32, lit: 0.9 });
  }
  for (const at of [-1.7, -0.8, 0.2, 1.1])
    house(layer, x + at * size, y - size * 0.12, size * 0.3, size * 0.22, {
      roof: 'gable',
      shade: 0.4,
      lit: 1,
      storey: size * 0.12,
    });
  layer.flame(x, y - size * 1.5, size * 0.05, '#fff1cf');
};

/** The mouth of the harbour: two moles with a lit tower on each, and a chain of lamps home. */
export const harbourMouth: Piece = (layer, x, y, size) => {
  for (const side of [-1, 1]) {
    const end = x + side * size * 0.75;
    const far = side < 0 ? -20 : layer.width + 20;
    layer.fill(
      [
        [end, y + 8],
        [end + side * 12, y - size * 0.18],
        [far, y - size * 0.26],
        [far, y + 12],
      ],
      0.4,
      0,
    );
    tower(layer, end + side * size * 0.2, y - size * 0.16, size * 0.24, size * (side < 0 ? 0.8 : 0.62), {
      top: 'dome',
      lit: 0.7,
      shade: 0.48,
    });
    for (let post = 1; post < 7; post += 1) lantern(layer, end + side * size * 0.42 * post, y - size * 0.3, 8);
    for (let shed = 1; shed < 5; shed += 1)
      house(layer, end + side * size * (0.5 + 0.6 * shed) - 20, y - size * 0.2, size * 0.4, size * 0.2, {
        roof: 'side',
        storey: 18,
      });
  }
  ship(layer, x, y + 10, size * 0.45, { shade: 0.3 });
};
