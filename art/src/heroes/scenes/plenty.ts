import { stall } from '../../scene/parts/fair.ts';
import { person } from '../../scene/parts/figures.ts';
import { paving } from '../../scene/parts/ground.ts';
import { lantern, lightString } from '../../scene/parts/lamps.ts';
import { dip } from '../../scene/parts/skyline.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, HEIGHT, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Augusta Plenty with her ladle, and the pot that nobody has seen the bottom of. */
export const plenty: HeroScene = {
  palette: 'ember',
  horizon: 0.78,
  glows: [
    { x: 0.58, y: 0.66, reachX: 0.26, reachY: 0.42, strength: 0.6 },
    { x: 0.12, y: 0.74, reachX: 0.2, reachY: 0.26, strength: 0.18 },
  ],
  layers: [
    farRoof(12, 34, 110),
    houses(
      { depth: 0.9, fog: 0.76, veil: 0.3, lit: 0.4 },
      { y: 366, unit: 10, least: 60, most: 100, towers: 0.24, rise: dip(0.55, 0.7, 1) },
    ),
    houses(
      { depth: 0.6, fog: 0.42, veil: 0.26, lit: 0.5 },
      { y: 390, unit: 18, least: 70, most: 120, towers: 0.05, lean: 0.1, rise: dip(0.5, 0.6, 1.8) },
    ),
    {
      depth: 0.32,
      fog: 0.14,
      base: 0.92,
      mist: 0.3,
      veil: 0.14,
      lit: 0.7,
      draw: (layer) => {
        paving(layer, 404, HEIGHT, 0.5 * WIDTH, 0.28);
        stall(layer, 0.2 * WIDTH, 418, 120, 110);
        for (const [share, hat, skirt] of [
          [0.4, 'cap', false],
          [0.44, 'bonnet', true],
          [0.47, 'bowler', false],
        ] as const)
          person(layer, share * WIDTH, 430, 84, { hat, skirt });
        lightString(layer, [0.3 * WIDTH, 196], [0.7 * WIDTH, 190], 30, { count: 16, radius: 2.4 });
        lightString(layer, [0.7 * WIDTH, 190], [1.05 * WIDTH, 170], 30, { count: 14, radius: 2.4 });
      },
    },
    nearPlane(kitchen, { ownLight: 6, wind: 0.2 }),
  ],
};

function kitchen(layer: SceneLayer): void {
  const [x, pot] = [0.81 * WIDTH, 0.625 * WIDTH];
  layer.box(0.5 * WIDTH, 462, WIDTH, 30, 0.13, 0);
  for (let log = 0; log < 6; log += 1) layer.line(`M${pot - 46 + log * 16} 466L${pot - 40 + log * 15} 452`, 7, 0.2);
  for (let tongue = 0; tongue < 16; tongue += 1) {
    const left = pot - 44 + tongue * 5.8;
    const tall = layer.random.between(8, 26);
    layer.light(
      `M${left - 4} 462Q${left - 5} ${462 - tall * 0.6} ${left + 1} ${462 - tall}Q${left + 5} ${462 - tall * 0.4} ${left + 4} 462Z`,
      '#ff8a3a',
      0.8,
    );
    layer.light(
      `M${left - 2} 462Q${left - 2} ${462 - tall * 0.4} ${left} ${462 - tall * 0.6}Q${left + 2} ${462 - tall * 0.3} ${left + 2} 462Z`,
      '#ffd48a',
      0.8,
    );
  }
  layer.fill(
    `M${pot - 66} 366C${pot - 80} 420 ${pot - 54} 452 ${pot} 452C${pot + 54} 452 ${pot + 80} 420 ${pot + 66} 366Z`,
    0.12,
    20,
  );
  layer.fill(discOf(pot, 366, 70, 11), 0.22, 0);
  layer.fill(discOf(pot, 367, 60, 7.4), 0.5, 0);
  for (const side of [-1, 1]) layer.line(discOf(pot + side * 70, 384, 8, 10), 3, 0.2);
  layer.line(`M${pot - 50} 430Q${pot} 446 ${pot + 50} 430`, 1.6, 0.34);
  layer.smoke(pot - 22, 362, 30);
  layer.smoke(pot + 20, 362, 24);
  figure(layer, { x, y: 464, height: 300 }, (pen) => {
    pen.cut('-27,0 -24,20 -18,38 -12,50 -17,60 -18,70 -12,79 4,82 15,79 21,70 21,58 16,49 24,34 29,16 31,0');
    for (const points of ['14,48 20,26 22,1', '8,50 12,26 12,1']) pen.fold(points);
    pen.cut('-13,52! 2,50! 5,26 4,4 -24,4! -21,28 -16,42', 0.42, 85);
    pen.cut('-15,72! -2,72! 2,52! -14,53!', 0.42, 85);
    for (const points of ['-10,48 -15,26 -17,8', '-3,48 -5,26 -6,8']) pen.fold(points, 0.5, 0.2);
    pen.fold('-14,52 2,50.6 17,51', 1.4, 0.5);
    pen.cut('17,51 26,54 30,46 22,46 26,38 18,46');
    pen.limb('-8,73 -24,64 -34,73', 6.6);
    pen.limb('-34,73 -37,75', 4.4);
    pen.limb('-36,96 -39,62 -46,44', 1.3, 0.14);
    pen.cut('-52,44 -41,44 -43,39 -47,37 -51,40', 0.14);
    pen.limb('11,73 27,62 18,52', 6.8);
    pen.fold('-24,67 -29,67', 1, 0.5);
    head(
      layer,
      { x: 1, y: 80.5, size: 16.5, bowed: 2 },
      { nose: 'snub', chin: 'double', lips: 'full', neck: 'thick' },
      (on) => {
        on.cut('0,26 -14,6 -60,4 -80,26 -80,54 -66,76 -54,76 -44,64 -36,54 -24,44 -12,34');
        on.cut('2,28 -2,8 -14,-14 -38,-28 -68,-24 -90,-4 -96,24 -88,46 -74,58 -60,50 -46,34 -24,24', 0.4);
        for (const points of ['-6,16 -20,-10 -56,-16 -84,8', '-30,20 -48,4 -78,10', '-56,38 -72,24 -90,24'])
          on.fold(points, 1.6, 0.16);
        on.cut('2,30 -6,34 -16,27 -26,36 -36,32 -44,44 -54,42 -60,54 -70,54 -74,64 -66,48 -48,32 -24,20 0,22', 0.5);
      },
    );
  });
  layer.line(`M${WIDTH + 5} 150L${0.925 * WIDTH} 150V168`, 3, 0.2);
  lantern(layer, 0.925 * WIDTH, 186, 19);
}
