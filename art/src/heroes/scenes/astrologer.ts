import { lantern } from '../../scene/parts/lamps.ts';
import { railing } from '../../scene/parts/railing.ts';
import { chimney } from '../../scene/parts/rooftops.ts';
import { hump } from '../../scene/parts/skyline.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, HEIGHT, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Dr Hesper Vane on a roof, her glass turned down upon the lamps of the city. */
export const astrologer: HeroScene = {
  palette: 'verdigris',
  horizon: 0.8,
  rock: 0.8,
  glows: [
    { x: 0.48, y: 0.72, reachX: 0.34, reachY: 0.44, strength: 0.58 },
    { x: 0.9, y: 0.3, reachX: 0.2, reachY: 0.3, strength: 0.12 },
  ],
  layers: [
    farRoof(6, 26, 130),
    houses(
      { depth: 0.95, fog: 0.82, veil: 0.3, lit: 0.5 },
      { y: 392, unit: 9, least: 50, most: 96, towers: 0.36, rise: hump(0.5, 0.22, 0.7, 0.7) },
    ),
    houses(
      { depth: 0.7, fog: 0.5, veil: 0.3, lit: 0.55 },
      { y: 440, unit: 13, least: 50, most: 106, towers: 0.16, rise: hump(0.42, 0.3, 0.5, 0.7) },
    ),
    houses(
      { depth: 0.4, fog: 0.18, base: 1, veil: 0.16, lit: 0.55 },
      { y: 505, unit: 21, least: 50, most: 100, towers: 0.04, lean: 0.1 },
    ),
    nearPlane(roof),
  ],
};

function roof(layer: SceneLayer): void {
  const [left, top] = [0.5 * WIDTH, 0.9 * HEIGHT];
  layer.fill(
    [
      [left - 26, HEIGHT + 6],
      [left + 20, top],
      [WIDTH + 6, top],
      [WIDTH + 6, HEIGHT + 6],
    ],
    0.18,
    75,
  );
  layer.box(left + 12, top - 4, WIDTH, 7, 0.24, 0);
  railing(layer, left + 22, 0.9 * WIDTH, top - 3, 42, 0.13);
  chimney(layer, 0.95 * WIDTH, top, 50, 96, 0.2);
  lantern(layer, left + 64, top - 15, 15);
  figure(layer, { x: 0.79 * WIDTH, y: top - 3, height: 262 }, (pen) => {
    for (const foot of [-54, -36, -20]) pen.limb(`-36,66 ${foot},0`, 1.5, 0.13);
    pen.cut('-82,44! -79,36! -34,66! -17,77! -19.4,83! -38,75!', 0.14, 150);
    pen.cut('-88,43! -83,33! -76,37! -81,48!', 0.2, 150);
    pen.limb('-18,80 -9,86.4', 2.4, 0.14);
    pen.fold('-62,53 -65,59', 1.4, 0.6);
    pen.fold('-44,63 -47,70', 1.4, 0.6);
    pen.cut('-12,0 -10,22 -7,42 -4,52 -7,62 -7,72 -2,80 8,81 13,76 14,64 12,54 16,40 22,20 27,0');
    for (const points of ['-1,50 -3,26 -5,1', '4,52 5,28 4,1', '9,52 14,28 17,1', '-4,54 4,52 12,54']) pen.fold(points);
    pen.limb('4,76 -6,65 -16,69', 5.4);
    pen.limb('-16,69 -22,73', 3.4);
    head(layer, { x: 2, y: 79, size: 15.5, bowed: 12 }, { nose: 'aquiline', neck: 'slender' }, (on) => {
      on.cut(
        '0,25 -1,10 -12,-2 -32,-7 -54,-4 -72,8 -81,30 -80,52 -74,68 -64,78 -54,78 -46,70 -42,60 -35,52 -26,46 -14,34',
      );
      on.cut('-74,60 -90,58 -104,70 -104,88 -90,96 -76,92 -68,78');
      for (const points of ['-4,18 -30,2 -60,10 -76,44', '-16,30 -36,26 -58,36 -70,60']) on.fold(points, 2);
      on.fold('-80,66 -94,66 -98,82 -84,88', 2);
    });
  });
}
