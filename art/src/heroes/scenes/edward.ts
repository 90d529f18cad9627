import { balustrade } from '../../scene/parts/bridge.ts';
import { cathedral } from '../../scene/parts/cathedral.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { hump } from '../../scene/parts/skyline.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { heroArm } from '../arm.ts';
import { farRoof, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Edward, with his back to us. */
export const edward: HeroScene = {
  palette: 'violet',
  horizon: 0.76,
  glows: [
    { x: 0.62, y: 0.6, reachX: 0.28, reachY: 0.44, strength: 0.62 },
    { x: 0.14, y: 0.72, reachX: 0.2, reachY: 0.26, strength: 0.2 },
  ],
  layers: [
    farRoof(8, 30, 140),
    {
      depth: 0.92,
      fog: 0.78,
      base: 0.8,
      veil: 0.3,
      lit: 0.4,
      draw: (layer) => cathedral(layer, 0.5 * WIDTH, 372, 210, 200),
    },
    houses(
      { depth: 0.75, fog: 0.58, veil: 0.3, lit: 0.4 },
      { y: 388, unit: 11, least: 44, most: 84, towers: 0.2, rise: hump(0.9, 0.25, 0.7, 0.9) },
    ),
    houses(
      { depth: 0.5, fog: 0.3, veil: 0.24, lit: 0.45 },
      { y: 428, unit: 16, least: 44, most: 84, towers: 0.08, lean: 0.08 },
    ),
    nearPlane(terrace),
  ],
};

function terrace(layer: SceneLayer): void {
  layer.box(-5, 452, WIDTH + 10, 40, 0.13, 0);
  layer.box(-5, 449, WIDTH + 10, 5, 0.32, 0);
  balustrade(layer, 0.4 * WIDTH, WIDTH + 10, 450, 38, 0.13);
  for (const share of [0.4, 0.62, 0.95]) {
    layer.box(share * WIDTH - 13, 404, 26, 48, 0.14);
    layer.box(share * WIDTH - 17, 399, 34, 7, 0.28, 0);
  }
  lantern(layer, 0.62 * WIDTH, 381, 21);
  figure(layer, { x: 0.78 * WIDTH, y: 456, height: 312 }, (pen) => {
    pen.cut('-10,26 -9.4,2! -12,0! -3,0! -3,2! -2,26');
    pen.cut('10,26 9.4,2! 12,0! 3,0! 3,2! 2,26');
    pen.cut(
      '-16,13! -13,36 -10.6,53 -12.4,64 -15.6,74 -14.6,79 -6,84 6,84 14.6,79 15.6,74 12.4,64 10.6,53 13,36 16,13! 1,11! 0,30! -1,11!',
    );
    for (const points of ['-9,76 -7,54 -10,15', '0,80 0,56 0,32', '9,76 7,54 10,15', '-10.4,53 0,51.6 10.4,53'])
      pen.fold(points);
    pen.cut('-14,79 -5,88 5,88 14,79 9,83 0,85 -9,83', 0.13);
    pen.fold('-13,79 -5,87 5,87 13,79', 0.6);
    heroArm(pen, { shoulder: [-13.4, 77], elbow: [-17.8, 60.6], wrist: [-17.4, 47.6], hand: 'hanging', thick: 6.8 });
    heroArm(pen, {
      shoulder: [13.4, 77],
      elbow: [18.4, 61.6],
      wrist: [21.2, 51.4],
      hand: 'fist',
      isTurned: true,
      bent: 10,
      thick: 6.8,
    });
    pen.limb('22.6,44 26,0', 1.1, 0.16);
    pen.cut('21,44 22.6,46.6 24.4,44 23.6,42', 0.5);
    pen.cut('-5,86 -6.4,92 -6,98 -3,101 3,101 6,98 6.4,92 5,86');
    for (const x of [-6.6, 6.6]) pen.cut(`${x - 1},92 ${x},94.6 ${x + 1},92 ${x},89.6`);
    pen.cut('-13,100 -7,98 0,97.4 7,98 13,100 9,101.6 0,102.4 -9,101.6');
    pen.cut('-7.6,100 -7.4,110 -8.4,119! 0,120.4 8.4,119! 7.4,110 7.6,100 0,98.6');
    pen.fold('-7.4,103 0,101.8 7.4,103', 1.5, 0.36);
    pen.fold('-5,105 -5.2,117', 0.5);
    pen.fold('-8,118.6 0,119.6 8,118.6', 0.5);
  });
}
