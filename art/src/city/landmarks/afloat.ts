import type { Point } from '../region.ts';
import { shade } from '../stage.ts';
import { bar, block, flame, inStuff, type Mason, shining, solid } from './mason.ts';
import { windowRows } from './openings.ts';
import { sideRoof } from './tops.ts';

export type Rig = 'sail' | 'steam' | 'none';

/** A ship on the water, `long` from stem to stern; `way` 1 is bound to the right, -1 to the left. */
export function ship(mason: Mason, x: number, y: number, long: number, rig: Rig, way: 1 | -1 = 1): void {
  const size = long / 2.1;
  const at = (over: number, up: number): Point => [x + over * size * way, y - up * size];
  shadowOnWater(mason, x, y, size);
  const masts =
    rig === 'sail'
      ? [
          [-0.55, 1.1],
          [0.02, 1.36],
          [0.55, 1.15],
        ]
      : rig === 'steam'
        ? [
            [-0.5, 0.85],
            [0.52, 0.8],
          ]
        : [];
  for (const [over = 0, tall = 0] of masts) {
    bar(mason, [at(over, 0.1), at(over, tall)], Math.max(0.7, size * 0.03), '#b09a78');
    for (const [level, half] of [
      [0.46, 0.32],
      [0.68, 0.25],
      [0.88, 0.17],
    ] as const) {
      const up = tall * level;
      solid(
        mason,
        [
          at(over - half, up + 0.02),
          at(over + half, up + 0.02),
          at(over + half * 0.9, up - 0.06),
          at(over, up - 0.04),
          at(over - half * 0.9, up - 0.06),
        ],
        '#efe3c2',
        0.5,
      );
    }
    for (const foot of [-0.28, 0.28]) bar(mason, [at(over, tall * 0.94), at(over + foot, 0.14)], 0.25, '#b8a582');
  }
  if (masts.length > 0)
    bar(mason, [at(0.52, masts.length > 2 ? 1.1 : 0.78), at(1.42, 0.42), at(1, 0.26)], 0.3, '#b8a582');
  if (rig === 'steam') {
    solid(mason, [at(-0.1, 0.14), at(-0.1, 0.66), at(0.08, 0.66), at(0.08, 0.14)], '#b5604a', 0.8);
    solid(mason, [at(-0.1, 0.58), at(-0.1, 0.66), at(0.08, 0.66), at(0.08, 0.58)], '#1d1916', 0.6);
    solid(mason, [at(-0.4, 0.12), at(-0.4, 0.28), at(0.3, 0.26), at(0.3, 0.1)], '#cdb890', 0.6);
    for (const over of [-0.32, -0.18, 0.18])
      shining(mason, [at(over, 0.17), at(over, 0.23), at(over + 0.07, 0.23), at(over + 0.07, 0.17)], '#ffc873');
  }
  solid(
    mason,
    [
      at(-1, 0.32),
      at(-0.93, 0.02),
      at(-0.8, -0.06),
      at(0.78, -0.06),
      at(0.95, 0.08),
      at(1.1, 0.3),
      at(0.6, 0.16),
      at(-0.3, 0.1),
      at(-0.62, 0.18),
      at(-0.66, 0.35),
    ],
    '#94795a',
  );
  bar(mason, [at(-0.94, 0.12), at(-0.3, 0.03), at(0.6, 0.08), at(1.02, 0.2)], 0.5, '#e6cf9c');
  for (let port = 0; port < 6; port += 1)
    flame(
      mason,
      ...at(-0.55 + port * 0.2, 0.0),
      Math.max(0.6, size * 0.02),
      mason.random.chance(0.75) ? '#ffb44e' : '#3a2c1c',
    );
  flame(mason, ...at(-0.96, 0.44), Math.max(0.9, size * 0.035), '#ffdf9a');
}

