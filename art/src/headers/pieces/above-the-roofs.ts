import { person } from '../../scene/parts/figures.ts';
import { blade, mushroom } from '../../scene/parts/fungi.ts';
import { house } from '../../scene/parts/house.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { chimney } from '../../scene/parts/rooftops.ts';
import { dome } from '../../scene/parts/spires.ts';
import { windowGrid } from '../../scene/parts/windows.ts';
import { discOf } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** Lamp Observatory: a dome open to no stars, a telescope out of it. */
export const telescopeDome: Piece = (layer, x, y, size) => {
  layer.box(x - size * 0.42, y - size * 0.5, size * 0.84, size * 0.52, 0.46);
  windowGrid(layer, { x: x - size * 0.4, y: y - size * 0.04, width: size * 0.8, height: size * 0.4 }, size * 0.16, {
    kind: 'lancet',
    lit: 0.6,
  });
  layer.box(x - size * 0.46, y - size * 0.54, size * 0.92, size * 0.06, 0.62, 0);
  layer.line(
    [
      [x + size * 0.02, y - size * 0.72],
      [x + size * 0.72, y - size * 1.28],
    ],
    size * 0.12,
    0.36,
    140,
  );
  layer.line(
    [
      [x + size * 0.6, y - size * 1.18],
      [x + size * 0.78, y - size * 1.33],
    ],
    size * 0.15,
    0.5,
    140,
  );
  layer.fill(
    `M${x - size * 0.42} ${y - size * 0.54}A${size * 0.42} ${size * 0.42} 0 0 1 ${x + size * 0.12} ${y - size * 0.94}L${x + size * 0.02} ${y - size * 0.54}Z`,
    0.5,
    110,
  );
  layer.fill(
    `M${x + size * 0.42} ${y - size * 0.54}A${size * 0.42} ${size * 0.42} 0 0 0 ${x + size * 0.3} ${y - size * 0.83}L${x + size * 0.12} ${y - size * 0.54}Z`,
    0.42,
    70,
  );
  layer.light(
    [
      [x + size * 0.02, y - size * 0.55],
      [x + size * 0.11, y - size * 0.9],
      [x + size * 0.27, y - size * 0.8],
      [x + size * 0.12, y - size * 0.55],
    ],
    layer.lamp,
    0.7,
  );
  house(layer, x - size * 1.1, y, size * 0.5, size * 0.3, { roof: 'hip', storey: size * 0.16 });
};

/** The Scaffold: poles and ladders up past the picture, a crack with one small lamp at the top. */
export const scaffold: Piece = (layer, x, y, size) => {
  const storeys = 9;
  for (let post = -3; post <= 3; post += 1)
    layer.line(
      [
        [x + post * size * 0.24, y + 60],
        [x + post * size * 0.19, y - size * 1.9],
      ],
      5,
      0.5,
      90,
    );
  for (let storey = 0; storey < storeys; storey += 1) {
    const at = y - size * 0.2 * storey;
    const half = size * (0.76 - storey * 0.02);
    layer.line(
      [
        [x - half, at],
        [x + half, at],
      ],
      6,
      0.62,
    );
    const side = storey % 2 === 0 ? -1 : 1;
    layer.line(
      [
        [x + side * half * 0.7, at],
        [x + side * half * 0.2, at - size * 0.2],
      ],
      3,
      0.34,
    );
    layer.line(
      [
        [x + side * half * 0.78, at],
        [x + side * half * 0.28, at - size * 0.2],
      ],
      3,
      0.34,
    );
    layer.line(
      [
        [x - half, at],
        [x - half + size * 0.24, at - size * 0.2],
      ],
      2,
      0.4,
    );
    layer.line(
      [
        [x + half, at],
        [x + half - size * 0.24, at - size * 0.2],
      ],
      2,
      0.4,
    );
    if (storey % 2 === 1) lantern(layer, x - side * half * 0.5, at - 9, 9);
  }
  person(layer, x + size * 0.2, y - size * 0.4, size * 0.17, { hat: 'cap', lamp: true });
};

