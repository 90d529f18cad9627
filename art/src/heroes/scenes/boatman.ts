import { bridge } from '../../scene/parts/bridge.ts';
import { lantern, streetLamp } from '../../scene/parts/lamps.ts';
import { hump } from '../../scene/parts/skyline.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { farRoof, HEIGHT, houses, nearPlane, WIDTH } from '../backdrops.ts';
import { figure, head, type Pen } from '../figure.ts';
import type { HeroScene } from '../hero-scene.ts';

/** Lull, the ferryman, with one passenger. */
export const boatman: HeroScene = {
  palette: 'gas',
  horizon: 0.6,
  glows: [
    { x: 0.4, y: 0.54, reachX: 0.28, reachY: 0.42, strength: 0.62 },
    { x: 0.88, y: 0.56, reachX: 0.2, reachY: 0.25, strength: 0.25 },
  ],
  layers: [
    farRoof(),
    houses(
      { depth: 0.92, fog: 0.8, veil: 0.3, lit: 0.25 },
      { y: 278, unit: 9, least: 30, most: 62, towers: 0.35, rise: hump(0.38, 0.2, 0.9, 0.8) },
    ),
    {
      ...houses(
        { depth: 0.7, fog: 0.5, veil: 0.3, lit: 0.35 },
        { y: 281, unit: 13, least: 30, most: 60, towers: 0.16, rise: hump(0.3, 0.18, 0.8, 0.8) },
      ),
    },
    {
      depth: 0.6,
      fog: 0.4,
      base: 0.6,
      lit: 0.5,
      draw: (layer) =>
        bridge(layer, { from: 0.5 * WIDTH, to: 1.06 * WIDTH, y: 226, rise: 50, foot: 288, hasHouses: true }),
    },
    houses(
      { depth: 0.5, fog: 0.28, veil: 0.2, lit: 0.4 },
      { y: 285, unit: 17, least: 22, most: 46, towers: 0.05, to: 0.3 * WIDTH },
    ),
    { water: 0.592 },
    {
      depth: 0.25,
      fog: 0.1,
      base: 0.7,
      mist: 0.1,
      draw: (layer) => {
        for (let pile = 0; pile < 6; pile += 1) {
          const x = 30 + pile * 34;
          layer.line(
            [
              [x, 332],
              [x + layer.random.between(-3, 3), 290 - pile * 2],
            ],
            4,
            0.2,
            90,
          );
        }
        streetLamp(layer, 132, 300, 48);
      },
    },
    nearPlane(punt),
  ],
};

function punt(layer: SceneLayer): void {
  figure(layer, { x: 0.72 * WIDTH, y: 0.87 * HEIGHT, height: 228 }, (pen) => {
    pen.cut('-104,15! -92,5 -78,-5 -60,-7 60,-7 82,0 98,12 110,22! 96,14 78,8 -74,8 -90,10', 0.15, 4);
    pen.fold('-92,5 -60,2 60,2 90,9', 0.7, 0.3);
    for (const x of [-62, -30, 30, 62]) pen.fold(`${x},7 ${x - 2},-5`, 0.6, 0.24);
    pen.limb('-96,12 -98,42 -88,46 -86,42', 1);
    passenger(layer, pen);
    pen.cut('-12,6 -15,26 -13,50 -8,68 -2,77 8,78 14,72 19,58 24,34 30,6 14,4');
    for (const points of ['-6,66 -8,40 -10,8', '0,72 0,44 -1,7', '8,72 10,44 10,6', '14,66 18,40 21,7'])
      pen.fold(points);
    pen.limb('-31,118 14,-28', 1.9, 0.14);
    pen.limb('-4,70 -14,62 -17,74', 5);
    pen.limb('4,70 -6,54 -11,54', 5.5);
    head(layer, { x: 3, y: 77, size: 17, bowed: 4 }, { nose: 'aquiline', brow: 'heavy' }, (on) => {
      on.cut('-34,54 -22,72 -4,80 8,90 10,108 -4,124 -26,116 -42,88');
      on.cut('-92,30 -70,14 -38,14 0,16 24,26 30,34 4,32 -36,34 -74,36 -100,40');
      on.cut('-74,20 -78,-6 -60,-24 -36,-28 -12,-20 0,0 2,22');
      on.fold('-74,12 -36,16 0,14', 3);
      on.fold('-30,60 -14,84 -2,108', 1.4);
    });
  });
  lantern(layer, 0.72 * WIDTH - 196, 0.87 * HEIGHT - 84, 15);
}

function passenger(layer: SceneLayer, pen: Pen): void {
  pen.cut('-68,7 -67,22 -62,34 -56,39 -48,39 -43,30 -40,20 -28,18 -22,7');
  pen.fold('-60,34 -58,20 -60,8');
  pen.fold('-50,36 -46,24 -34,16');
  head(layer, { x: -52, y: 37, size: 13, bowed: 10 }, { nose: 'snub', chin: 'small' }, (on) => {
    on.cut('-18,54 8,44 18,24 12,2 -6,-12 -36,-18 -66,-10 -84,14 -84,48 -70,72 -50,92 -30,104 -22,96 -30,74');
    on.fold('10,42 14,20 6,0 -14,-12', 2);
  });
}
