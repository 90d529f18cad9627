import { lantern } from '../../scene/parts/lamps.ts';
import { railing } from '../../scene/parts/railing.ts';
import { tower } from '../../scene/parts/tower.ts';
import { windowGrid } from '../../scene/parts/windows.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { heroArm } from '../arm.ts';
import { farRoof, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Cordelia Brace on her round of the prison isle: keys, greatcoat, and a lantern held up. */
export const deputy: HeroScene = {
  palette: 'abyss',
  horizon: 0.66,
  glows: [
    { x: 0.6, y: 0.56, reachX: 0.28, reachY: 0.4, strength: 0.5 },
    { x: 0.08, y: 0.66, reachX: 0.2, reachY: 0.24, strength: 0.24 },
  ],
  layers: [
    farRoof(14, 36, 130),
    houses(
      { depth: 0.92, fog: 0.82, veil: 0.3, lit: 0.3 },
      { y: 310, unit: 8, least: 24, most: 50, towers: 0.3, to: 0.36 * WIDTH },
    ),
    {
      depth: 0.6,
      fog: 0.4,
      base: 0.7,
      mist: 0.5,
      veil: 0.28,
      lit: 0.34,
      draw: prison,
    },
    { water: 0.665 },
    nearPlane(warden),
  ],
};

function prison(layer: SceneLayer): void {
  layer.fill(
    [
      [0.42 * WIDTH, 324],
      [0.46 * WIDTH, 292],
      [0.55 * WIDTH, 282],
      [1.02 * WIDTH, 276],
      [1.02 * WIDTH, 324],
    ],
    0.26,
    20,
  );
  layer.box(0.5 * WIDTH, 186, 0.52 * WIDTH, 104, 0.4);
  windowGrid(layer, { x: 0.51 * WIDTH, y: 280, width: 0.48 * WIDTH, height: 90 }, 22, { lit: 0.22 });
  for (const [share, width, height] of [
    [0.5, 46, 150],
    [0.66, 36, 134],
    [0.82, 54, 196],
    [0.98, 40, 160],
  ] as const)
    tower(layer, share * WIDTH, 290, width, height, { top: 'battlements', shade: 0.42, lit: 0.3 });
}

function warden(layer: SceneLayer): void {
  layer.box(0.44 * WIDTH, 434, WIDTH, 60, 0.13, 0);
  layer.box(0.44 * WIDTH, 430, WIDTH, 6, 0.34, 0);
  for (let stone = 0; stone < 12; stone += 1) layer.box((0.45 + stone * 0.05) * WIDTH, 440, 1.6, 40, 0.3);
  railing(layer, 0.45 * WIDTH, 1.02 * WIDTH, 431, 46, 0.12);
  figure(layer, { x: 0.78 * WIDTH, y: 440, height: 306 }, (pen) => {
    pen.limb('-4,26 -6,4 -12,1.6', 6);
    pen.limb('8,26 9,4 3,1.6', 6);
    pen.cut('-14,16 -11,36 -6.6,53 -9.4,64 -11,74 -6,81 7,82 13.4,77 13.4,64 9,53 14,34 19,14 3,12');
    for (const points of ['-4,78 -6,56 -9,18', '6,50 8,32 8,14', '12,52 15,32 16,16']) pen.fold(points);
    for (const y of [72, 65, 58]) {
      pen.fold(`-6.8,${y} -6.2,${y}`, 1.5, 0.8);
      pen.fold(`-2,${y} -1.4,${y}`, 1.5, 0.8);
    }
    pen.fold('-7,54 2,52.6 10,53', 1.8, 0.34);
    pen.cut('-11,77 -7,83 8,84 15,77 16,68 9,71 -3,70 -11,69');
    pen.fold('-11,69.6 -2,71 10,72 16,68.6', 0.6);
    heroArm(pen, { shoulder: [-7, 74.5], elbow: [-19, 65.5], wrist: [-28.4, 79], hand: 'fist', bent: -8 });
    heroArm(pen, { shoulder: [11, 74], elbow: [19.6, 60.6], wrist: [13.6, 50.4], hand: 'fist', isTurned: true });
    for (const key of ['10,45 8,36 10,32', '11,45 10.6,34 12.6,31', '12,45 13.6,36 16.6,33']) pen.limb(key, 1, 0.3);
    head(layer, { x: 1, y: 81, size: 15, bowed: -3 }, { nose: 'straight', chin: 'firm', brow: 'heavy' }, (on) => {
      on.cut('-2,22 -14,4 -60,0 -80,22 -82,50 -76,70 -62,80 -52,72 -44,58 -32,48 -14,32');
      on.cut('-74,62 -88,62 -98,74 -94,88 -80,92 -68,80');
      on.cut('-74,12 -86,-4 -68,-22 -34,-26 -2,-18 8,-4 2,12');
      on.cut('-73,6 -74,22 -36,26 2,24 2,8');
      on.cut('-6,20 10,22 24,32 26,36 12,34 -8,28');
      on.fold('-72,8 -36,12 2,9', 2);
      on.fold('-4,2 -4,3', 6, 0.8);
    });
  });
  lantern(layer, 0.78 * WIDTH - 104, 440 - 236, 24, '#ffb44e');
}
