import type { SceneLayer } from '../../scene/scene-layer.ts';
import { HEIGHT, type Motif } from '../motif.ts';
import { boardsAway, type Spot, seen, slab, type View } from './perspective.ts';

const STEPS = 12;
/** They are swept to this one. */
const SWEPT = 9;
const RISE = 22;
const RUN = 62;
const NEAR = 1000;
const FAR = 1340;
const RAIL = 92;

/** A stair that climbs along a wall from an open door at its foot, the lower steps clean, the upper ones left. */
export const backStair: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    {
      depth: 0.6,
      fog: 0.16,
      base: 0.95,
      mist: 0.2,
      mistHeight: 0.2,
      brightness: 2,
      ownLight: 12,
      rim: 0.1,
      veil: 0.1,
      veilAt: 0.6,
      draw: (layer) => {
        const view = viewOf(layer.width);
        backWall(layer, view);
        boardsAway(layer, view, { left: -1300, right: 1300, far: FAR, wide: 74 });
      },
    },
    {
      depth: 0.35,
      fog: 0.06,
      base: 1,
      mist: 0.12,
      brightness: 2.4,
      ownLight: 14,
      rim: 0.5,
      draw: (layer) => {
        const view = viewOf(layer.width);
        const foot = footOf(cast.at * layer.width, view);
        for (let step = STEPS; step >= 0; step -= 1) paintStep(layer, view, foot, step);
        landing(layer, view, foot);
        balusters(layer, view, foot);
        const [x, y] = seen(view, [foot + (SWEPT - 0.5) * RUN, NEAR + 130], treadUp(view, SWEPT - 1));
        cast.mid(layer, x, y, 132);
      },
    },
    {
      depth: 0.12,
      fog: 0.02,
      mist: 0.05,
      brightness: 1.3,
      ownLight: 10,
      rim: 0.4,
      draw: (layer) => cast.focal(layer, cast.at * layer.width - 62, 0.93 * HEIGHT, 420 * cast.size),
    },
    {
      depth: 0.04,
      fog: 0.01,
      mist: 0.04,
      brightness: 0.6,
      ownLight: 9,
      draw: (layer) => cast.near(layer, layer.width / 2, 0.985 * HEIGHT, 130),
    },
  ],
});

function viewOf(width: number): View {
  return { middle: width / 2, horizon: 0.5 * HEIGHT, above: 260, below: 132 };
}

/** The x at which the lowest step begins, from the line of sight. */
function footOf(x: number, { middle }: View): number {
  return (x - middle) / 1.1 - 40;
}

function treadUp({ below }: View, step: number): number {
  return -below + (step + 1) * RISE;
}

function backWall(layer: SceneLayer, view: View): void {
  const { width } = layer;
  layer.box(-5, -5, width + 10, HEIGHT + 10, 0.32);
  for (let x = 0; x < width; x += 38) layer.box(x, -5, 3, HEIGHT, 0.27);
  const [, floor] = seen(view, [0, FAR], -view.below);
  layer.box(-5, floor - 84, width + 10, 84, 0.26);
  layer.box(-5, floor - 90, width + 10, 7, 0.5, 0);
}

