import { house } from '../../scene/parts/house.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { stalagmite } from '../../scene/parts/rocks.ts';
import { ship } from '../../scene/parts/ships.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** A low island of rock. */
export function island(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.36): void {
  const top = Array.from({ length: 41 }, (_, at): readonly [number, number] => {
    const across = at / 20 - 1;
    const rough = layer.noise.cloud(at * 0.4, x * 0.01, 3) * height * 0.3;
    return [x + (across * width) / 2, y - height * (1 - across * across) ** 0.7 + rough * (1 - across * across)];
  });
  layer.fill([[x - width / 2, y + 10], ...top, [x + width / 2, y + 10]], shade, 165);
}

/** A lighthouse whose light is turned inward: its windows blaze, its lantern is dark. */
export const inwardLight: Piece = (layer, x, y, size) => {
  island(layer, x, y, size * 1.9, size * 0.22);
  house(layer, x + size * 0.26, y - size * 0.14, size * 0.36, size * 0.2, {
    roof: 'side',
    storey: size * 0.15,
    lit: 0.4,
  });
  layer.fill(
    [
      [x - size * 0.17, y - size * 0.12],
      [x - size * 0.1, y - size * 1.1],
      [x + size * 0.1, y - size * 1.1],
      [x + size * 0.17, y - size * 0.12],
    ],
    0.6,
  );
  layer.fill(
    [
      [x + size * 0.03, y - size * 0.12],
      [x + size * 0.03, y - size * 1.1],
      [x + size * 0.1, y - size * 1.1],
      [x + size * 0.17, y - size * 0.12],
    ],
    0.4,
  );
  for (let floor = 0; floor < 6; floor += 1) {
    const middle = y - size * (0.26 + 0.14 * floor);
    layer.light(discOf(x - size * 0.03 + (floor % 2) * size * 0.05, middle, size * 0.026, size * 0.042), '#fff1cf');
  }
  layer.box(x - size * 0.14, y - size * 1.13, size * 0.28, size * 0.04, 0.7, 0);
  layer.box(x - size * 0.09, y - size * 1.3, size * 0.18, size * 0.18, 0.3);
  layer.fill(
    [
      [x - size * 0.13, y - size * 1.3],
      [x, y - size * 1.46],
      [x + size * 0.13, y - size * 1.3],
    ],
    0.5,
    0,
  );
  layer.light(
    [
      [x - size * 0.02, y - size * 0.14],
      [x - size * 0.02, y - size * 0.22],
      [x + size * 0.04, y - size * 0.22],
      [x + size * 0.04, y - size * 0.14],
    ],
    layer.lamp,
    0.8,
  );
};

/** Forty rocks with a hermit's lamp on each, so far apart that no one need speak. */
export const hermitRocks: Piece = (layer, x, y, size) => {
  for (let rock = -6; rock <= 6; rock += 1) {
    const at = x + rock * size * 0.62 + layer.random.between(-20, 20);
    const high = size * (rock === 0 ? 1.2 : layer.random.between(0.35, 0.95));
    const half = high * layer.random.between(0.1, 0.16) + 8;
    layer.fill(
      [
        [at - half * 1.5, y + 8],
        [at - half * 0.8, y - high * 0.4],
        [at - half, y - high],
        [at + half, y - high],
        [at + half * 0.7, y - high * 0.5],
        [at + half * 1.4, y + 8],
      ],
      0.4,
      85,
    );
    layer.fill(
      [
        [at - half * 0.7, y - high],
        [at - half * 0.5, y - high - half * 0.9],
        [at + half * 0.1, y - high - half * 1.3],
        [at + half * 0.6, y - high],
      ],
      0.46,
    );
    layer.flame(at - half * 0.05, y - high - half * 0.32, rock === 0 ? 6 : 3.2);
    if (rock === 0)
      for (let rung = 0; rung < 16; rung += 1)
        layer.line(
          [
            [at - 5, y - rung * high * 0.062],
            [at + 7, y - rung * high * 0.062],
          ],
          1.6,
          0.7,
        );
  }
};

/** A ship going out over level water, her lamps lit. */
export const shipUnderSail: Piece = (layer, x, y, size) => {
  ship(layer, x, y + 6, size * 0.5, { shade: 0.36, lit: 1 });
  for (const at of [-2.2, -1.8, 1.9]) ship(layer, x + at * size, y + 4, size * 0.12, { shade: 0.4 });
};

/** The Teeth: black reefs in two rows, a ship's ribs between them. */
export const reefsAndWreck: Piece = (layer, x, y, size) => {
  for (let tooth = 0; tooth < 18; tooth += 1) {
    const at = ((tooth + layer.random.between(0.1, 0.9)) / 18) * layer.width;
    const near = Math.abs(at - x) < size * 1.2;
    stalagmite(
      layer,
      at,
      y + 8,
      layer.random.between(30, 90),
      near ? layer.random.between(20, 50) : layer.random.between(80, size * 1.25),
      0.34,
    );
  }
  layer.place(x, y, size, () => {
    layer.fill('M-1.1-.02C-1-.2-.9-.26-.7-.24L.8-.06L.9 .04H-1Z', 0.3);
    for (let rib = 0; rib < 8; rib += 1)
      layer.line(
        `M${-0.85 + rib * 0.22} -.02Q${-1 + rib * 0.22} ${-0.34 + rib * 0.02} ${-0.8 + rib * 0.2} ${-0.62 + rib * 0.035}`,
        0.03,
        0.44,
        90,
      );
    layer.line(
      [
        [-0.2, 0],
        [0.2, -1.15],
      ],
      0.035,
      0.4,
      90,
    );
    layer.line(
      [
        [-0.12, -0.66],
        [0.4, -0.86],
      ],
      0.02,
      0.4,
    );
    layer.fill(
      [
        [0.1, -0.8],
        [0.34, -0.82],
        [0.26, -0.4],
        [0.12, -0.52],
        [0.02, -0.36],
      ],
      0.55,
    );
  });
  lantern(layer, x + size * 0.06, y - size * 0.6, size * 0.06);
};
