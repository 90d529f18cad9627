import { crane } from '../../scene/parts/dock.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { ship } from '../../scene/parts/ships.ts';
import { hump } from '../../scene/parts/skyline.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, HEIGHT, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Master Gantry, too tall, on the old quay, which sank. */
export const master: HeroScene = {
  palette: 'bone',
  horizon: 0.62,
  glows: [
    { x: 0.5, y: 0.54, reachX: 0.3, reachY: 0.42, strength: 0.58 },
    { x: 0.95, y: 0.5, reachX: 0.2, reachY: 0.3, strength: 0.2 },
  ],
  layers: [
    farRoof(8, 34, 120),
    houses(
      { depth: 0.93, fog: 0.84, veil: 0.3, lit: 0.3 },
      { y: 294, unit: 8, least: 20, most: 44, towers: 0.3, rise: hump(0.8, 0.2, 0.9, 0.8) },
    ),
    {
      depth: 0.7,
      fog: 0.5,
      base: 0.64,
      veil: 0.28,
      lit: 0.4,
      draw: (layer) => {
        ship(layer, 0.2 * WIDTH, 296, 66);
        ship(layer, 0.48 * WIDTH, 300, 84, { mirrored: true });
        crane(layer, 0.63 * WIDTH, 298, 110, { mirrored: true });
        crane(layer, 0.97 * WIDTH, 298, 150, { mirrored: true });
      },
    },
    { water: 0.62 },
    {
      depth: 0.3,
      fog: 0.12,
      base: 0.8,
      mist: 0.2,
      veil: 0.1,
      draw: (layer) => {
        for (let pile = 0; pile < 5; pile += 1) {
          const x = 0.44 * WIDTH + pile * 40;
          layer.box(x, 340 - pile * 3, 7, 46 + pile * 6, 0.2);
          layer.box(x - 2, 338 - pile * 3, 11, 4, 0.4, 0);
        }
      },
    },
    nearPlane(sunkenQuay),
  ],
};

function sunkenQuay(layer: SceneLayer): void {
  const [x, water] = [0.78 * WIDTH, 0.92 * HEIGHT];
  figure(layer, { x, y: water + 16, height: 400 }, (pen) => {
    pen.limb('-4,30 -5,6', 4.4);
    pen.limb('4,30 4,6', 4.4);
    pen.cut('-9.6,22 -7.6,40 -6,54 -9,66 -9,76 -5,83 5,84 10,78 11,66 8,54 11,36 13,20 3,18');
    for (const points of ['-3,80 -4,56 -6,24', '5,56 6,36 6,20', '9,56 11,36 12,24']) pen.fold(points, 0.4);
    for (const y of [72, 66, 60, 54]) pen.fold(`-4.2,${y} -3.8,${y}`, 1.1, 0.8);
    pen.cut('-9,77 -4,84 6,85 10.6,78 11.4,71 2,73.4 -9,72');
    pen.fold('-9,72.4 2,73.8 11,71.4', 0.45);
    pen.limb('-6,76 -12,64 -20,67', 3.7);
    pen.limb('5,76 2,62 -10,60', 3.9);
    pen.cut('-29,78! -17,75! -14,50 -17,38 -21,31! -27,33! -23,46 -26,62', 0.95, 8);
    for (let row = 0; row < 8; row += 1)
      pen.fold(`${-26 + row * 0.5},${73 - row * 4.4} ${-17.6 + row * 0.3},${71.4 - row * 4.4}`, 0.35, 0.16);
    head(layer, { x: 0.6, y: 83, size: 12, bowed: 8 }, { nose: 'long', chin: 'jutting', neck: 'slender' }, (on) => {
      on.cut('-6,22 -20,2 -60,0 -78,20 -82,46 -72,74 -62,84 -52,70 -43,56 -36,70 -32,50 -26,36 -14,28');
      on.cut('-31,54 -26,68 -17,81 -9,88 -8,97 -15,106 -28,106 -40,96 -45,76 -42,60');
      on.fold('-33,62 -24,80 -12,98', 2);
      on.cut('-72,20 -72,-10 -74,-40! -56,-45 -38,-46 -18,-45 -4,-40! -6,-10 0,20 -38,24');
      on.cut('-90,11 -82,20 -50,25 -10,23 10,18 18,11 12,24 -8,28 -38,30 -78,29');
      on.fold('-71,13 -40,17 -3,13', 4, 0.5);
    });
  });
  for (let wave = 0; wave < 9; wave += 1) {
    for (const leg of [-20, 16]) {
      const [middle, half] = [x + leg + layer.random.between(-4, 4), (9 - wave * 0.4) * layer.random.between(0.7, 1.5)];
      layer.fill(
        `M${middle - half} ${water + 2 + wave * 5}q${half} 5 ${half * 2} 0q${-half} -3 ${-half * 2} 0Z`,
        0.05,
        0,
      );
    }
  }
  for (const [reach, y] of [
    [50, 0],
    [84, 7],
    [126, 16],
  ] as const) {
    layer.line(`M${x - reach} ${water + y}Q${x} ${water + y + 6} ${x + reach} ${water + y}`, 1.4, 0.4);
  }
  layer.box(x + 88, water - 122, 9, 150, 0.14);
  layer.box(x + 82, water - 126, 21, 6, 0.3, 0);
  for (let mark = 0; mark < 8; mark += 1)
    layer.box(x + 88, water - 112 + mark * 14, mark % 2 === 0 ? 9 : 5, 2, 0.55, 0);
  layer.line(`M${x + 88} ${water - 118}H${x + 70}V${water - 106}`, 2.2, 0.2);
  lantern(layer, x + 70, water - 93, 17);
  for (const [share, tall] of [
    [0.6, 26],
    [0.665, 20],
  ] as const)
    layer.fill(
      `M${share * WIDTH - 9} ${water + 30}V${water - tall}Q${share * WIDTH} ${water - tall - 12} ${share * WIDTH + 9} ${water - tall}V${water + 30}Z`,
      0.14,
    );
}
