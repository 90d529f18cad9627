import { person } from '../../scene/parts/figures.ts';
import { paving } from '../../scene/parts/ground.ts';
import { lantern, streetLamp } from '../../scene/parts/lamps.ts';
import { dip } from '../../scene/parts/skyline.ts';
import { tower } from '../../scene/parts/tower.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import { heroArm } from '../arm.ts';
import { farRoof, HEIGHT, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Perpetua Lyle taking the length of a street that was not there last year. */
export const surveyor: HeroScene = {
  palette: 'gas',
  horizon: 0.76,
  glows: [
    { x: 0.46, y: 0.62, reachX: 0.22, reachY: 0.42, strength: 0.58 },
    { x: 0.95, y: 0.6, reachX: 0.2, reachY: 0.3, strength: 0.2 },
  ],
  layers: [
    farRoof(10, 34, 120),
    {
      ...houses(
        { depth: 0.94, fog: 0.82, veil: 0.3, lit: 0.3 },
        { y: 360, unit: 9, least: 50, most: 84, towers: 0.3, rise: dip(0.46, 0.8, 0.7) },
      ),
    },
    {
      depth: 0.8,
      fog: 0.62,
      base: 0.78,
      veil: 0.24,
      lit: 0.5,
      draw: (layer) => tower(layer, 0.46 * WIDTH, 372, 44, 170, { top: 'spire', hasClock: true }),
    },
    houses(
      { depth: 0.6, fog: 0.42, veil: 0.26, lit: 0.42 },
      { y: 386, unit: 18, least: 80, most: 130, towers: 0.05, lean: 0.1, rise: dip(0.46, 0.4, 2.6) },
    ),
    {
      depth: 0.34,
      fog: 0.14,
      base: 0.9,
      mist: 0.3,
      veil: 0.14,
      draw: (layer) => {
        paving(layer, 396, HEIGHT, 0.46 * WIDTH, 0.3);
        for (const [share, y, tall] of [
          [0.4, 404, 60],
          [0.33, 418, 96],
        ] as const)
          streetLamp(layer, share * WIDTH, y, tall, 0.16);
        person(layer, 0.47 * WIDTH, 414, 60, { hat: 'bowler' });
        layer.box(0.485 * WIDTH, 340, 3.4, 76, 0.5);
        for (let mark = 0; mark < 6; mark += 1) layer.box(0.485 * WIDTH, 342 + mark * 12, 3.4, 6, 0.12, 0);
        layer.flame(0.487 * WIDTH, 338, 2.4);
      },
    },
    nearPlane(station),
  ],
};

function station(layer: SceneLayer): void {
  const x = 0.82 * WIDTH;
  layer.box(0.52 * WIDTH, 464, WIDTH, 30, 0.13, 0);
  layer.box(0.52 * WIDTH, 461, WIDTH, 4, 0.3, 0);
  figure(layer, { x, y: 466, height: 304 }, (pen) => {
    for (const foot of [-62, -46, -34]) pen.limb(`-46,62 ${foot},0`, 1.6, 0.15);
    pen.fold('-57,20 -38,20', 0.6, 0.34);
    pen.cut('-52,62! -40,62! -41,66 -51,66', 0.2, 0);
    pen.limb('-46,66 -46,72', 4, 0.16);
    pen.cut('-58,78! -57,72! -34,70! -34,75!', 0.16, 5);
    pen.cut('-60,79.5! -58,70.6! -56,71! -57,79.6!', 0.26, 90);
    pen.fold('-57,77 -35,74.4', 0.5, 0.7);
    pen.limb('-34,72.6 -31,72.4', 2.4, 0.3);
    pen.cut('-18,0 -15,20 -10,40 -6,52 -10,60 -11,70 -6,79 6,81 13,75 14,62 11,52 18,40 25,22 30,0');
    for (const points of ['-4,50 -7,26 -9,1', '2,51 2,26 1,1', '7,51 13,26 15,1', '-9,64 0,67 10,65']) pen.fold(points);
    heroArm(pen, {
      shoulder: [-3, 73.6],
      elbow: [-14.6, 61],
      wrist: [-25, 68.6],
      hand: 'reaching',
      bent: 12,
      isTurned: true,
    });
    pen.limb('-4,44 27,60', 4.6, 0.5);
    pen.limb('25,59 28,60.6', 4.7, 0.66);
    pen.fold('4,48 6,52', 0.7, 0.16);
    heroArm(pen, { shoulder: [9, 73], elbow: [18.6, 58.6], wrist: [11.4, 52], hand: 'fist', bent: 0 });
    pen.fold('-8,77 4,62 12,50', 1.3, 0.4);
    head(
      layer,
      { x: 0.4, y: 79.5, size: 15.5, bowed: 8 },
      { nose: 'straight', chin: 'firm', neck: 'slender' },
      (on) => {
        on.cut('0,25 -14,4 -60,2 -80,24 -80,54 -66,76 -54,76 -46,66 -38,54 -26,46 -14,34');
        on.cut('-70,60 -86,58 -98,70 -96,86 -82,92 -70,84');
        on.cut('-106,26 -92,16 -68,16 -36,20 -4,18 20,22 32,32 12,30 -20,29 -60,29 -90,30');
        on.cut('-70,18 -70,-4 -58,-18 -36,-22 -16,-16 -6,0 -4,18 -36,22');
        on.fold('-69,11 -38,16 -5,13', 3.4, 0.5);
      },
    );
  });
  layer.line(discOf(x - 62, 448, 26, 9), 1.4, 0.4);
  layer.line(discOf(x - 58, 450, 18, 6), 1.2, 0.4);
  lantern(layer, x - 214, 445, 17);
}
