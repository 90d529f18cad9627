import { paving } from '../../scene/parts/ground.ts';
import { house } from '../../scene/parts/house.ts';
import { streetLamp } from '../../scene/parts/lamps.ts';
import { dip } from '../../scene/parts/skyline.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, HEIGHT, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Miss Philomel Gathercole, come to stay, with her umbrella and her bag. */
export const aunt: HeroScene = {
  palette: 'rose',
  horizon: 0.78,
  glows: [
    { x: 0.55, y: 0.62, reachX: 0.24, reachY: 0.4, strength: 0.6 },
    { x: 0.1, y: 0.7, reachX: 0.2, reachY: 0.3, strength: 0.16 },
  ],
  layers: [
    farRoof(12, 34, 120),
    houses(
      { depth: 0.9, fog: 0.78, veil: 0.3, lit: 0.4 },
      { y: 372, unit: 10, least: 70, most: 120, towers: 0.3, rise: dip(0.55, 0.7, 0.9) },
    ),
    houses(
      { depth: 0.6, fog: 0.42, veil: 0.28, lit: 0.45 },
      { y: 386, unit: 19, least: 90, most: 150, towers: 0.06, lean: 0.1, rise: dip(0.55, 0.45, 2.4) },
    ),
    {
      depth: 0.3,
      fog: 0.12,
      base: 0.86,
      mist: 0.3,
      veil: 0.12,
      lit: 0.3,
      draw: (layer) => {
        paving(layer, 396, HEIGHT, 0.56 * WIDTH, 0.3);
        house(layer, -50, 404, 150, 250, { lean: 22, storey: 48 });
        house(layer, 0.9 * WIDTH, 404, 150, 270, { lean: -20, storey: 50 });
        streetLamp(layer, 0.6 * WIDTH, 424, 190, 0.16);
      },
    },
    nearPlane(aunty),
  ],
};

function aunty(layer: SceneLayer): void {
  figure(layer, { x: 0.655 * WIDTH, y: 0.985 * HEIGHT, height: 300 }, (pen) => {
    pen.cut('-17,0! -16,16 -11,24 11,24 16,16 17,0!', 0.14, 20);
    pen.limb('-7,24 -6,31 0,33 6,31 7,24', 1.1, 0.16);
    for (const points of ['-15,16 0,19 15,16', '-12,1 -10,17', '12,1 10,17']) pen.fold(points, 0.55);
    for (const at of [-6, 0, 6]) pen.fold(`${at - 2},9 ${at},12 ${at + 2},9 ${at},6 ${at - 2},9`, 0.5, 0.4);
    pen.fold('-2,23 2,23', 1.6, 0.8);
  });
  figure(layer, { x: 0.79 * WIDTH, y: 0.985 * HEIGHT, height: 300 }, (pen) => {
    pen.cut('-26,0 -22,18 -14,38 -9,52 -13,62 -13,72 -7,80 8,81 15,74 17,62 13,53 20,42 27,22 32,0');
    for (const points of ['-6,50 -12,24 -16,1', '0,50 -2,24 -4,1', '6,50 9,24 9,1', '11,50 19,24 22,1'])
      pen.fold(points);
    pen.fold('-22,8 4,5 29,8', 0.7);
    pen.cut('-15,76 -7,83 8,84 18,76 23,58 18,46 8,52 -2,46 -12,54 -17,64');
    pen.fold('-12,74 -2,60 8,50 20,60', 0.6);
    for (let at = 0; at < 12; at += 1)
      pen.limb(
        `${-15 + at * 3},${51 - Math.sin((at / 11) * 3.1) * 4} ${-16 + at * 3},${46 - Math.sin((at / 11) * 3.1) * 4}`,
        0.6,
      );
    pen.limb('-6,70 -17,60 -24,62', 5);
    pen.limb('-24,0 -25,60', 1, 0.14);
    pen.cut('-24,6! -28,26 -28,46 -25,52 -22,46 -21,26', 0.13, 90);
    pen.fold('-25,50 -26,28 -24,8', 0.5);
    pen.limb('-25,60 -25,66 -29,67 -30,63', 1.2, 0.14);
    pen.limb('6,70 13,56 6,48', 5);
    head(layer, { x: 1, y: 80, size: 17, bowed: -4 }, { nose: 'snub', chin: 'double' }, (on) => {
      on.cut('-24,52 4,47 15,28 12,2 0,-14 -22,-22 -50,-19 -72,-6 -84,18 -86,46 -78,68 -66,80 -54,84 -42,74 -33,64');
      on.fold('6,45 14,27 11,3 0,-11', 2.4);
      for (const points of ['-10,44 -8,16 -20,-14', '-28,52 -34,20 -46,-14', '-48,66 -58,36 -66,0']) on.fold(points, 2);
      for (const [x, y] of [
        [-14, -19],
        [-27, -24],
        [-41, -23],
      ] as const)
        on.cut(`${x - 8},${y + 6} ${x - 6},${y - 5} ${x + 5},${y - 6} ${x + 8},${y + 6}`);
      on.fold('-46,72 -34,88 -22,102', 3);
      on.cut('-24,100 -10,94 -4,104 -12,112 -18,108 -24,122 -34,114');
      on.fold('4,47 -10,46 -24,50', 2.4, 0.8);
    });
  });
}
