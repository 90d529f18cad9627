import { person } from '../scene/parts/figures.ts';
import { grass } from '../scene/parts/fungi.ts';
import { lantern } from '../scene/parts/lamps.ts';
import { ceiling, hill } from '../scene/parts/rocks.ts';
import { deadTree } from '../scene/parts/trees.ts';
import type { SceneLayer } from '../scene/scene-layer.ts';
import type { SceneSpec } from '../scene/scene-spec.ts';

export type Signpost = {
  readonly palette: 'bone';
  readonly arms: readonly (readonly [height: number, length: number])[];
};

/** Four arms, all of them pointing back the way one came, with nothing written on them. Left is below zero. */
export const SIGNPOST: Signpost = {
  palette: 'bone',
  arms: [
    [0.98, -0.42],
    [0.86, -0.46],
    [0.74, -0.34],
    [0.63, -0.3],
  ],
};

export function signpostScene({ palette, arms }: Signpost): SceneSpec {
  return {
    seed: 'signpost',
    palette,
    horizon: 0.66,
    rock: 0.35,
    linePeriod: 4.4,
    glows: [
      { x: 0.58, y: 0.52, reachX: 0.34, reachY: 0.5, strength: 0.7 },
      { x: 0.1, y: 0.7, reachX: 0.25, reachY: 0.3, strength: 0.2 },
    ],
    layers: [
      {
        depth: 0.85,
        fog: 0.6,
        mist: 0,
        rim: 0.1,
        draw: (layer) => ceiling(layer, { drop: 4, roughness: 30, spikes: 80, longest: 80 }),
      },
      { depth: 0.9, fog: 0.82, base: 0.75, veil: 0.35, draw: (layer) => void hill(layer, 0.66, 0.1, 0.4) },
      {
        depth: 0.5,
        fog: 0.5,
        base: 0.85,
        veil: 0.35,
        draw: (layer) => {
          const ground = hill(layer, 0.76, 0.06, 0.4);
          deadTree(layer, 0.2 * layer.width, ground(0.2 * layer.width) + 5, 150, 0.3);
          for (const at of [0.74, 0.82, 0.9]) layer.box(at * layer.width, ground(at * layer.width) - 22, 12, 30, 0.4);
        },
      },
      {
        depth: 0.2,
        fog: 0.07,
        base: 1,
        mist: 0.3,
        veil: 0.14,
        rim: 0.8,
        draw: (layer) => {
          const ground = hill(layer, 0.88, 0.03, 0.3);
          post(layer, 0.56 * layer.width, ground(0.56 * layer.width) + 6, 320, arms);
          person(layer, 0.7 * layer.width, ground(0.7 * layer.width) + 4, 92, { hat: 'bowler', shade: 0.08 });
          layer.box(0.725 * layer.width, ground(0.725 * layer.width) - 20, 30, 24, 0.14, 0);
        },
      },
      {
        depth: 0.04,
        fog: 0.01,
        mist: 0.05,
        brightness: 0.5,
        draw: (layer) => {
          ceiling(layer, { drop: -24, roughness: 14, spikes: 100, longest: 90, shade: 0.16 });
          grass(layer, 110, 486, [14, 42]);
        },
      },
    ],
  };
}

function post(layer: SceneLayer, x: number, y: number, height: number, arms: Signpost['arms']): void {
  layer.fill(
    [
      [x - 9, y],
      [x - 6, y - height],
      [x + 5, y - height],
      [x + 8, y],
    ],
    0.4,
  );
  layer.fill(
    [
      [x - 10, y - height],
      [x, y - height - 16],
      [x + 9, y - height],
    ],
    0.46,
    45,
  );
  for (const [up, long] of arms) {
    const [top, end, way] = [y - height * up, x + long * height, Math.sign(long)];
    const [thick, tilt] = [height * 0.078, height * 0.012 * way];
    layer.fill(
      [
        [x - way * 22, top],
        [end - way * 16, top + tilt],
        [end, top + thick / 2 + tilt],
        [end - way * 16, top + thick + tilt],
        [x - way * 22, top + thick],
      ],
      0.52,
      0,
    );
    layer.line(
      [
        [x - way * 20, top + 1],
        [end - way * 16, top + tilt + 1],
      ],
      1.6,
      0.8,
    );
    for (const nail of [-4, 4]) layer.disc(x + nail, top + thick / 2, 1.5, 0.1);
  }
  lantern(layer, x - height * 0.3, y - height * 0.63 + height * 0.16, 15);
}
