import type { SceneLayer } from '../scene-layer.ts';

export type Ship = {
  readonly shade?: number;
  readonly mirrored?: boolean;
  readonly steam?: boolean;
  readonly lit?: number;
};

const HULL = 'M-1-.32C-.95-.05-.9 .02-.78 .05L.78 .05C.9-.05 1-.22 1.12-.3C.6-.16-.3-.1-.62-.2L-.65-.36Z';
const SAIL_MASTS = [
  [-0.55, 1.15],
  [0.02, 1.45],
  [0.55, 1.2],
] as const;
const STEAM_MASTS = [
  [-0.45, 0.95],
  [0.5, 0.9],
] as const;
const YARDS = [
  [0.45, 0.34],
  [0.66, 0.27],
  [0.85, 0.18],
] as const;

/** A ship on the water at a point, about twice `size` long; bow to the right unless mirrored. */
export function ship(layer: SceneLayer, x: number, y: number, size: number, look: Ship = {}): void {
  const { shade = 0.28, mirrored = false, steam = false, lit = 0.7 } = look;
  layer.place(
    x,
    y,
    size,
    () => {
      layer.fill(HULL, shade, 0);
      layer.line(
        [
          [1.1, -0.29],
          [1.55, -0.48],
        ],
        0.022,
        shade,
      );
      for (let port = 0; port < 6; port += 1) {
        if (layer.random.chance(lit)) layer.flame(-0.55 + port * 0.2, -0.07, 0.017, layer.lamp, 0.9);
      }
      for (const pane of [-0.95, -0.86, -0.77])
        layer.light([
          [pane, -0.27],
          [pane + 0.05, -0.27],
          [pane + 0.05, -0.22],
          [pane, -0.22],
        ]);
      for (const [mast, height] of steam ? STEAM_MASTS : SAIL_MASTS) rig(layer, mast, height, shade);
      if (steam) funnel(layer, shade);
      layer.line(
        [
          [-0.98, -0.3],
          [-0.98, -0.5],
        ],
        0.01,
        shade,
      );
      layer.flame(-0.98, -0.48, 0.03, '#ffdf9a');
    },
    { mirrored },
  );
}

function rig(layer: SceneLayer, mast: number, height: number, shade: number): void {
  const rope = 0.007;
  layer.line(
    [
      [mast, -0.1],
      [mast + 0.02, -height],
    ],
    0.026,
    shade,
    90,
  );
  layer.line(
    [
      [mast + 0.02, -height],
      [mast + 0.02, -height - 0.12],
    ],
    0.014,
    shade,
    90,
  );
  for (const [up, half] of YARDS) {
    const y = -height * up - 0.05;
    layer.line(
      [
        [mast - half, y + 0.01],
        [mast + half, y - 0.01],
      ],
      0.016,
      shade,
    );
    const bights = [0, 1, 2, 3].map((bight) => {
      const end = mast - half * 0.95 + (half * 1.9 * (bight + 1)) / 4;
      return `Q${end - half * 0.24} ${y + 0.065} ${end} ${y + 0.005}`;
    });
    layer.fill(`M${mast - half * 0.95} ${y}${bights.join('')}Z`, shade * 1.5, 60);
  }
  for (const foot of [-0.26, -0.2, 0.2, 0.26])
    layer.line(
      [
        [mast + 0.02, -height * 0.92],
        [mast + foot, -0.14],
      ],
      rope,
      shade,
    );
  const forestay = mast > 0 ? ([1.4, -0.42] as const) : ([mast + 0.57, -0.3] as const);
  layer.line([[mast + 0.02, -height * 0.98], forestay], rope, shade);
}

function funnel(layer: SceneLayer, shade: number): void {
  layer.box(-0.08, -0.75, 0.16, 0.62, shade);
  layer.box(-0.1, -0.78, 0.2, 0.06, shade * 1.4, 0);
  layer.smoke(0, -0.8, 0.12);
  layer.fill('M-.1-.02A.2 .2 0 0 1 .3-.02Z', shade * 1.3, 0);
}

/** A rowing boat, about twice `size` long. */
export function rowingBoat(layer: SceneLayer, x: number, y: number, size: number, shade = 0.1): void {
  layer.place(x, y, size, () => {
    layer.fill('M-1-.16C-.8 .12-.5 .14 0 .14C.5 .14 .85 .1 1.05-.2C.6-.06-.5-.06-1-.16Z', shade, 0);
  });
}

/** The hull of an old ship without masts, roofed over, with rows of small windows. */
export function hulk(layer: SceneLayer, x: number, y: number, size: number, shade = 0.26): void {
  layer.place(x, y, size, () => {
    layer.fill('M-1.05-.62L-.98 .06H.92C1.02-.1 1.1-.36 1.16-.6C.7-.5-.5-.5-1.05-.62Z', shade, 0);
    layer.fill(
      [
        [-0.9, -0.55],
        [-0.86, -0.86],
        [0.7, -0.8],
        [0.78, -0.52],
      ],
      shade * 1.15,
    );
    layer.fill(
      [
        [-0.96, -0.84],
        [-0.86, -1.02],
        [0.7, -0.95],
        [0.8, -0.78],
      ],
      shade * 0.8,
      80,
    );
    for (const [stump, height] of [
      [-0.5, 1.5],
      [0.1, 1.62],
      [0.55, 1.4],
    ] as const) {
      layer.line(
        [
          [stump, -0.9],
          [stump + 0.01, -height],
        ],
        0.04,
        shade,
        90,
      );
      layer.line(
        [
          [stump - 0.2, -height + 0.12],
          [stump + 0.2, -height + 0.1],
        ],
        0.014,
        shade,
      );
      layer.line(
        [
          [stump - 0.16, -0.9],
          [stump, -height + 0.06],
          [stump + 0.18, -0.9],
        ],
        0.006,
        shade,
      );
    }
    for (let row = 0; row < 3; row += 1) {
      layer.line(
        [
          [-1, -0.44 + 0.17 * row],
          [1.04, -0.42 + 0.17 * row],
        ],
        0.01,
        shade * 1.5,
      );
      for (let port = 0; port < 14; port += 1) {
        const [left, top] = [-0.86 + port * 0.128, -0.4 + 0.17 * row];
        layer.box(left, top, 0.055, 0.06, 0.06);
        if (layer.random.chance(layer.lit))
          layer.light(
            [
              [left, top],
              [left + 0.055, top],
              [left + 0.055, top + 0.06],
              [left, top + 0.06],
            ],
            layer.lamp,
            0.8,
          );
      }
    }
    layer.box(-0.34, -1.28, 0.1, 0.34, shade);
    layer.smoke(-0.29, -1.28, 0.08);
  });
}