function paintStep(layer: SceneLayer, view: View, foot: number, step: number): void {
  const isSwept = step < SWEPT;
  const [from, to] = [foot + step * RUN, foot + (step + 1) * RUN];
  const up = treadUp(view, step);
  const at = (across: number, away: number, high: number) => seen(view, [across, away], high);
  const shade = isSwept ? 0.5 : 0.2;
  layer.fill(
    [at(from, NEAR, up - RISE), at(from, NEAR, up), at(from, FAR, up), at(from, FAR, up - RISE)],
    shade * 0.9,
    0,
  );
  if (up < 0) {
    const tread: readonly Spot[] = [
      [from, NEAR],
      [to, NEAR],
      [to, FAR],
      [from, FAR],
    ];
    layer.fill(slab(view, tread, up), shade * 1.6, 0);
    if (isSwept) layer.light(slab(view, tread, up), '#d8ffe8', 0.05);
  }
  layer.fill([at(from, NEAR, -view.below), at(from, NEAR, up), at(to, NEAR, up), at(to, NEAR, -view.below)], 0.3);
  layer.line([at(from - 5, NEAR, up), at(to, NEAR, up)], 6, isSwept ? 0.85 : 0.36, 0);
  layer.line([at(from, NEAR, up - RISE), at(from, NEAR, up)], 2, isSwept ? 0.6 : 0.3, 90);
  if (step > 2)
    layer.fill(
      [
        at(from + 8, NEAR, -view.below + 16),
        at(from + 8, NEAR, up - 40),
        at(to - 6, NEAR, up - 18),
        at(to - 6, NEAR, -view.below + 16),
      ],
      0.23,
    );
  if (isSwept) return;
  for (let speck = 0; speck < 14; speck += 1) {
    const [x, y] = at(layer.random.between(from, to), NEAR, up + layer.random.between(0, 5));
    layer.disc(x, y, layer.random.between(0.8, 2.2), 0.5);
  }
}

/** The upper landing, in the dark, with a line of light under its door. */
function landing(layer: SceneLayer, view: View, foot: number): void {
  const up = treadUp(view, STEPS);
  const from = foot + (STEPS + 1) * RUN;
  const at = (across: number, away: number, high: number) => seen(view, [across, away], high);
  layer.fill([at(from, NEAR, -view.below), at(from, NEAR, up), at(1300, NEAR, up), at(1300, NEAR, -view.below)], 0.26);
  layer.line([at(from, NEAR, up), at(1300, NEAR, up)], 6, 0.36, 0);
  for (let panel = from + 30; panel < 1000; panel += 150)
    layer.fill(
      [
        at(panel, NEAR, -view.below + 16),
        at(panel, NEAR, up - 50),
        at(panel + 120, NEAR, up - 50),
        at(panel + 120, NEAR, -view.below + 16),
      ],
      0.2,
    );
  const [left, y] = at(from + 80, NEAR, up + 5);
  const [right] = at(from + 230, NEAR, up + 5);
  layer.fill(
    [
      [left, y],
      [left, -9],
      [right, -9],
      [right, y],
    ],
    0.12,
  );
  layer.lightLine(
    [
      [left + 4, y],
      [right - 4, y],
    ],
    2.2,
    '#fff1cf',
    0.9,
  );
  const [toe] = at(from + 150, NEAR, up);
  layer.box(toe, y - 5, 12, 9, 0.02);
  layer.box(toe + 26, y - 5, 12, 9, 0.02);
}

function balusters(layer: SceneLayer, view: View, foot: number): void {
  const at = (across: number, high: number) => seen(view, [across, NEAR], high);
  for (let step = 0; step <= STEPS; step += 1) {
    for (const part of [0.25, 0.75]) {
      const across = foot + (step + part) * RUN;
      const up = treadUp(view, step);
      const rail = treadUp(view, 0) + (step + part - 0.5) * RISE + RAIL;
      layer.line([at(across, up), at(across, rail)], 4, step < SWEPT ? 0.42 : 0.26, 90);
      const [x, y] = at(across, (up + rail) / 2);
      layer.disc(x, y, 4.6, step < SWEPT ? 0.46 : 0.26);
    }
  }
  const rail = (step: number) => at(foot + step * RUN, treadUp(view, 0) + (step - 0.5) * RISE + RAIL);
  layer.line([rail(0), rail(STEPS + 1)], 11, 0.5, 160);
  layer.line(
    [rail(0), rail(STEPS + 1)].map(([x, y]) => [x, y - 4] as const),
    2,
    0.85,
    160,
  );
  const [x, y] = at(foot - 6, -view.below);
  layer.box(x - 12, y - 168, 24, 168, 0.44);
  layer.box(x - 17, y - 176, 34, 10, 0.6, 0);
  layer.disc(x, y - 188, 13, 0.62);
  layer.line(
    [
      [x, y - 200],
      [x, y - 232],
    ],
    4,
    0.4,
    90,
  );
  layer.flame(x, y - 240, 11);
  layer.flame(x, y - 240, 6.5, '#f4fff8');
}
