import { colonnade, pediment } from '../../scene/parts/columns.ts';
import { steps } from '../../scene/parts/ground.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { hump } from '../../scene/parts/skyline.ts';
import { tower } from '../../scene/parts/tower.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Ines Quill, who receives on the steps in all smokes: a parasol, a sash, and nobody indoors. */
export const ambassador: HeroScene = {
  palette: 'bone',
  horizon: 0.72,
  glows: [
    { x: 0.66, y: 0.52, reachX: 0.26, reachY: 0.46, strength: 0.62 },
    { x: 0.12, y: 0.7, reachX: 0.22, reachY: 0.3, strength: 0.2 },
  ],
  layers: [
    farRoof(10, 34, 120),
    houses(
      { depth: 0.92, fog: 0.8, veil: 0.3, lit: 0.3 },
      { y: 350, unit: 10, least: 50, most: 90, towers: 0.3, rise: hump(0.2, 0.2, 0.6, 0.8) },
    ),
    {
      depth: 0.6,
      fog: 0.42,
      base: 0.8,
      mist: 0.4,
      veil: 0.24,
      lit: 0.8,
      draw: (layer) => {
        const middle = 0.74 * WIDTH;
        for (const side of [-1, 1]) tower(layer, middle + side * 205, 388, 62, 210, { top: 'dome', shade: 0.44 });
        colonnade(layer, middle - 170, middle + 170, 196, 388, 8, 0.5);
        pediment(layer, middle, 196, 366, 74, 0.46);
        layer.light(
          [
            [middle - 16, 388],
            [middle - 16, 276],
            [middle + 16, 276],
            [middle + 16, 388],
          ],
          layer.lamp,
          0.7,
        );
        steps(layer, middle, 420, 430, 34, { count: 5, shade: 0.4, narrowing: 0.06 });
      },
    },
    houses(
      { depth: 0.5, fog: 0.3, base: 0.86, veil: 0.2, lit: 0.4 },
      { y: 420, unit: 18, least: 60, most: 120, towers: 0.1, to: 0.36 * WIDTH, rise: (share) => 1.25 - share * 2 },
    ),
    nearPlane(stairs),
  ],
};

function stairs(layer: SceneLayer): void {
  for (const [step, y] of [436, 452, 470].entries()) {
    const left = (0.53 - step * 0.035) * WIDTH;
    layer.box(left, y, WIDTH, 30, 0.13);
    layer.box(left, y, WIDTH, 4, 0.34, 0);
  }
  layer.box(0.55 * WIDTH, 398, 26, 40, 0.15);
  layer.box(0.55 * WIDTH - 4, 394, 34, 7, 0.28, 0);
  lantern(layer, 0.55 * WIDTH + 13, 379, 19);
  figure(layer, { x: 0.79 * WIDTH, y: 440, height: 282 }, (pen) => {
    pen.limb('-16,56 -20,112', 1, 0.16);
    pen.cut(
      '-58,101! -50,113 -36,122 -20,126 -4,123 10,114 18,103! 9,106 1,101! -8,105 -19,100! -30,105 -39,100! -48,105',
    );
    for (const points of ['-20,125 -30,116 -39,101', '-20,125 -20,114 -19,101', '-20,125 -8,116 1,102'])
      pen.fold(points, 0.6);
    pen.limb('-20,125 -20,130', 0.9);
    pen.cut('-24,0 -19,20 -11,40 -6,53 -10,62 -10,72 -5,80 6,81 12,75 12,64 9,54 18,46 28,28 36,8 44,0');
    for (const points of ['-4,50 -9,24 -13,1', '1,51 1,26 -1,1', '6,52 12,28 13,1', '12,48 24,26 30,1'])
      pen.fold(points);
    pen.cut('-7,79 -3,81 12,56 9,52', 0.62, 60);
    pen.cut('9,54 14,52 17,34 12,33', 0.55, 80);
    pen.fold('-10,70 -4,66 2,68', 0.6);
    pen.limb('2,76 -8,62 -16,66', 5);
    pen.limb('6,74 14,60 6,52', 5);
    head(layer, { x: 1, y: 79.5, size: 15, bowed: -4 }, { nose: 'aquiline', chin: 'firm', neck: 'slender' }, (on) => {
      on.cut('0,25 -2,8 -14,-4 -36,-8 -60,-4 -76,10 -82,34 -78,56 -68,76 -58,82 -48,70 -40,56 -26,46 -14,34');
      on.cut('-104,24 -96,4 -80,-14 -58,-34 -34,-38 -10,-28 4,-8 16,8 26,20 4,18 -22,15 -44,18 -72,24');
      on.fold('-98,18 -80,-8 -56,-29 -34,-33 -12,-23 4,-4', 2.6, 0.6);
      on.cut('-52,-28 -60,-54 -78,-70 -98,-66 -108,-46 -94,-50 -80,-40 -66,-22');
      on.fold('-54,-28 -66,-52 -92,-60', 2);
      on.cut('-76,56 -90,60 -96,76 -86,88 -72,84 -66,72');
    });
  });
}
