import { streetLamp } from '../../scene/parts/lamps.ts';
import { skyline } from '../../scene/parts/skyline.ts';
import { windowGrid } from '../../scene/parts/windows.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { LayerSpec } from '../../scene/scene-spec.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** The terraces from the highest to the lowest: where each begins, from what is at the top, and what it stands on. */
const TERRACES = [
  { from: -190, foot: 0.5, storey: 11, height: 34, fog: 0.26 },
  { from: -340, foot: 0.67, storey: 15, height: 44, fog: 0.14 },
  { from: -540, foot: 0.87, storey: 20, height: 58, fog: 0.05 },
] as const;

/** A hill of terraces that climbs to one side, each over the roofs of the last, with one thing at the top. */
export const terraces: Motif = (cast) => ({
  horizon: 0.8,
  layers: [
    farRoof(),
    {
      depth: 0.92,
      fog: 0.84,
      base: 0.75,
      veil: 0.34,
      lit: 0.35,
      draw: (layer) => skyline(layer, { y: 0.84 * HEIGHT, unit: 10, least: 24, most: 64, towers: 0.2 }),
    },
    {
      depth: 0.7,
      fog: 0.22,
      base: 0.6,
      mist: 0.2,
      lit: 0.8,
      ownLight: 10,
      brightness: 1.2,
      rim: 1,
      draw: (layer) => cast.focal(layer, cast.at * layer.width, 0.41 * HEIGHT, 136 * cast.size),
    },
    ...TERRACES.map(
      (plan, order): LayerSpec => ({
        depth: 0.6 - 0.2 * order,
        fog: plan.fog,
        base: plan.foot + 0.16,
        mist: 0.28,
        veil: 0.14,
        veilAt: plan.foot + 0.1,
        lit: 0.52,
        ownLight: 8,
        draw: (layer) => terrace(layer, cast.at * layer.width + plan.from, plan),
      }),
    ),
    nearLayer(cast, 0.985, 100, { rim: 0.9, brightness: 0.75 }),
  ],
});

type Terrace = (typeof TERRACES)[number];

/** A row of houses on a wall with a balustrade before them, and the steps that come up to it. */
function terrace(layer: SceneLayer, from: number, { foot, storey, height }: Terrace): void {
  const y = foot * HEIGHT;
  row(layer, from + storey * 3, y, storey, height);
  layer.box(from, y, layer.width - from + 10, HEIGHT - y + 10, 0.32, 0);
  for (let arch = from + storey; arch < layer.width; arch += storey * 3.4)
    layer.fill(
      `M${arch} ${y + storey * 3.4}V${y + storey * 1.9}A${storey * 1.1} ${storey * 1.1} 0 0 1 ${arch + storey * 2.2} ${y + storey * 1.9}V${y + storey * 3.4}Z`,
      0.2,
    );
  layer.box(from - 6, y - 3, layer.width - from + 16, storey * 0.24, 0.74, 0);
  layer.box(from - 6, y - storey * 0.72, layer.width - from + 16, storey * 0.16, 0.66, 0);
  for (let post = from; post < layer.width; post += storey * 0.5)
    layer.box(post, y - storey * 0.6, storey * 0.14, storey * 0.6, 0.5);
  stepsDown(layer, from, y, storey);
  for (let lamp = from + storey; lamp < layer.width; lamp += storey * 11) streetLamp(layer, lamp, y, storey * 2.9, 0.2);
}

/** One long front from here to the edge: windows in rows under a cornice, a gable over every seventh bay. */
function row(layer: SceneLayer, from: number, y: number, storey: number, height: number): void {
  const { width } = layer;
  const [top, bay] = [y - height, storey * 1.5];
  layer.box(from, top, width - from + 10, height, 0.5);
  windowGrid(layer, { x: from, y: y - storey * 0.3, width: width - from + 10, height: height - storey * 0.3 }, storey);
  layer.box(from - 3, top - storey * 0.26, width - from + 16, storey * 0.3, 0.74, 0);
  layer.box(from - 2, y - height * 0.36, width - from + 12, 2, 0.66, 0);
  for (let at = from + bay * 3.5; at < width + bay; at += bay * 7) {
    const half = bay * 1.5;
    layer.box(at - half, top - storey * 0.5, half * 2, height + storey * 0.5, 0.56);
    windowGrid(layer, { x: at - half, y: y - storey * 0.3, width: half * 2, height: height }, storey, { lit: 0.8 });
    layer.fill(
      [
        [at - half * 1.1, top - storey * 0.5],
        [at, top - storey * 1.5],
        [at + half * 1.1, top - storey * 0.5],
      ],
      0.62,
      0,
    );
  }
}

/** Steps from the end of a terrace down to the next. */
function stepsDown(layer: SceneLayer, x: number, y: number, storey: number): void {
  const [run, rise] = [storey * 0.62, storey * 0.32];
  for (let step = 0; y + step * rise < HEIGHT; step += 1) {
    layer.box(x - (step + 1) * run, y + step * rise, run + 1, HEIGHT - y - step * rise + 10, 0.28, 0);
    layer.box(x - (step + 1) * run - 1, y + step * rise - 1, run + 2, rise * 0.4, 0.7, 0);
  }
}