/** The crack in the roof, and what is tended there. */
export const lampInCrack: Piece = (layer, x, _y, size) => {
  const edge = (side: number) =>
    [0, 0.12, 0.22, 0.34, 0.46].map((down, at): readonly [number, number] => [
      x + side * size * (0.3 - at * 0.065) + ((at * 37) % 11) * 2,
      down * size * 1.1,
    ]);
  layer.fill([...edge(-1), ...edge(1).reverse()], 0.06);
  layer.light(discOf(x, size * 0.2, size * 0.09, size * 0.2), '#ffcf86', 0.3);
  lantern(layer, x, size * 0.26, size * 0.06);
};

/** The Governor's one cabbage, under glass, with a guard each side. */
export const guardedCabbage: Piece = (layer, x, y, size) => {
  layer.box(x - size * 3, y - size * 0.16, size * 6, size * 0.4, 0.4, 0);
  layer.box(x - size * 3, y - size * 0.2, size * 6, size * 0.06, 0.6, 0);
  layer.box(x - size * 0.5, y - size * 0.36, size, size * 0.18, 0.5, 0);
  for (let leaf = 0; leaf < 15; leaf += 1) {
    const turn = (leaf / 14 - 0.5) * 2.6;
    layer.place(
      x,
      y - size * 0.36,
      size * 0.36,
      () => {
        layer.fill('M0 .05C-.3-.2-.34-.7 0-.95C.34-.7 .3-.2 0 .05Z', leaf % 2 === 0 ? 0.72 : 0.52, 90 + leaf * 8);
        layer.line(
          [
            [0, 0],
            [0, -0.8],
          ],
          0.02,
          0.85,
          90,
        );
      },
      { turn: (turn * 180) / Math.PI },
    );
  }
  layer.line(
    `M${x - size * 0.44} ${y - size * 0.36}V${y - size * 0.62}A${size * 0.44} ${size * 0.44} 0 0 1 ${x + size * 0.44} ${y - size * 0.62}V${y - size * 0.36}`,
    4,
    0.8,
  );
  layer.light(discOf(x, y - size * 0.52, size * 0.16), '#9be8a8', 0.28);
  for (const side of [-1, 1]) {
    person(layer, x + side * size * 0.72, y - size * 0.18, size * 0.6, { hat: 'top', mirrored: side > 0, shade: 0.1 });
    layer.line(
      [
        [x + side * size * 0.62, y - size * 0.18],
        [x + side * size * 0.62, y - size * 0.95],
      ],
      3,
      0.2,
      90,
    );
    lantern(layer, x + side * size * 1.1, y - size * 0.3, size * 0.1);
  }
  for (const at of [-2.6, -2.1, -1.6, 1.6, 2.1, 2.6])
    for (let stalk = 0; stalk < 8; stalk += 1)
      blade(layer, x + (at + stalk * 0.04) * size, y - size * 0.18, size * 0.2, 0.4);
};

/** A stair of pots and one chimney that has steps cut in it. */
export const chimneyStair: Piece = (layer, x, y, size) => {
  for (const [at, wide, high] of [
    [0, 0.34, 1.1],
    [-0.9, 0.22, 0.7],
    [0.85, 0.24, 0.8],
    [-1.6, 0.2, 0.55],
    [1.7, 0.2, 0.6],
  ] as const) {
    chimney(layer, x + (at - wide / 2) * size, y - size * 0.1, wide * size, high * size, 0.44);
  }
  for (let step = 0; step < 13; step += 1) {
    const out = step % 2 === 0 ? -1 : 1;
    layer.box(
      x + out * size * 0.17 - (out < 0 ? size * 0.1 : 0),
      y - size * (0.1 + step * 0.082),
      size * 0.1,
      size * 0.022,
      0.75,
      0,
    );
  }
  person(layer, x - size * 0.24, y - size * 0.83, size * 0.2, { hat: 'cap', lamp: true });
  mushroom(layer, x + size * 0.5, y, size * 0.06, { light: 0.4 });
  dome(layer, x + size * 2.6, y, size * 0.4, size * 0.3);
};