/** A ship without masts that will not sail again: built over, with a lamp and a basket on a rope. */
export function hulk(mason: Mason, x: number, y: number, long: number): void {
  const size = long / 2;
  shadowOnWater(mason, x, y, size);
  const wood = inStuff(mason, '#a3917a', '#4a4640');
  block(wood, x - size * 0.55, y - size * 0.14, size * 0.9, size * 0.2, size * 0.14);
  sideRoof(wood, x - size * 0.55, y - size * 0.34, size * 0.9, size * 0.14, size * 0.14);
  windowRows(
    wood,
    { x: x - size * 0.55, y: y - size * 0.15, wide: size * 0.9, high: size * 0.18 },
    { rows: 1, across: 8, fill: 0.36, lit: 0.5 },
  );
  block(wood, x - size * 0.9, y - size * 0.2, size * 0.26, size * 0.26, size * 0.1);
  bar(
    mason,
    [
      [x + size * 0.3, y - size * 0.1],
      [x + size * 0.3, y - size * 0.72],
    ],
    1.2,
    '#a8936f',
  );
  solid(
    mason,
    [
      [x - size, y - size * 0.36],
      [x - size * 0.9, y + size * 0.05],
      [x + size * 0.86, y + size * 0.05],
      [x + size * 1.02, y - size * 0.3],
      [x + size * 0.5, y - size * 0.16],
      [x - size * 0.6, y - size * 0.18],
    ],
    '#86705a',
  );
  for (const level of [0.02, 0.1])
    bar(
      mason,
      [
        [x - size * 0.92, y - size * level],
        [x + size * 0.92, y - size * level],
      ],
      0.4,
      '#c4ae88',
    );
  for (let port = 0; port < 9; port += 1)
    shining(
      mason,
      [
        [x - size * 0.76 + port * size * 0.18, y - size * 0.04],
        [x - size * 0.76 + port * size * 0.18, y - size * 0.11],
        [x - size * 0.7 + port * size * 0.18, y - size * 0.11],
        [x - size * 0.7 + port * size * 0.18, y - size * 0.04],
      ],
      port % 3 ? '#b06a24' : '#ffb44e',
    );
  bar(
    mason,
    [
      [x + size * 0.94, y - size * 0.26],
      [x + size * 1.08, y - size * 0.3],
      [x + size * 1.08, y - size * 0.06],
    ],
    0.4,
    '#a8966e',
  );
  solid(
    mason,
    [
      [x + size * 1.04, y - size * 0.06],
      [x + size * 1.12, y - size * 0.06],
      [x + size * 1.1, y + size * 0.01],
      [x + size * 1.05, y + size * 0.01],
    ],
    '#a8885a',
    0.5,
  );
  flame(mason, x + size * 0.3, y - size * 0.74, 1.8, '#bfe8c8');
}

/** A barge or a ferry-boat with one lamp. */
export function boat(mason: Mason, x: number, y: number, long: number): void {
  shadowOnWater(mason, x, y, long * 0.5);
  solid(
    mason,
    [
      [x - long / 2, y - 2.4],
      [x - long * 0.38, y + 1],
      [x + long * 0.38, y + 1],
      [x + long / 2, y - 2.8],
      [x, y - 1.2],
    ],
    '#a38a68',
    0.7,
  );
  bar(
    mason,
    [
      [x + long * 0.3, y - 1.5],
      [x + long * 0.3, y - 6],
    ],
    0.4,
    '#8d7a5e',
  );
  flame(mason, x + long * 0.3, y - 6.6, 1.1, '#ffd890');
  bar(
    mason,
    [
      [x - long * 0.1, y - 1.5],
      [x - long * 0.1, y - 5],
    ],
    1,
    '#1c1814',
  );
}

function shadowOnWater({ stage: { day } }: Mason, x: number, y: number, size: number): void {
  day.beginPath();
  day.ellipse(x, y + size * 0.05, size * 1.02, size * 0.1, 0, 0, 2 * Math.PI);
  day.fillStyle = shade('#04080a', 1);
  day.globalAlpha = 0.6;
  day.fill();
  day.globalAlpha = 1;
}
